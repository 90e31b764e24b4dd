// Products out to spreadsheets and in from them.
import { z } from 'zod'
import { queryFlag } from '#contract/inputs/number.ts'
import { defineCall } from '#contract/wire/call.ts'
import { sortBy } from '#contract/wire/page.ts'
import { PRODUCT_SORTS, ProductFilters } from './product-filters.ts'

/** Rows and bytes of one import, at most (`docs/limits.md`). */
export const PRODUCT_IMPORT_ROWS = 2_000
export const PRODUCT_IMPORT_BYTES = 5 * 1024 * 1024

/** What an import does or did; a row is known by its model. */
export const ProductImportReport = z.object({
  rows: z.int(),
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** The first thousand rows, refused ones first, then those with notes. */
  items: z.array(
    z.object({
      /** As the spreadsheet counts, from 1. */
      row: z.int(),
      productModel: z.string(),
      does: z.enum(['add', 'update', 'nothing', 'refused']),
      /** Column to what is wrong there. */
      errors: z.record(z.string(), z.string()),
      /** Column to what was left as it is, and why. */
      notes: z.record(z.string(), z.string()),
    }),
  ),
})
export type ProductImportReport = z.output<typeof ProductImportReport>

const ImportQuery = z.strictObject({
  /** Products with the same model are changed; otherwise their rows are refused. */
  updateExisting: queryFlag.default(true),
})

export const productFileCalls = {
  exportAll: defineCall({
    path: '/api/web/product/export',
    access: 'web_product:export',
    takes: 'query',
    form: 'file',
    input: ProductFilters.extend({ sort: sortBy(PRODUCT_SORTS).default('-updateTime') }),
    output: z.unknown(),
    logs: 'product:export',
    says: 'The working copies of all products that match the filter as an xlsx file.',
  }),
  importTemplate: defineCall({
    path: '/api/web/product/importTemplate',
    access: 'web_product:import',
    takes: 'query',
    form: 'file',
    input: z.strictObject({}),
    output: z.unknown(),
    says: 'An xlsx file with the columns of an import and one example.',
  }),
  importCheck: defineCall({
    path: '/api/web/product/importCheck',
    access: 'web_product:import',
    takes: 'query',
    form: 'upload',
    input: ImportQuery,
    output: ProductImportReport,
    says: 'Says what an import of this xlsx file would do, row by row, and changes nothing.',
  }),
  importAll: defineCall({
    path: '/api/web/product/import',
    access: 'web_product:import',
    takes: 'query',
    form: 'upload',
    input: ImportQuery,
    output: ProductImportReport,
    logs: 'product:import',
    says: 'Adds drafts and saves working copies from an xlsx file, published never; when one row is refused, none is written.',
  }),
}
