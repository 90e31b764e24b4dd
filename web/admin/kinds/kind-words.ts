// The words of a kind's fields: one small file for each language, fetched when a form or a list of the kind is opened.
import { use } from 'react'
import type { KindWords } from '#contract/kinds/words.ts'
import { useLanguage } from '#web/i18n/language.tsx'

const FILES = import.meta.glob<KindWords>('../../../texts/*/kinds/*.json', { import: 'default' })
const there = new Map<string, KindWords>()
const asked = new Map<string, Promise<KindWords>>()
const fileOf = (kind: string, language: string) => `../../../texts/${language}/kinds/${kind}.json`

/** Fetches the words of a kind before its page is shown; throws when they did not come, and may be called again. */
export function loadKindWords(kind: string, language: string): Promise<KindWords> {
  const file = fileOf(kind, language)
  const known = asked.get(file)
  if (known) return known
  const words = FILES[file]?.() ?? Promise.reject(new Error(`there is no ${file}`))
  asked.set(file, words)
  words.then(
    (read) => there.set(file, read),
    () => asked.delete(file),
  )
  return words
}

/** The words in the language shown; waits (`Suspense`) when the language was changed and they are still on their way. */
export function useKindWords(kind: string): KindWords {
  const language = useLanguage()
  return there.get(fileOf(kind, language)) ?? use(loadKindWords(kind, language))
}
