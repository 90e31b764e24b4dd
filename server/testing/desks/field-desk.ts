// The desk of whoever adds fields to kinds, for tests of what the search finds in them.
import type { Language } from '#contract/languages/language-codes.ts'
import { fieldCalls } from '#contract/site/field-settings.ts'
import { searchCalls } from '#contract/site/search.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { tidyContent } from '#server/publishing/lifecycle/upkeep.ts'
import { OUT_OF_DATE } from '#server/publishing/search/tokens.ts'
import type { testApp } from '#server/testing/app.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Update = InputOf<typeof fieldCalls.update>
/** A field as it is written. */
export type Field = Update['attributes'][number]

/** A text in the languages of the demo; `es` where it is called otherwise there. */
export const words = (en: string, es = en) => ({ zh: en, en, es })

/** Someone who writes the fields of a kind over what is stored of them. */
export function fieldDesk({ get }: Pick<App, 'get'>, admin: Awaited<ReturnType<App['signIn']>>) {
  async function versionOf(kind: Update['kind'] = 'product') {
    const all = await get(fieldCalls.read, {}, admin)
    return all.find((one) => one.kind === kind)?.version ?? 0
  }
  const writeOf = async (kind: Update['kind'], attributes: Field[]) =>
    get(fieldCalls.update, { kind, attributes, version: await versionOf(kind) }, admin)
  return {
    versionOf,
    writeOf,
    /** Those of products. */
    write: (...attributes: Field[]) => writeOf('product', attributes),
    /** Empties a field of products that was removed. */
    empty: async (key: string) =>
      get(fieldCalls.empty, { kind: 'product', key, version: await versionOf() }, admin),
  }
}

/** What the search finds of products, and which it has to read anew. */
export function searchDesk({ get, parts }: Pick<App, 'get' | 'parts'>) {
  const { storage, bus, moments, now } = parts
  return {
    /** What a node does now and then. */
    tidy: () => tidyContent({ storage, bus, moments, now }),
    /** The models of the products that are found, in the order of the alphabet. */
    async models(keyword: string, lang: Language = 'en') {
      const { items } = await get(searchCalls.search, { keyword, lang, kind: 'product' })
      return items.map(({ code }) => code).toSorted()
    },
    async outOfDate() {
      const rows = await storage.db
        .selectFrom('publication')
        .select('code')
        .where('search_version', '=', OUT_OF_DATE)
        .orderBy('code')
        .execute()
      return rows.map(({ code }) => code)
    },
  }
}
