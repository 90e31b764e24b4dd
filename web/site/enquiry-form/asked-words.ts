// The words of the form for what it is about: a kind may say any of them in its own way.
import { type EnquiryWords, enquiryWords } from '#contract/enquiries/enquiry-words.ts'
import { useLanguage, useLanguageStore } from '#web/i18n/language.tsx'
import type { Room } from '#web/i18n/messages.ts'

type AskedRoom = Extract<Room, `site/asked/${string}`>

/** What the form says about records of `kind`; most kinds have nothing of their own to say. For pages that bring `site/asked`. */
export function useAskedWords(kind: string | undefined): EnquiryWords {
  const { texts } = useLanguageStore()
  const language = useLanguage()
  const own: Partial<EnquiryWords> | undefined = texts.at(`site/asked/${kind}` as AskedRoom, language)
  return { ...enquiryWords[language], ...own }
}
