// What a visitor reads once the enquiry has arrived.
import { useEffect, useRef } from 'react'
import { ENQUIRY_ROUTE } from '#contract/enquiries/enquiry-page.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import type { EnquiryWords } from './asked-words.ts'

export function Sent({
  number,
  words,
  onAgain,
}: {
  number: string
  words: EnquiryWords
  onAgain: () => void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="enquiry-sent" role="status">
      <h3 ref={title} tabIndex={-1}>
        {words.sentTitle}
      </h3>
      <p>{words.sentText}</p>
      <p className="num enquiry-number">{number}</p>
      <AnotherEnquiry words={words} onAgain={onAgain} />
    </div>
  )
}

/** Begins another enquiry: in place, or on the page for it. */
export function AnotherEnquiry({ words, onAgain }: { words: EnquiryWords; onAgain?: () => void }) {
  const language = useLanguage()
  const { another } = words
  return onAgain ? (
    <button type="button" className="button outline" onClick={onAgain}>
      {another}
    </button>
  ) : (
    <a className="button outline" href={`/${language}${ENQUIRY_ROUTE}`}>
      {another}
    </a>
  )
}
