// Takes records of a kind in from a spreadsheet: says what would happen row by row, or does all of it in one transaction.
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Values } from '#contract/fields/field.ts'
import { SHEET_ROWS, type SheetReport } from '#contract/kinds/sheet-calls.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { RowOutcome } from '#contract/wire/sheet-import.ts'
import { Failure, type Reason } from '#server/failure.ts'
import { take } from '#server/http/input/take.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import { createTurns, mapInTurns } from '#server/parts/long-work/turns.ts'
import { importReport, reasonsIn } from '#server/parts/sheets/import-report.ts'
import { readSheetApart } from '#server/parts/sheets/sheets-apart.ts'
import type { Parts } from '#server/parts.ts'
import type { ContentKind, SheetDesk } from '#server/publishing/content-kind.ts'
import type { KindRules } from '#server/publishing/kind.ts'
import { writtenAt } from '#server/publishing/kinds/rules.ts'
import type { TakenIn } from '#server/publishing/lifecycle/publishing.ts'
import { nextInWorking, wrongNext } from '#server/publishing/references/chains.ts'
import type { Problems, ReadAt } from '#server/publishing/sheets/cells.ts'
import type { KindSheet } from '#server/publishing/sheets/kind-sheet.ts'
import { mediaNamed } from '#server/publishing/sheets/sheet-media.ts'
import { attributesOf, pathsOfKind, recordsNamed } from '#server/publishing/sheets/sheet-records.ts'
import {
  type KnownRow,
  knownRows,
  nameOf,
  type ReadRow,
  readRows,
} from '#server/publishing/sheets/sheet-rows.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/publishing/sheets')

/** A kind with its spreadsheet. Which kind it is is forgotten here, so is the type of its content. */
export type SheetKind = { rules: ContentKind['rules']; desk: SheetDesk; sheet: KindSheet }
type Needs = Pick<Parts, 'storage' | 'publishing' | 'site' | 'threads' | 'now'>
type Planned = KnownRow & {
  notes: Problems
  does: RowOutcome
  copy: TakenIn<Values> | null
}
/** What a row gives: the fields of a write by hand, and what the record stands under. */
type Given = { draft: Values; parentId: number | null; errors: Problems; notes: Problems }

export function sheetImport(parts: Needs, kind: SheetKind) {
  const { storage, publishing, threads } = parts
  const { desk, sheet } = kind
  const { declaration, lock } = desk
  const rules = rulesOf(kind)
  const plan = createPlan(parts, kind)
  const read = async (bytes: Buffer) =>
    readRows(await readSheetApart(threads, bytes, { rows: SHEET_ROWS + 1 }), declaration, sheet)
  const names = (row: Planned, language: Language) => nameOf(row, declaration.title, language)

  /** Why rows of records that are there already are refused, if they are. */
  function takenBy({ person: { admin, resources } }: AskingPerson, updates: boolean): Reason | null {
    if (!updates) return words.taken
    return admin || resources.has(`${declaration.page}:update`) ? null : words.mayNotUpdate
  }

  const reportOf = (planned: readonly Planned[], language: Language): SheetReport => ({
    ...importReport(planned, {
      noted: ({ notes }) => Object.keys(notes).length > 0,
      item: (row) => ({
        row: row.row,
        name: names(row, language).slice(0, 60),
        does: row.does,
        errors: reasonsIn(row.errors, language),
        notes: reasonsIn(row.notes, language),
      }),
    }),
    columns: sheet.titles(language),
  })

  return {
    async check(bytes: Buffer, updates: boolean, asking: AskingPerson): Promise<SheetReport> {
      const rows = await read(bytes)
      return storage.db
        .transaction()
        .execute(async (within) =>
          reportOf(await plan(within, rows, takenBy(asking, updates)), asking.language),
        )
    },

    /** Drafts and working copies only; visitors see no change until somebody publishes. */
    async all(file: { bytes: Buffer; name: string }, updates: boolean, asking: AskingPerson) {
      const rows = await read(file.bytes)
      const note = file.name.slice(0, 100)
      const work = { by: asking.person, imported: true, note, ...(lock !== undefined && { lock }) }
      return publishing.takeIn(rules, work, async (within) => {
        const planned = await plan(within, rows, takenBy(asking, updates))
        const report = reportOf(planned, asking.language)
        if (report.refused > 0) return { result: report, copies: [] }
        const written = planned.filter(({ does }) => does === 'add' || does === 'update')
        const { added, updated } = report
        const after = { added, updated, records: written.map((row) => names(row, asking.language)) }
        await asking.record(within, { recordId: null, recordName: file.name, after })
        return { result: report, copies: written.flatMap(({ copy }) => copy ?? []) }
      })
    },
  }
}

const rulesOf = ({ rules }: SheetKind) => rules as unknown as KindRules<Values>

/** What each row does, judged against the records there are. */
function createPlan(parts: Needs, kind: SheetKind) {
  const { desk, sheet } = kind
  const rules = rulesOf(kind)
  const contentOf = (draft: object, before?: Values) =>
    desk.contentOf(draft, writtenAt(parts), before as never) as Values

  function judged(row: KnownRow, { draft, parentId, errors, notes }: Given): Planned {
    const { before } = row
    const isFine = Object.keys(errors).length === 0
    const content = isFine ? tried(sheet, errors, () => contentOf(draft, before?.content)) : null
    if (content === null) return { ...row, errors, notes, does: 'refused', copy: null }
    const changes =
      before && (before.parentId !== parentId || !isDeepStrictEqual(contentOf({}, before.content), content))
    const does = !before ? 'add' : changes ? 'update' : 'nothing'
    return { ...row, errors, notes, does, copy: { content, parentId, before } }
  }

  return async (within: Db, read: readonly ReadRow[], taken: Reason | null): Promise<Planned[]> => {
    const rows = await knownRows(within, read, desk.declaration, { rules, taken })
    const given = await rowReader(within, rows, kind)
    const planned = await mapInTurns(rows, (row) => judged(row, given(row)))
    return refuseChains(within, planned, rules)
  }
}

/** Looks up what the rows name; the function that it answers then reads one after another. */
async function rowReader(
  within: Db,
  rows: readonly KnownRow[],
  { desk, sheet }: SheetKind,
): Promise<(row: KnownRow) => Given> {
  const { under } = desk.declaration
  const RowFields = (desk.calls.add.input as z.ZodObject).partial()
  const named = await mapInTurns(rows, ({ cell }) => sheet.namedIn(cell))
  const paths = under?.field && (await pathsOfKind(within, under.field.kind))
  /** What the record of a row stands under; undefined when its cell names nothing, or several. */
  const parentOf = ({ cell, before }: KnownRow) => {
    const typed = paths && cell(under?.name ?? '')
    return typed === undefined ? (before?.parentId ?? null) : paths?.find(typed)
  }
  const types = rows.map((row) => parentOf(row) ?? null)
  const attributes = await attributesOf(within, desk.declaration.kind, types)
  const lookUp: Pick<ReadAt, 'media' | 'record'> = {
    media: await mediaNamed(
      within,
      named.flatMap(({ media }) => media),
    ),
    record: await recordsNamed(
      within,
      named.flatMap(({ records }) => records),
    ),
  }
  return (row) => {
    const parentId = parentOf(row)
    const { raw, errors, notes } = sheet.read(row.cell, row.before?.content ?? (desk.blank as Values), {
      ...lookUp,
      self: row.before?.id ?? null,
      attributes: parentId === undefined ? null : (attributes.get(parentId) ?? []),
    })
    const unknown = under && parentId === undefined ? { [under.name]: words.unknownPath } : {}
    const all = { ...row.errors, ...unknown, ...errors }
    const draft = tried(sheet, all, () => take(RowFields, raw) as Values) ?? {}
    return { draft, parentId: parentId ?? null, errors: all, notes }
  }
}

/** What is refused by field is said of the column that the field comes from. */
function tried<Result>(sheet: KindSheet, errors: Problems, run: () => Result): Result | null {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof Failure && error.fields)) throw error
    for (const [path, reason] of Object.entries(error.fields)) errors[sheet.columnOf(path)] ??= reason
    return null
  }
}

/** What comes after what, such as a product that another one replaces, as it would be after the whole file. */
async function refuseChains(within: Db, planned: Planned[], rules: KindRules<Values>): Promise<Planned[]> {
  if (!rules.next) return planned
  const nextOf = (content: Values | undefined) => (content && rules.next?.(content)) ?? null
  const known = new Map(
    planned.flatMap(({ copy }) =>
      copy?.before ? [[copy.before.id, nextOf(copy.content)?.id ?? null] as const] : [],
    ),
  )
  const stored = nextInWorking(within, rules)
  const next = async (id: number) => {
    const after = known.get(id)
    if (after !== undefined) return after
    const found = await stored(id)
    known.set(id, found)
    return found
  }
  const judged: Planned[] = []
  const turn = createTurns()
  for (const row of planned) {
    await turn()
    const named = nextOf(row.copy?.content)
    const isNew = named && named.id !== (nextOf(row.before?.content)?.id ?? null)
    const wrong = isNew ? await wrongNext(within, { id: row.before?.id ?? 0, first: named.id }, next) : null
    const errors = wrong && named ? { ...row.errors, [named.field]: wrong } : null
    judged.push(errors ? { ...row, errors, does: 'refused', copy: null } : row)
  }
  return judged
}
