// The spreadsheets of products as the console asks for them.
import type { productCalls } from '#contract/products/product.ts'
import type { InputOf, OutputOf } from '#contract/wire/call.ts'
import type { CheckOrWrite, ImportKind, ImportReport } from '#web/admin/import/import-kind.ts'
import { forgetKind } from '#web/admin/kinds/admin-api.ts'
import { downloadFile } from '#web/client/download-file.ts'
import { uploadFile } from '#web/client/upload-file.ts'

type Calls = typeof productCalls
type Progress = { onProgress: (amount: number) => void }

export const exportProducts = (query: InputOf<Calls['exportAll']>, options: Progress) =>
  downloadFile('/api/web/product/export', query, options)

/** A row is known by its model. */
const named = ({ items, ...report }: OutputOf<Calls['importAll']>): ImportReport => ({
  ...report,
  items: items.map(({ productModel, ...item }) => ({ ...item, name: productModel })),
})
const upload =
  (path: '/api/web/product/importCheck' | '/api/web/product/import'): CheckOrWrite =>
  async ({ file, updateExisting, ...options }) =>
    named(await uploadFile(path, file, { query: { updateExisting }, ...options }))

export const PRODUCT_IMPORT: ImportKind = {
  room: 'console/product/import',
  updates: true,
  template: (options) => downloadFile('/api/web/product/importTemplate', {}, options),
  // What is wrong with the file itself is shown where it was chosen.
  check: upload('/api/web/product/importCheck'),
  write: upload('/api/web/product/import'),
  forget: forgetKind('product', 'productType'),
}
