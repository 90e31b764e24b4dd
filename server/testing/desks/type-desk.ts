// The desk of whoever prepares product types, beside the desk of releases.
import { expect } from 'vitest'
import { productTypeCalls as calls } from '#contract/products/product-type.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import type { testApp } from '#server/testing/app.ts'
import { releaseDesk } from './release-desk.ts'

/** Someone who may do everything, with drafts of types at hand. */
export async function typeDesk(app: Awaited<ReturnType<typeof testApp>>) {
  const desk = await releaseDesk(app)
  const { admin } = desk
  type More = Partial<InputOf<typeof calls.add>>
  const add = (name: string, level = 0, more: More = {}) =>
    app.get(calls.add, { productTypeName: { en: name }, productTypeLevel: String(level), ...more }, admin)

  return {
    ...desk,
    /** A type that visitors see. */
    newType: add,
    /** One that they do not see yet. */
    draftType: (name: string, level = 0, more: More = {}) => add(name, level, { publish: false, ...more }),
    staffType: (id: number) => app.get(calls.read, { id }, admin),
    /** The name that visitors see, or the code of the refusal. */
    async seenType(id: number) {
      const answer = await app.ask(calls.getById, { id, lang: 'en' })
      return answer.code === CODE.ok ? answer.data.productTypeName : answer.code
    },
  }
}

/** What a write names of a record. */
export const at = ({ id, version }: { id: number; version: number }) => ({ id, version })

/** That an answer refuses one field in these words. */
export const refusedField = (answer: object, field: string, says: RegExp) =>
  expect(answer).toMatchObject({
    code: CODE.invalid,
    data: { fields: { [field]: expect.stringMatching(says) } },
  })
