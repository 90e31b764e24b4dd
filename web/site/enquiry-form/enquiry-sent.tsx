// What a visitor reads once the enquiry has arrived.
import { useEffect, useEffectEvent, useRef } from 'react'
import type { AskedProduct } from '#contract/enquiries/enquiry-lines.ts'
import { OWN_ROUTE } from '#contract/enquiries/own-route.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { settleTray } from '#web/site/behaviour/choosing/tray-door.ts'
import { AnotherEnquiry } from './another-enquiry.tsx'
import { AnswerTime } from './answer-time.tsx'
import type { Enquiry, Receipt } from './api.ts'
import type { EnquiryWords } from './asked-words.ts'
import { NearOffice } from './near-office.tsx'
import './enquiry-sent.css'

type SentProps = {
  receipt: Receipt
  enquiry: Enquiry
  products: readonly AskedProduct[]
  words: EnquiryWords
  onAgain: () => void
}

/** The number, what was sent, until when it is answered, and the link by which it is found again. */
export function Sent({ receipt, enquiry, products, words, onAgain }: SentProps) {
  const texts = useTexts('site/enquiry/own')
  const language = useLanguage()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { number, link, promised, office } = receipt
  const { lines = [], files = [], email, phone } = enquiry
  const settle = useEffectEvent(() => settleTray(lines))
  useEffect(() => settle(), [])
  const called = (id: number | null | undefined, name = '') => {
    const product = products.find((one) => one.id === id)
    return product ? product.model || product.name : name
  }
  return (
    <div className="enquiry-sent" role="status">
      <h3 ref={title} tabIndex={-1}>
        {words.sentTitle}
      </h3>
      <p>{words.sentText}</p>
      <p className="num enquiry-number">{number}</p>
      <dl className="sent-list">
        {promised.time !== null && (
          <div>
            <dt>{texts.answerBy}</dt>
            <dd>
              <AnswerTime promised={promised} />
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.goesTo}</dt>
          <dd>{[email, phone].filter(Boolean).join(', ')}</dd>
        </div>
        {office && (
          <div>
            <dt>{texts.office}</dt>
            <dd>
              <NearOffice office={office} />
            </dd>
          </div>
        )}
        {files.length > 0 && (
          <div>
            <dt>{texts.with}</dt>
            <dd>{texts.fileCount({ count: files.length })}</dd>
          </div>
        )}
        {lines.map(({ productId, name, quantity, size, medium, code }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same product may come twice, and the list never changes
          <div key={at}>
            <dt>
              {quantity ? `${quantity} × ` : ''}
              {called(productId, name)}
            </dt>
            <dd>{[size, medium, code].filter(Boolean).join(', ')}</dd>
          </div>
        ))}
      </dl>
      <p className="enquiry-hint">{texts.keep}</p>
      <a className="button" href={`/${language}${OWN_ROUTE}/${link}`}>
        {texts.see}
      </a>
      <AnotherEnquiry words={words} onAgain={onAgain} />
    </div>
  )
}
