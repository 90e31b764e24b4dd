// How to ask: a statement with telephone numbers and the address to write to, beside the form.
import type { ComponentProps, ReactNode } from 'react'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import type { EnquiryWords } from './asked-words.ts'
import { ContactLines } from './contact-lines.tsx'
import type { About } from './enquiry-form.tsx'
import { EnquiryPlace } from './enquiry-place.tsx'
import type { LineProduct } from './line-product.ts'

type Props = {
  title: ReactNode
  lede: ReactNode
  /** What the letter is about. */
  subject?: string
  /** The record that it is about, and the words of the form when its kind has its own. */
  about?: About | undefined
  products?: readonly LineProduct[] | undefined
  /** What is asked, where nothing was typed yet. */
  question?: string
  words?: Partial<EnquiryWords> | undefined
  /** Those that the form asks for; all without it. */
  fields?: ComponentProps<typeof EnquiryPlace>['fields']
  byMail?: ComponentProps<typeof EnquiryPlace>['byMail']
}

/** The section that `#enquiry` leads to. */
export function Enquiry({ title, lede, subject, about, products, question, words, fields, byMail }: Props) {
  return (
    <section className="section mist enquiry" id="enquiry" aria-labelledby="ask">
      <div className="wrap split">
        <div>
          <h2 id="ask">{typeof title === 'string' ? <HeadWords text={title} /> : title}</h2>
          <p>{lede}</p>
          {/* Nobody calls to be sent a link, and the form is to be in sight. */}
          {!byMail && <ContactLines subject={subject} />}
        </div>
        <EnquiryPlace {...{ about, products, question, words, fields, byMail }} />
      </div>
    </section>
  )
}
