// Checks of a product beside other records: its type, the values its type asks for, and the products it names.
import type { ProductContent } from '#contract/products/product.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { invalid, type Reason } from '#server/failure.ts'
import { fitsAttribute } from '#server/publishing/cards/type-attributes.ts'

/** Refuses a type that is not there. */
export function checkType(exists: boolean) {
  if (!exists) throw invalid({ productTypeId: noSuchType })
}

type Values = ProductContent['values']

/**
 * What is wrong with values that are written; those that were there before stay, also when the type is another now
 * and no longer asks for them.
 */
export function wrongValues(
  asked: readonly Attribute[],
  values: Values,
  before: Values = {},
): Record<string, Reason> {
  const written = Object.entries(values).filter(
    ([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value),
  )
  const attributes = new Map(asked.map((one) => [one.key, one]))
  const wrong: Record<string, Reason> = {}
  for (const [key, value] of written) {
    const attribute = attributes.get(key)
    if (!attribute) wrong[`values.${key}`] = noSuchAttribute
    else if (!fitsAttribute(attribute, value)) wrong[`values.${key}`] = WRONG[attribute.type]
  }
  return wrong
}

/** A product names others, never itself. */
export function wrongSelf(id: number, { related, accessories, replacement }: ProductContent) {
  const wrong: Record<string, Reason> = {}
  for (const [index, one] of related.entries()) if (one === id) wrong[`related.${index}`] = itself
  for (const [index, one] of accessories.entries()) if (one === id) wrong[`accessories.${index}`] = itself
  if (replacement === id) wrong.replacement = itself
  return wrong
}

/** Throws `Failure` 400 when there is something wrong. */
export function mustBeFine(wrong: Record<string, Reason>) {
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

const noSuchType: Reason = {
  zh: '所选产品类型不存在，可能已被删除',
  en: 'This product type does not exist; it may have been deleted.',
  es: 'Este tipo de producto no existe; puede que se haya eliminado.',
}
const itself: Reason = {
  zh: '不能选择产品本身',
  en: 'A product cannot name itself.',
  es: 'Un producto no puede nombrarse a sí mismo.',
}
const noSuchAttribute: Reason = {
  zh: '所选产品类型没有这个属性',
  en: 'The type of this product has no such attribute.',
  es: 'El tipo de este producto no tiene ese atributo.',
}
const WRONG: Record<Attribute['type'], Reason> = {
  text: { zh: '请填写文字', en: 'Please enter a text.', es: 'Escriba un texto.' },
  number: { zh: '请填写数字', en: 'Please enter a number.', es: 'Escriba un número.' },
  range: {
    zh: '请填写数值范围，起始值不大于结束值',
    en: 'Enter a range from a smaller to a larger number.',
    es: 'Escriba un intervalo del número menor al mayor.',
  },
  choice: {
    zh: '请从选项中选择',
    en: 'Please choose one of the options.',
    es: 'Elija una de las opciones.',
  },
  yesNo: { zh: '请选择“是”或“否”', en: 'Please choose yes or no.', es: 'Elija sí o no.' },
}
