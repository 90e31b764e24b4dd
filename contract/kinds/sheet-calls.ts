// The calls that move the records of a kind out to a spreadsheet and in from one, made from its declaration.
import { z } from 'zod'
import { queryFlag } from '#contract/inputs/number.ts'
import { type Call, defineCall } from '#contract/wire/call.ts'
import type { Operation } from '#contract/wire/operation.ts'
import type { Button } from '#contract/wire/resource.ts'
import { ImportCounts, importCalls, ROW_OUTCOMES } from '#contract/wire/sheet-import.ts'

/** Rows and bytes of one import, at most (`docs/limits.md`). */
export const SHEET_ROWS = 2_000
export const SHEET_BYTES = 5 * 1024 * 1024

/** What an import does or did, row by row. */
export const SheetReport = ImportCounts.extend({
  /** What each column is called. */
  columns: z.record(z.string(), z.string()),
  /** The first thousand rows, refused ones first, then those with notes. */
  items: z.array(
    z.object({
      /** As the spreadsheet counts, from 1. */
      row: z.int(),
      /** What the record is known by. */
      name: z.string(),
      does: z.enum(ROW_OUTCOMES),
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
      summary: `The working copies of all ${many} that match the filter as an xlsx file.`,
    }),
    ...importCalls({
      path: `web/${base}`,
      access: button('import'),
      input: ImportQuery,
      output: SheetReport,
      logs: logs('import'),
      summary:
        'Adds drafts and saves working copies from an xlsx file, published never; when one row is refused, none is written.',
    }),
  }
}
