// The desk of an editor of products, for tests of what happens to records over time.

import { productCalls as calls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import type { testApp } from '#server/testing/app.ts'
import { drawPicture, uploadDescribed } from '#server/testing/pictures.ts'

const HOUR = 3_600_000

/** For tests that let days pass: nobody is signed out meanwhile, or asked who they are. */
export const LONG_SESSIONS = {
  ...{ SESSION_IDLE_MINUTES: '100000', SESSION_LIFE_MINUTES: '100000' },
  PROOF_MINUTES: '0',
}

/** Someone who may do everything, with a type and a picture at hand. */
export async function productDesk(app: Awaited<ReturnType<typeof testApp>>) {
  const admin = await app.signIn()
  const { key: picture } = await uploadDescribed(app.app, admin.token, await drawPicture())
  const newType = { productTypeName: 'Valves', productTypeLevel: '0' }
  const type = await app.get(productTypeCalls.add, newType, admin)

  /** A draft that may be published. */
  const draft = (name: string, more: Partial<InputOf<typeof calls.add>> = {}) =>
    app.get(
      calls.add,
      {
        productModel: name,
        productName: { zh: name, en: name },
        productTypeId: type.id,
        summary: { en: 'A valve.' },
        gallery: [picture],
        ...more,
      },
      admin,
    )

  return {
    admin,
    type,
    draft,
    async published(name: string, more: Parameters<typeof draft>[1] = {}) {
      const { id, version } = await draft(name, more)
      return app.get(calls.publish, { id, version }, admin)
    },
    rename: ({ id, version }: { id: number; version: number }, name: string, autosave = false) =>
      app.get(calls.update, { id, version, productName: { en: name }, autosave }, admin),
    read: (id: number) => app.get(calls.read, { id }, admin),
    /** The name that visitors see, or the code of the refusal. */
    async seen(id: number) {
      const answer = await app.ask(calls.getById, { id, lang: 'en' })
      return answer.code === CODE.ok ? answer.data.productName : answer.code
    },
    inHours: (hours: number) => new Date(app.parts.now() + hours * HOUR).toISOString(),
  }
}
