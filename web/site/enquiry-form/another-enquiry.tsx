// The way to ask something else, once an enquiry has arrived.
import { ENQUIRY_ROUTE } from '#contract/enquiries/enquiry-page.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import type { EnquiryWords } from './asked-words.ts'

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
