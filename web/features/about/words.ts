// The words of the about-us page that are not content. They are many: they come with what its loader reads, in one language.
import { source } from 'virtual:texts/about'
import { useLoaderData } from 'react-router'
import type { Language } from '#contract/languages/language-codes.ts'
import type { TextsOf } from '#web/i18n/messages.ts'
import { groupFrom } from '#web/i18n/texts.ts'

type AboutWords = TextsOf<'site/about/page'>

/** For the page's loader, which hands them on as `words`; `{map}` and `{office}` in them stand for their names. */
export async function readWords(language: Language): Promise<AboutWords | undefined> {
  const there = await groupFrom(source, 'site/about', language)
  return there?.rooms['site/about/page']
}

/** The words of the page, anywhere on it. */
export const useWords = (): AboutWords => useLoaderData<{ words: AboutWords }>().words
