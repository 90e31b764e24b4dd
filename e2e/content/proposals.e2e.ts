// What a program proposes over the Model Context Protocol a person takes, changes first or leaves out, in three languages.
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Page } from '@playwright/test'
import { expectAccess } from '../testing/axe.ts'
import { fitsWidth } from '../testing/looks.ts'
import { expect, test } from '../testing/site.ts'
import { call, signIn, unique } from '../testing/staff.ts'

type Row = { id: number; version: number; productModel: string; summary: Record<string, string> }
const PROPOSALS = '/#/webSystemManage/web_proposal'
const SCOPE = ['web_proposal:write', 'web_product', 'web_news']

const WORDS = {
  en: {
    take: 'Take: Summary (English)',
    change: 'Change, then take: Summary (Español)',
    takeThis: 'Take this',
    leave: 'Leave: Product name (English)',
    inCopy: 'The change is in the working copy',
    leftOut: 'The change is left out',
    undo: 'Undo: Summary (English)',
    openNow: 'The change is open again',
    decided: '4 of 4 decided',
    add: 'Add as a draft',
    added: 'The record is a draft now',
    editor: 'Open the editor',
    calls: /All 5 calls/,
    every: 'Every call',
    close: 'Close the proposal',
    closed: 'The proposal is closed',
  },
  zh: {
    take: '收下: 简介 (English)',
    change: '改了再收: 简介 (Español)',
    takeThis: '收下这个',
    leave: '不要: 产品名称 (English)',
    inCopy: '1 处修改已写入工作副本',
    leftOut: '1 处修改不要',
    undo: '撤回: 简介 (English)',
    openNow: '该修改重新待决定',
    decided: '已决定 4 / 4',
    add: '添加为草稿',
    added: '记录已添加为草稿',
    editor: '打开编辑器',
    calls: /全部 5 次调用/,
    every: '全部调用',
    close: '结束提议',
    closed: '提议已结束',
  },
  es: {
    take: 'Aceptar: Resumen (English)',
    change: 'Cambiar y aceptar: Resumen (Español)',
    takeThis: 'Aceptar esto',
    leave: 'Descartar: Nombre del producto (English)',
    inCopy: 'El cambio está en la copia de trabajo',
    leftOut: 'El cambio queda descartado',
    undo: 'Deshacer: Resumen (English)',
    openNow: 'El cambio vuelve a estar abierto',
    decided: '4 de 4 decididos',
    add: 'Crear como borrador',
    added: 'El registro ya es un borrador',
    editor: 'Abrir el editor',
    calls: /Las 5 llamadas/,
    every: 'Todas las llamadas',
    close: 'Cerrar la propuesta',
    closed: 'La propuesta está cerrada',
  },
} as const

/** Lets an agent with a token of the person at the page propose three changes of a product. */
async function proposedBy(page: Page, baseURL: string, language: string) {
  const { data } = await call<{ items: Row[] }>(
    page,
    '/api/web/product/list?state=published&limit=9&sort=-productModel',
  )
  const { id } = data.items[3 + Object.keys(WORDS).indexOf(language)] as Row
  const given = await call<{ token: string }>(page, '/api/token/add', {
    ...{ name: unique('Helper'), scope: SCOPE, days: 2 },
  })
  expect(given.code).toBe(200)
  const requestInit = { headers: { authorization: `Bearer ${given.data.token}` } }
  const client = new Client({ name: 'an agent', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp/staff', baseURL), { requestInit }) as never,
  )
  const use = async (name: string, given: object) =>
    (await client.callTool({ name, arguments: { ...given } })).structuredContent as Record<string, unknown>
  const name = unique('Shorter')
  const { id: proposal } = await use('begin_proposal', {
    ...{ name, note: 'Make the summaries shorter.', model: 'example-large-2' },
  })
  const { content } = await use('read_record', { proposal, kind: 'product', id })
  const { version } = content as Row
  const why = 'The first sentence says it all.'
  await use('propose_changes', {
    ...{ proposal, kind: 'product', id, version },
    changes: [
      { path: 'summary.en', value: 'Short and plain.', why },
      { path: 'summary.es', value: 'Corto y claro.', why },
      { path: 'productName.en', value: 'Another name' },
    ],
  })
  await use('propose_record', {
    ...{ proposal, kind: 'news', why: 'It was asked for.' },
    content: { title: { en: `${name} news`, es: `${name} novedad` }, body: { en: 'One paragraph.' } },
  })
  await use('finish_proposal', { proposal, cost: 0.42 })
  await client.close()
  return { id, version, name }
}

for (const [language, words] of Object.entries(WORDS))
  test(`in ${language}: what a program proposes is taken, changed first and left out; visitors see nothing of it`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL }])
    await signIn(page, 'admin', PROPOSALS)
    const { id, version, name } = await proposedBy(page, baseURL, language)
    const before = await (await page.request.get(`/api/web/product/getById?id=${id}&lang=en`)).json()
    await page.reload()
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await fitsWidth(page, 1280)
    await expectAccess(page, 'a proposal')

    await page.getByRole('button', { name: words.take, exact: true }).click()
    await expect(page.getByText(words.inCopy)).toBeVisible()
    // Taken back, and taken again.
    await page.getByRole('button', { name: words.undo }).click()
    await expect(page.getByText(words.openNow)).toBeVisible()
    await page.getByRole('button', { name: words.take, exact: true }).click()
    await expect(page.getByRole('button', { name: words.undo })).toBeVisible()
    await page.getByRole('button', { name: words.change }).click()
    await page.locator('.proposal-own textarea').fill('Más corto.')
    await page.getByRole('button', { name: words.takeThis }).click()
    await expect(page.locator('.proposal-own')).toHaveCount(0)
    await page.getByRole('button', { name: words.leave }).click()
    await expect(page.getByText(words.leftOut)).toBeVisible()

    await page.getByRole('button', { name: new RegExp(`${name} (news|novedad)`) }).click()
    const record = page.locator('.proposal-record')
    await expect(record.getByText('One paragraph.')).toBeVisible()
    await fitsWidth(page, 1280)
    await expectAccess(page, 'a record that is proposed')
    await record.getByRole('button', { name: words.add }).click()
    await expect(page.getByText(words.added)).toBeVisible()
    await expect(record.getByRole('link', { name: words.editor })).toBeVisible()
    await expect(page.locator('.proposal-foot').getByText(words.decided)).toBeVisible()

    await page.getByRole('button', { name: words.calls }).click()
    const drawer = page.getByRole('dialog', { name: words.every })
    await expect(drawer.getByText('propose_changes')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.locator('.proposal-foot').getByRole('button', { name: words.close }).click()
    await page.locator('.ant-modal-confirm').getByRole('button', { name: words.close }).click()
    await expect(page.getByText(words.closed, { exact: true }).first()).toBeVisible()

    const { data: now } = await call<Row & { productName: Record<string, string> }>(
      page,
      `/api/web/product/read?id=${id}`,
    )
    expect(now.summary).toMatchObject({ en: 'Short and plain.', es: 'Más corto.' })
    expect(now.version).toBe(version + 4)
    expect(now.productName.en).not.toBe('Another name')
    const after = await (await page.request.get(`/api/web/product/getById?id=${id}&lang=en`)).json()
    expect(after.data.summary).toBe(before.data.summary)
  })
