// A server with what records of every kind may name, and their spreadsheets as somebody sends and fetches them.

import { buffer } from 'node:stream/consumers'
import { CALLS } from '#contract/calls.ts'
import { NO_SLUGS } from '#contract/content/blank.ts'
import type { Field, FieldMap } from '#contract/fields/field.ts'
import type { KindOf } from '#contract/kinds/kind.ts'
import { OWN_FIELD_KINDS } from '#contract/kinds/own-fields.ts'
import type { SheetReport } from '#contract/kinds/sheet-calls.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { downloadCalls } from '#contract/media/download.ts'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { fieldCalls } from '#contract/site/field-settings.ts'
import { settingCalls } from '#contract/site/setting.ts'
import type { Call } from '#contract/wire/call.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import { readSheet } from '#server/parts/sheets/sheet-reading.ts'
import { writeSheet } from '#server/parts/sheets/sheets.ts'
import { testApp } from '#server/testing/app.ts'
import { drawPicture, uploadDescribed, uploadPicture } from '#server/testing/pictures.ts'

type Row = { id: number; version: number; [field: string]: unknown }

export async function sheetDesk() {
  const app = await testApp()
  const admin = await app.signIn()
  const text = (word: string) => eachLanguage((language) => `${word} ${language}`)
  const pictures = await Promise.all(
    ['red', 'blue'].map(
      async (colour) => (await uploadDescribed(app.app, admin.token, await drawPicture(colour))).key,
    ),
  )
  const pdf = async (name: string) => {
    const bytes = Buffer.from(`%PDF-1.7\n1 0 obj << >> endobj\n% ${name}\n%%EOF`)
    const reply = await uploadPicture(app.app, admin.token, bytes, name, downloadCalls.upload.path)
    return (reply.json().data as { key: string }).key
  }
  const files = [await pdf('one.pdf'), await pdf('two.pdf')]
  const type = await app.get(
    productTypeCalls.add,
    {
      productTypeName: text('Meters'),
      productTypeLevel: '0',
      attributes: [{ key: 'dn', name: text('DN'), type: 'number', unit: 'mm' }],
    },
    admin,
  )
  const other = await app.get(
    productTypeCalls.add,
    { productTypeName: text('Valves'), productTypeLevel: '0' },
    admin,
  )
  const types = [type.id, other.id]
  const regions = ['Europe', 'America'].map((name) => ({ name: text(name), countries: [] }))
  await app.get(settingCalls.update, { version: 0, regions }, admin)
  const seats = { key: 'o1', name: text('Seats'), type: 'number' as const, byRegion: true }
  for (const kind of OWN_FIELD_KINDS)
    await app.get(fieldCalls.update, { kind, version: 0, attributes: [seats] }, admin)
  const products: number[] = []
  for (const productModel of ['OTHER-1', 'OTHER-2', ''])
    products.push((await app.get(productCalls.add, { productModel, productName: text('Other') }, admin)).id)

  const callOf = (kind: KindOf, verb: string): Call => {
    const call = CALLS.find(({ path }) => path === `/api/web/${kind.kind}/${verb}`)
    if (!call) throw new Error(`${kind.kind} has no ${verb}`)
    return call
  }
  const add = async (kind: KindOf, given: object) => (await app.get(callOf(kind, 'add'), given, admin)) as Row
  const read = async (kind: KindOf, id: number) => (await app.get(callOf(kind, 'read'), { id }, admin)) as Row
  const contentOf = (kind: KindOf, row: Row) =>
    Object.fromEntries(Object.keys(kind.fields).map((name) => [name, row[name]]))

  const FORMS: Record<string, readonly [string, string]> = {
    year: ['2019', '2021'],
    time: ['09:30', '17:00'],
    timeZone: ['Asia/Shanghai', 'Europe/Berlin'],
    country: ['CN', 'DE'],
    region: ['r1', 'r2'],
    email: ['one@example.com', 'two@example.com'],
    phone: ['+86 512 0000 0110', '+49 30 0000 0110'],
    webAddress: ['https://one.example/', 'https://two.example/'],
  }
  /** A value of each field, of which `nth` makes another one; it holds what cells must take care of. */
  function valueIn(field: Field, name: string, nth: 0 | 1): unknown {
    switch (field.type) {
      case 'words':
        return eachLanguage((language) => `# ${name} ${nth} | ${language} \\`.slice(-field.max).trim())
      case 'texts':
        return [text(`one ${nth}`), text('two')]
      case 'rich':
        return eachLanguage((language) => docOfPlain(`${name} ${nth} ${language}\n\n## More\n\n- a\n- b`))
      case 'plain':
        return FORMS[field.form ?? '']?.[nth] ?? `${name}${nth}`.slice(-field.max)
      case 'date':
        return ['2026-05-01', '2027-01-31'][nth]
      case 'wholeNumber':
        return field.min + nth
      case 'quantity':
        return { value: 1.5 + nth, unit: field.unit }
      case 'range':
        return { from: nth === 0 ? -20 : null, to: 60, unit: field.unit }
      case 'flag':
        return nth === 0
      case 'choice':
        return field.options[nth]
      case 'picture':
        return pictures[nth]
      case 'pictures':
        return nth === 0 ? pictures : pictures.slice(1)
      case 'file':
        return files[nth]
      case 'record':
        return products[nth]
      case 'records':
        return (field.kind === 'productType' ? types : products).slice(nth)
      case 'values':
        return { o1: 10 + nth, 'o1@r1': 20 + nth }
      case 'lines':
        return nth === 0
          ? [fieldsOf(field.fields, 0), fieldsOf(field.fields, 1)]
          : [fieldsOf(field.fields, 1)]
      case 'group':
        return fieldsOf(field.fields, nth)
      case 'seo':
        return { title: text('T'), description: text('D'), picture: pictures[nth], listed: nth === 0 }
      case 'slugs':
        return { ...NO_SLUGS, en: `${name}-${nth}` }
      case 'place':
        return [
          { latitude: 31.299, longitude: 120.5853 },
          { latitude: -33.4489, longitude: -70.6693 },
        ][nth]
      default:
        return field satisfies never
    }
  }
  const fieldsOf = (fields: FieldMap, nth: 0 | 1): Record<string, unknown> =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueIn(field, name, nth)]))
  const given = (kind: KindOf, nth: 0 | 1) => ({
    ...fieldsOf(kind.fields, nth),
    ...(kind.under?.field && { [kind.under.name]: type.id }),
    ...(kind.kind === 'product' && { status: 'discontinued' }),
  })

  async function download(kind: KindOf, verb = 'export', language = 'en', who = admin) {
    const reply = await app.inject({
      method: 'POST',
      url: callOf(kind, verb).path,
      headers: { 'x-token': who.token ?? '' },
      cookies: { language },
    })
    return (await readSheet(reply.rawPayload, { rows: 100 })).map(({ cells }) => cells)
  }
  async function upload(kind: KindOf, rows: readonly (readonly string[])[], query = '', who = admin) {
    const [head = [], ...below] = rows
    const columns = head.map((title) => ({ title, width: 10 }))
    const file = await buffer(writeSheet('records', columns, below))
    const url = callOf(kind, 'import').path + query
    const reply = await uploadPicture(app.app, who.token, file, 'records.xlsx', url, { language: 'en' })
    return reply.json() as { code: number; data: SheetReport }
  }

  return { app, admin, files, callOf, add, read, contentOf, given, download, upload }
}
