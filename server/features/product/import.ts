// Takes products in from a spreadsheet: says what would happen row by row, or does all of it in one transaction.
import { isDeepStrictEqual } from 'node:util'
import { productKind } from '#contract/kinds/product.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { ProductContent } from '#contract/products/product.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { PRODUCT_IMPORT_ROWS, type ProductImportReport } from '#contract/products/product-files.ts'
import { Failure } from '#server/failure.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import { createTurns } from '#server/parts/long-work/turns.ts'
import { readSheetApart } from '#server/parts/sheets/sheets-apart.ts'
import type { Parts } from '#server/parts.ts'
import { workingAttributes } from '#server/publishing/cards/type-attributes.ts'
import type { Entry } from '#server/publishing/kind.ts'
import { writtenAt } from '#server/publishing/kinds/rules.ts'
import { TYPE_TREE_LOCK } from '#server/publishing/lifecycle/locks.ts'
import type { TakenIn } from '#server/publishing/lifecycle/publishing.ts'
import { nextInWorking, wrongNext } from '#server/publishing/references/chains.ts'
import { mediaNamed } from '#server/publishing/sheets/sheet-media.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { fieldsOf, type Known, type ReadRow, readRows } from './import-reading.ts'
import { contentOf, productRules } from './rules.ts'
import { SHEET } from './sheet.ts'
import { type ProductStore, productStore } from './store.ts'
import { typeIndex } from './type-paths.ts'

const words = serverTexts('server/product/import')

/** Rows that a report shows. */
const SHOWN = 1_000

type Planned = Pick<ReadRow, 'row' | 'model' | 'errors'> & {
  notes: ReadRow['errors']
  does: 'add' | 'update' | 'nothing' | 'refused'
  copy: TakenIn<ProductContent> | null
}

export function createImport(parts: Pick<Parts, 'storage' | 'publishing' | 'site' | 'threads' | 'now'>) {
  const { storage, publishing, threads } = parts
  const store = productStore(storage.db)

  /** What each row does, judged against the products and types there are. */
  async function plan(within: Db, rows: readonly ReadRow[], update: boolean) {
    const known = await knownIn(within, store, rows)
    const judge = (read: ReadRow): Planned => {
      const found = known.entries.get(read.model) ?? []
      const before = found[0] ?? null
      const { fields, errors, notes } = fieldsOf(read, known, before)
      if (found.length > 1) errors.productModel ??= words.ambiguous
      else if (before && !update) errors.productModel ??= words.taken
      const copy = Object.keys(errors).length === 0 ? copyOf(fields, before, errors) : null
      const base = { row: read.row, model: read.model, errors, notes }
      if (copy === null) return { ...base, does: 'refused', copy: null }
      const does = !before ? 'add' : changes(before, copy) ? 'update' : 'nothing'
      return { ...base, does, copy }
    }
    const planned: Planned[] = []
    const turn = createTurns()
    for (const row of rows) {
      planned.push(judge(row))
      await turn()
    }
    return refuseChains(within, planned)
  }

  /** What replaces what, as it would be after the whole file. */
  async function refuseChains(within: Db, planned: readonly Planned[]): Promise<Planned[]> {
    const known = new Map(
      planned.flatMap(({ copy }) => (copy?.before ? [[copy.before.id, copy.content.replacement]] : [])),
    )
    const stored = nextInWorking(within, productRules)
    const next = async (id: number) => {
      const after = known.get(id)
      if (after !== undefined) return after
      const found = await stored(id)
      known.set(id, found)
      return found
    }
    const judged: Planned[] = []
    for (const row of planned) {
      const { before = null, content } = row.copy ?? {}
      const first = content?.replacement ?? null
      const changed = first !== (before ? before.content.replacement : null)
      const replacement = changed ? await wrongNext(within, { id: before?.id ?? 0, first }, next) : null
      if (!replacement) judged.push(row)
      else judged.push({ ...row, errors: { ...row.errors, replacement }, does: 'refused', copy: null })
    }
    return judged
  }

  function copyOf(
    { productTypeId, ...draft }: ReturnType<typeof fieldsOf>['fields'],
    before: Entry<ProductContent> | null,
    errors: ReadRow['errors'],
  ): TakenIn<ProductContent> | null {
    try {
      const content = contentOf(draft, writtenAt(parts), before?.content)
      const parentId = productTypeId === undefined ? (before?.parentId ?? null) : productTypeId
      return { content, parentId, before }
    } catch (error) {
      if (!(error instanceof Failure && error.fields)) throw error
      for (const [path, reason] of Object.entries(error.fields)) errors[SHEET.columnOf(path)] ??= reason
      return null
    }
  }

  const changes = (before: Entry<ProductContent>, copy: TakenIn<ProductContent>) =>
    before.parentId !== copy.parentId ||
    !isDeepStrictEqual(contentOf({}, writtenAt(parts), before.content), copy.content)

  const read = async (bytes: Buffer) =>
    readRows(await readSheetApart(threads, bytes, { rows: PRODUCT_IMPORT_ROWS + 1 }))

  return {
    async check(bytes: Buffer, update: boolean, { language }: AskingPerson): Promise<ProductImportReport> {
      const rows = await read(bytes)
      return storage.db
        .transaction()
        .execute(async (within) => reportOf(await plan(within, rows, update), language))
    },

    /** Drafts and working copies only; visitors see no change until somebody publishes. */
    async all(file: { bytes: Buffer; name: string }, update: boolean, asking: AskingPerson) {
      const rows = await read(file.bytes)
      const work = {
        by: asking.person.id,
        imported: true,
        lock: TYPE_TREE_LOCK,
        note: file.name.slice(0, 100),
      }
      return publishing.takeIn(productRules, work, async (within) => {
        const planned = await plan(within, rows, update)
        const report = reportOf(planned, asking.language)
        if (report.refused > 0) return { result: report, copies: [] }
        const written = planned.filter(({ does }) => does === 'add' || does === 'update')
        const after = {
          added: report.added,
          updated: report.updated,
          products: written.map(({ model }) => model),
        }
        await asking.record(within, { recordId: null, recordName: file.name, after })
        return { result: report, copies: written.flatMap(({ copy }) => copy ?? []) }
      })
    },
  }
}

/** The records that the rows of a file name. */
async function knownIn(within: Db, store: ProductStore, rows: readonly ReadRow[]) {
  const named = rows.map(({ cell }) => SHEET.namedIn(cell))
  const models = [
    ...new Set([...rows.map(({ model }) => model), ...named.flatMap(({ records }) => records)]),
  ].filter((model) => model !== '' && model.length <= productKind.fields.productModel.max)
  const entries = Map.groupBy(await store.byModel(models, within), ({ content }) => content.productModel)
  const types = typeIndex(await store.typePlaces(within))
  const attributes = new Map<number | null, Attribute[]>()
  for (const id of types.ids) attributes.set(id, await workingAttributes(within, id))
  const mediaOf = await mediaNamed(
    within,
    named.flatMap(({ media }) => media),
  )
  return {
    entries,
    mediaOf,
    typeOf: types.find,
    attributesOf: (typeId) => attributes.get(typeId) ?? [],
    productOf: (model) => {
      const [one, another] = entries.get(model) ?? []
      return another ? undefined : one?.id
    },
  } satisfies Known & { entries: typeof entries }
}

function reportOf(planned: readonly Planned[], language: Language): ProductImportReport {
  const count = (does: Planned['does']) => planned.filter((row) => row.does === does).length
  const weight = ({ does, notes }: Planned) =>
    does === 'refused' ? 2 : Number(Object.keys(notes).length > 0)
  const worstFirst = planned.toSorted((one, other) => weight(other) - weight(one) || one.row - other.row)
  const said = (reasons: ReadRow['errors']) =>
    Object.fromEntries(Object.entries(reasons).map(([column, reason]) => [column, reason[language]]))
  return {
    rows: planned.length,
    added: count('add'),
    updated: count('update'),
    unchanged: count('nothing'),
    refused: count('refused'),
    items: worstFirst.slice(0, SHOWN).map(({ row, model, does, errors, notes }) => ({
      row,
      productModel: model.slice(0, 60),
      does,
      errors: said(errors),
      notes: said(notes),
    })),
  }
}
