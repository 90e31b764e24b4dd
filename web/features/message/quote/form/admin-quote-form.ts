// The form of a quote: what it holds while somebody writes, what of it is stored, and what is missing before it can be sent.
import type { MessageDetail } from '#contract/enquiries/message-shapes.ts'
import type { QuotableProduct, QuoteContent, QuoteLine } from '#contract/quotes/quote-shapes.ts'
import { quoteSums } from '#contract/quotes/quote-sums.ts'
import { newId } from '#web/admin/editor/inputs/lines.ts'

/** Lines and what stands beside them have an identity in the form, so that each keeps its fields wherever it is moved. */
export type FormLine = QuoteLine & { id: string }
export type FormExtra = QuoteContent['extras'][number] & { id: string }
export type QuoteForm = Omit<QuoteContent, 'lines' | 'extras'> & { lines: FormLine[]; extras: FormExtra[] }

export const formOf = (content: QuoteContent): QuoteForm => ({
  ...content,
  lines: content.lines.map((line) => ({ ...line, id: newId() })),
  extras: content.extras.map((extra) => ({ ...extra, id: newId() })),
})

/** What is stored: texts without white space around them, nothing that says nothing. */
export const contentOf = ({ lines, extras, ...rest }: QuoteForm): QuoteContent => ({
  ...trimmed(rest),
  lines: lines
    .map(({ id: _, options, ...line }) => ({
      ...trimmed(line),
      options: options.map(trimmed).filter(({ name, price }) => name !== '' || price !== 0),
    }))
    .filter((line) => line.productId !== null || says(line)),
  extras: extras
    .map(({ id: _, ...extra }) => trimmed(extra))
    .filter(({ name, amount }) => name !== '' || amount !== 0),
})

const says = ({ title, code, note, price, options }: QuoteLine) =>
  title !== '' || code !== '' || note !== '' || price !== 0 || options.length > 0

const trimmed = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Fields

const BLANK: Omit<FormLine, 'id'> = {
  ...{ productId: null, title: '', code: '', note: '', delivery: '' },
  ...{ quantity: 1, price: 0, discount: 0, options: [] },
}

export const ownLine = (title = ''): FormLine => ({ ...BLANK, id: newId(), title })

/** The model stands before the name, where the name does not say it. */
export const productLine = ({ id, model, title, code }: QuotableProduct): FormLine => ({
  ...BLANK,
  ...{ id: newId(), productId: id, code },
  title: model === '' || title.includes(model) ? title : `${model} ${title}`,
})

/** What the inquiry asks for and the quote does not have yet. */
export function askedLines(asked: MessageDetail['lines'], lines: readonly FormLine[]): FormLine[] {
  const there = new Set(lines.map(({ productId, title }) => productId ?? title))
  return asked
    .filter(({ productId, name, model }) => !there.has(productId ?? (name || model)))
    .map(({ productId, model, name, quantity, size, medium, code, note }) => ({
      ...BLANK,
      ...{ id: newId(), productId, code },
      title: model === '' || name.includes(model) ? name : `${model} ${name}`,
      note: [size, medium, note].filter(Boolean).join(', '),
      quantity: quantity > 0 ? quantity : 1,
    }))
}

/** Puts one of a list at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1)
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

export type Lack =
  | 'noLines'
  | 'noTitle'
  | 'noPrice'
  | 'noQuantity'
  | 'noEnd'
  | 'past'
  | 'noName'
  | 'noCustomer'
  | 'negative'

/** What is missing before it can be sent, by the path of the field in the form. */
export function lacksOf(form: QuoteForm, today: string): [path: string, lack: Lack][] {
  const found: [string, Lack][] = []
  const tell = (path: string, wrong: boolean, lack: Lack) => {
    if (wrong) found.push([path, lack])
  }
  tell('customer', form.customer.trim() === '', 'noCustomer')
  tell('validUntil', form.validUntil === '', 'noEnd')
  tell('validUntil', form.validUntil !== '' && form.validUntil < today, 'past')
  tell('lines', form.lines.length === 0, 'noLines')
  for (const { id, title, quantity, options } of form.lines) {
    tell(`lines.${id}.title`, title.trim() === '', 'noTitle')
    tell(`lines.${id}.quantity`, quantity <= 0, 'noQuantity')
    for (const [at, { name }] of options.entries())
      tell(`lines.${id}.options.${at}`, name.trim() === '', 'noName')
  }
  const [first] = form.lines
  const priced = form.lines.some(
    ({ price, options }) => price !== 0 || options.some((one) => one.price !== 0),
  )
  if (first) tell(`lines.${first.id}.price`, !priced, 'noPrice')
  for (const { id, name } of form.extras) tell(`extras.${id}`, name.trim() === '', 'noName')
  const less = form.extras.findLast(({ amount }) => amount < 0)
  const { total } = quoteSums(form.lines, form.extras, form.currency)
  tell(less ? `extras.${less.id}.amount` : `lines.${first?.id}.price`, total < 0, 'negative')
  return found
}
