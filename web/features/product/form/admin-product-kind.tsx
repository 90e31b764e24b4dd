// Products as the editor knows them.
import type { FieldWords } from '#contract/kinds/words.ts'
import type { StaffProduct } from '#contract/products/product.ts'
import type { EditorKind } from '#web/admin/editor/editor-kind.ts'
import { seoLabel } from '#web/admin/editor/seo/seo-fields.ts'
import { hasText } from '#web/admin/forms/completeness.ts'
import { TypeName } from '#web/admin/product-types/type-name.tsx'
import type { Say } from '#web/i18n/language.tsx'
import { addProduct, forgetProducts, productQuery, updateProduct } from '../admin-api.ts'
import {
  BLANK_PRODUCT,
  fieldsIn,
  fieldsOf,
  formOf,
  formPath,
  type ProductFields,
  type ProductForm,
} from './admin-product-draft.ts'
import { ProductNames } from './admin-product-name.tsx'

export const PRODUCT_KIND: EditorKind<ProductFields, ProductForm, StaffProduct> = {
  base: 'product',
  page: 'web_product',
  form: 'product',
  list: '/webSystemManage/web_product',
  blank: BLANK_PRODUCT,
  parent: 'productTypeId',
  fieldsOf,
  formOf,
  fieldsIn,
  formPath,
  title: ({ productName }) => productName,
  check: ({ productName }, say): Record<string, string> =>
    hasText(productName) ? {} : { productName: say('console/product/form').nameEmpty },
  add: addProduct,
  update: updateProduct,
  forget: forgetProducts,
  oneKey: (id) => productQuery(id).queryKey,
  publicPath: ({ id }) => `/productDetail/${id}`,
  label,
  show,
}

function show(path: string, value: unknown) {
  if (path === 'productTypeId') return <TypeName id={value as number | null} />
  const [field] = path.split('.')
  if (field !== 'related' && field !== 'accessories' && field !== 'replacement') return undefined
  const ids = [value].flat().filter((one) => typeof one === 'number')
  return ids.length > 0 ? <ProductNames ids={ids} /> : undefined
}

/** `specs.0.rows.2.value` as people call it. */
function label(path: string, say: Say): string {
  const texts = say('console/product/form')
  const more = say('console/product/more')
  const words: FieldWords = say('console/kinds/product')
  const [field = '', at, part, row, of] = path.split('.')
  if (field === 'seo' && at) return seoLabel(at, say)
  if (field === 'highlights' && at) return `${texts.highlights} ${Number(at) + 1}`
  if (field in more) {
    const name = more[field as keyof typeof more]
    if (field === 'downloads' && at) return more.downloadTitle({ at: Number(at) + 1 })
    return [typeof name === 'string' ? name : field, at].filter(Boolean).join(': ')
  }
  if (field !== 'specs' || !at) return words.fields[field] ?? field
  const group = texts.group({ at: Number(at) + 1 })
  if (part === 'title') return `${group}: ${texts.groupTitle}`
  if (part !== 'rows' || !row) return group
  const names: Record<string, string> = {
    name: texts.rowName,
    value: texts.rowValue,
    unit: texts.rowUnit,
    key: texts.rowKey,
  }
  return [group, `${texts.rowName} ${Number(row) + 1}`, of && names[of]].filter(Boolean).join(', ')
}
