// The words of the about-us page that are not content. They are many: only those of the language shown are fetched.
import { useLoaderData } from 'react-router'
import type { Language } from '#contract/languages/language-codes.ts'

export type AboutWords = {
  about: string
  phone: string
  email: string
  hours: string
  /** `{map}` and `{office}` stand for their names. */
  openMap: string
  directions: string
  wayTo: string
  copy: string
  copied: string
  parts: string
  profile: string
  history: string
  honours: string
  askTitle: string
  askLede: string
  culture: string
  contact: string
  privacy: { title: string; lede: string; points: { title: string; text: string }[]; ask: string }
}

const WORDS: Record<Language, () => Promise<{ words: AboutWords }>> = {
  zh: () => import('./words-zh.ts'),
  en: () => import('./words-en.ts'),
  es: () => import('./words-es.ts'),
}

/** For the page's loader, which hands them on as `words`. */
export const readWords = async (language: Language) => (await WORDS[language]()).words

/** The words of the page, anywhere on it. */
export const useWords = (): AboutWords => useLoaderData<{ words: AboutWords }>().words
