// The products that an enquiry asks for, one line each, checked by the same code in the form and on the server; no validator.
import { askedKey, PART } from './asked-key.ts'

/** Lines of an enquiry, at most. */
export const LINES = 12
/** What somebody may ask for of one product, at most. */
export const QUANTITY = 1_000_000

/** Characters of an address that are read. */
const ADDRESS = 1_000

/** Characters of each part of a line, at most. */
export const LINE_LENGTHS = { name: 120, quantity: 9, size: 40, medium: 60, code: 80, note: 200 } as const
export type LinePart = keyof typeof LINE_LENGTHS
export const LINE_PARTS = Object.keys(LINE_LENGTHS) as LinePart[]

/** One product as it is asked for: texts as they are typed; `name` is what the visitor calls what we do not know. */
export type EnquiryLine = Record<LinePart, string> & { productId: number | null }
/** Where a part stands among the fields of a form. */
export type LineField = `lines.${number}.${LinePart}`
export const lineField = (at: number, part: LinePart): LineField => `lines.${at}.${part}`

/** A published product as the form shows it. */
export type AskedProduct = { id: number; model: string; name: string; code?: string }

export const newLine = (productId: number | null, code = ''): EnquiryLine => ({
  ...{ productId, name: '', quantity: '', size: '', medium: '', code, note: '' },
})

const isEmpty = (line: EnquiryLine) =>
  line.productId === null && LINE_PARTS.every((part) => part === 'quantity' || line[part] === '')

/** The lines as they are stored: each part tidied by `tidy`, without those that say nothing. */
export const tidyLines = (given: readonly EnquiryLine[], tidy: (text: string) => string): EnquiryLine[] =>
  given
    .map(
      (line): EnquiryLine => ({
        ...(Object.fromEntries(LINE_PARTS.map((part) => [part, tidy(line[part])])) as Record<
          LinePart,
          string
        >),
        productId: line.productId,
      }),
    )
    .filter((line) => !isEmpty(line))

/** The number that a quantity means: 0 when none is said, null when it is no number of pieces. */
export function quantityOf(text: string): number | null {
  if (text === '') return 0
  const digits = text.replace(/[\s,.'’](?=\d{3}(?!\d))/g, '')
  const number = /^\d{1,7}$/.test(digits) ? Number(digits) : 0
  return number >= 1 && number <= QUANTITY ? number : null
}

/** A number of the address: an id. */
export const idIn = (text: unknown): number | null =>
  typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null

type Asked = { product?: unknown; code?: unknown; ids?: unknown }

/** The lines that an address asks for: `?ids=15,7~LS-3001,9`, or `?product=7&code=LEM300-DN100`. */
export function linesAsked({ product, code, ids }: Asked): EnquiryLine[] {
  const many = typeof ids === 'string' ? ids.slice(0, ADDRESS).split(',') : []
  const one = idIn(product)
  const asked = new Map<string, EnquiryLine>()
  const ask = (id: number | null, of: string) => {
    const line = newLine(id ?? 0, of.trim().slice(0, LINE_LENGTHS.code))
    const key = askedKey(id ?? 0, line.code)
    if (id !== null && !asked.has(key) && asked.size < LINES) asked.set(key, line)
  }
  ask(one, typeof code === 'string' ? code : '')
  for (const text of many) {
    const [id = '', ...part] = text.split(PART)
    // Whoever asks for one with its code has asked for it.
    if (part.length > 0 || idIn(id) !== one || one === null) ask(idIn(id), part.join(PART))
  }
  return [...asked.values()]
}
