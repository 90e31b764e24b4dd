// How to ask: a statement with telephone numbers and the address to write to, beside the form.
import type { ReactNode } from 'react'
import { ContactLines } from './contact-lines.tsx'
import { EnquiryPlace } from './enquiry-place.tsx'

type Props = {
  title: ReactNode
  lede: ReactNode
  /** What the letter is about. */
  subject?: string
  /** The product that it is about. */
  productId?: number | undefined
}

/** The section that `#enquiry` leads to. */
export function Enquiry({ title, lede, subject, productId }: Props) {
  return (
    <section className="section mist enquiry" id="enquiry" aria-labelledby="ask">
      <div className="wrap split">
        <div>
          <h2 id="ask">{title}</h2>
          <p>{lede}</p>
          <ContactLines subject={subject} />
        </div>
        <EnquiryPlace productId={productId} />
      </div>
    </section>
  )
}
