// How visitors narrow the list of a kind by fields of the owner. The index in memory answers what names such a field; lists that are
// narrowed by none are left to the store, whose indexes answer them.
import type { KindOf } from '#contract/kinds/kind.ts'
import { type Filter, readFilter } from '#contract/products/attribute-filter.ts'
import type { System } from '#contract/quantities/system-names.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { FacetIndex, FacetQuestion } from '#server/publishing/facets/facet-index.ts'
import type { FacetSource } from '#server/publishing/facets/facet-source.ts'
import { narrowingSlots, slotKey, termsAsked } from '#server/publishing/facets/facet-values.ts'
import { recordChoices } from '#server/publishing/facets/record-choices.ts'
import { facetOf, fitting, isCounted } from '#server/publishing/facets/shown-facets.ts'
import { narrowingFields } from '#server/publishing/fields/own-fields.ts'
import type { Db } from '#server/storage/open.ts'
import { bitsRead } from '#server/storage/reads/language-read.ts'

/** What the address says of fields of the owner. */
export type FieldFilter = { filter?: string | undefined; units?: System | undefined }
/** What else the list is narrowed to: terms of its columns by their names, days, and nothing but these records. */
type Beside = { chosen: object; more?: Filter; only?: ReadonlySet<number> | undefined; at: number }
type Page = Pick<FacetQuestion, 'sort'> & { page: number; limit: number }
type Slot = Parameters<typeof slotKey>[0]

/** Answers pages and counts of the list of a kind; the fields are those that hold when it is asked. */
export function fieldNarrowing(db: Db, facets: FacetSource, kind: KindOf & { kind: Kind }) {
  const fieldsNow = () => narrowingFields(kind.kind).flatMap((field) => (isCounted(field) ? [field] : []))
  /** The fields, and what is asked of them of what there is at that moment. */
  async function askedAt({ filter = '', units = 'metric' }: FieldFilter, at: number) {
    const given = readFilter(filter) ?? new Map()
    const records = recordChoices(db, at)
    const fields = await records.asked(fieldsNow(), given)
    return { fields, offering: records.offering, wanted: fitting(given, fields, units) }
  }
  const asked = (wanted: Filter, { chosen, more = new Map(), only, at }: Beside) => ({
    filter: new Map([...wanted, ...termsAsked(kind, chosen)]),
    ...{ base: more, only, at, titled: bitsRead() },
  })
  const search = (index: FacetIndex, question: Partial<FacetQuestion> & ReturnType<typeof asked>) =>
    index.search({ sort: 'sort', offset: 0, limit: 0, ...question })

  return {
    /** The list as it is narrowed to by what is asked of its fields at that moment; null where nothing is. */
    async narrowed(given: FieldFilter, at: number) {
      const { wanted } = await askedAt(given, at)
      if (wanted.size === 0) return null
      return {
        /** How many records there are, and those of a page in its order. */
        async page(beside: Beside, { sort, page, limit }: Page) {
          const question = { ...asked(wanted, beside), sort, offset: (page - 1) * limit, limit }
          return search(await facets(kind.kind), question)
        },
        /** How many records each of these narrows the list to further, each in turn. */
        async totals(beside: Beside, more: readonly Filter[]) {
          const index = await facets(kind.kind)
          return more.map((one) => search(index, asked(wanted, { ...beside, more: one })).total)
        },
      }
    },

    /**
     * The fields that the list is narrowed by, with their counts; and where something is asked of one, how many records each term
     * of a column would leave.
     */
    async counts(given: FieldFilter, narrowedBeside: () => Beside | Promise<Beside>) {
      if (fieldsNow().length === 0) return { facets: [], counted: undefined }
      const beside = await narrowedBeside()
      const { fields, offering, wanted } = await askedAt(given, beside.at)
      const { count } = search(await facets(kind.kind), asked(wanted, beside))
      const shown: NonNullable<ReturnType<typeof facetOf>>[] = []
      for (const field of fields) {
        const counted = count(field.key)
        const whole = await offering(field, () => counted)
        const facet = facetOf(whole, counted, wanted.get(field.key), given.units ?? 'metric')
        if (facet) shown.push(facet)
      }
      if (wanted.size === 0) return { facets: shown, counted: undefined }
      const slots = new Map(narrowingSlots(kind).map(({ slot }) => [slot, count(slotKey(slot)).values]))
      const counted = (slot: Slot, term: string) => slots.get(slot)?.get(term)?.left ?? 0
      return { facets: shown, counted }
    },
  }
}
