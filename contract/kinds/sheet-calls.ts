// The calls that move the records of a kind out to a spreadsheet and in from one, made from its declaration.
import { z } from 'zod'
import { queryFlag } from '#contract/inputs/number.ts'
import { type Call, defineCall } from '#contract/wire/call.ts'
import type { Operation } from '#contract/wire/operation.ts'
import type { Button } from '#contract/wire/resource.ts'

/** Rows and bytes of one import, at most (`docs/limits.md`). */
export const SHEET_ROWS = 2_000
export const SHEET_BYTES = 5 * 1024 * 1024

/** What an import does or did, row by row. */
export const SheetReport = z.object({
  rows: z.int(),
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** What each column is called. */
  columns: z.record(z.string(), z.string()),
  /** The first thousand rows, refused ones first, then those with notes. */
  items: z.array(
    z.object({
      /** As the spreadsheet counts, from 1. */
      row: z.int(),
      /** What the record is known by. */
      name: z.string(),
      does: z.enum(['add', 'update', 'nothing', 'refused']),
      /** Column to what is wrong there. */
      errors: z.record(z.string(), z.string()),
      /** Column to what was left as it is, and why. */
      notes: z.record(z.string(), z.string()),
    }),
  ),
})
export type SheetReport = z.output<typeof SheetReport>

const ImportQuery = z.strictObject({
  /** Records that exist are changed; otherwise their rows are refused. */
  updateExisting: queryFlag.default(true),
})

type Upload = Call<string, typeof ImportQuery, typeof SheetReport> & { form: 'upload' }
/** These calls of any kind. */
export type SheetCalls = {
  exportAll: Call<string, z.ZodType<{ sort: string }>> & { form: 'file' }
  importTemplate: Call<string, z.ZodType<object>> & { form: 'file' }
  importCheck: Upload
  importAll: Upload
}

/** `Filters` is what the list of the kind takes, without its pages. */
export function sheetCalls<const Base extends string, Filters extends z.ZodType>(
  kind: { kind: Base; page: string },
  Filters: Filters,
  many: string,
) {
  const base: Base = kind.kind
  const button = (verb: string) => `${kind.page}:${verb}` as Button
  const logs = (verb: string) => `${base}:${verb}` as Operation
  return {
    exportAll: defineCall({
      path: `/api/web/${base}/export`,
      access: button('export'),
      takes: 'query',
      form: 'file',
      input: Filters,
      output: z.unknown(),
      logs: logs('export'),
      says: `The working copies of all ${many} that match the filter as an xlsx file.`,
    }),
    importTemplate: defineCall({
      path: `/api/web/${base}/importTemplate`,
      access: button('import'),
      takes: 'query',
      form: 'file',
      input: z.strictObject({}),
      output: z.unknown(),
      says: 'An xlsx file with the columns of an import and one example.',
    }),
    importCheck: defineCall({
      path: `/api/web/${base}/importCheck`,
      access: button('import'),
      takes: 'query',
      form: 'upload',
      input: ImportQuery,
      output: SheetReport,
      says: 'Says what an import of this xlsx file would do, row by row, and changes nothing.',
    }),
    importAll: defineCall({
      path: `/api/web/${base}/import`,
      access: button('import'),
      takes: 'query',
      form: 'upload',
      input: ImportQuery,
      output: SheetReport,
      logs: logs('import'),
      says: 'Adds drafts and saves working copies from an xlsx file, published never; when one row is refused, none is written.',
    }),
  }
}
