// A product as the form has a line for it.
import type { AskedProduct, EnquiryLine } from '#contract/enquiries/enquiry-lines.ts'
import type { AskedAbout } from '#contract/enquiries/message.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Picture as Shown } from '#contract/media/media.ts'
import { langOf } from '#web/ui/local-text.tsx'

/** A product as its line shows it. */
export type LineProduct = AskedProduct & {
  picture?: Shown | null
  address?: string
  /** The language of its name, where it is not the page's. */
  lang?: Language | undefined
}

/** `code`: the order code that was put together on its page, or the number of a part. */
export const asLine = (record: AskedAbout, code = ''): LineProduct => ({
  id: record.id,
  model: record.code,
  name: record.title === record.code ? '' : record.title,
  code,
  picture: record.picture,
  address: record.address,
  lang: langOf(record, 'title'),
})

/** The lines of an address, as far as visitors see their products; a product and its parts have one each. */
export const asLines = (lines: readonly EnquiryLine[], records: readonly AskedAbout[]): LineProduct[] =>
  lines.flatMap(({ productId, code }) => {
    const record = records.find(({ id, kind }) => id === productId && kind === 'product')
    return record ? [asLine(record, code)] : []
  })
