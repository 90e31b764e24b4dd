// The calls that take rows in from a spreadsheet, whatever they are rows of.
import { z } from 'zod'
import { defineCall } from './call.ts'
import type { Operation } from './operation.ts'
import type { Button } from './resource.ts'

/** What an import does with a row. */
export const ROW_OUTCOMES = ['add', 'update', 'nothing', 'refused'] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

/** How many rows there are, and with how many it does what. */
export const ImportCounts = z.object({
  rows: z.int(),
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.int(),
})

type Import<Path, Input, Output> = {
  path: Path
  access: Button
  input: Input
  output: Output
  logs: Operation
  /** Whoever writes by it must have shown of late who they are. */
  fresh?: true
  summary: string
}

/** The template, the trial and the import itself; `summary` tells what the last of them does. */
export function importCalls<const Path extends string, Input extends z.ZodType, Output extends z.ZodType>({
  path,
  access,
  input,
  output,
  logs,
  fresh,
  summary,
}: Import<Path, Input, Output>) {
  const upload = { access, takes: 'query', form: 'upload', input, output } as const
  return {
    importTemplate: defineCall({
      path: `/api/${path}/importTemplate`,
      access,
      takes: 'query',
      form: 'file',
      input: z.strictObject({}),
      output: z.unknown(),
      summary: 'An xlsx file with the columns of an import and one example.',
    }),
    importCheck: defineCall({
      ...upload,
      path: `/api/${path}/importCheck`,
      summary: 'Says what an import of this xlsx file would do, row by row, and changes nothing.',
    }),
    importAll: defineCall({ ...upload, path: `/api/${path}/import`, logs, summary, ...(fresh && { fresh }) }),
  }
}
