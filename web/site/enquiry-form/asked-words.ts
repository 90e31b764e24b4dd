// The words of the form for what it is about: a kind may say any of them in its own way.
import { type EnquiryWords, enquiryWords } from '#contract/enquiries/enquiry-words.ts'
import { useLanguage, useLanguageStore, useTexts } from '#web/i18n/language.tsx'
import type { Room } from '#web/i18n/messages.ts'

type AskedRoom = Extract<Room, `site/asked/${string}`>

/** What the form says about records of `kind`; most kinds have nothing of their own to say. */
export function useAskedWords(kind: string | undefined): EnquiryWords {
  // Rooms of a group come together: those of one kind bring those of the others.
  useTexts('site/asked/product')
  const { texts } = useLanguageStore()
  const language = useLanguage()
  const own: Partial<EnquiryWords> | undefined = texts.at(`site/asked/${kind}` as AskedRoom, language)
  return { ...enquiryWords[language], ...own }
}
