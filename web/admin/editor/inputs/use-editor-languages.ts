// Which languages an editor shows: one of them, or all side by side; remembered in this browser.
import { useState } from 'react'
import { eachLanguage, type Language, STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import { useMobile } from '#web/admin/page-parts/use-media.ts'
import { useLanguage } from '#web/i18n/language.tsx'

const KEY = 'editor-languages'

export type EditorLanguages = {
  language: Language
  choose: (language: Language) => void
  side: boolean
  /** Null where there is no room. */
  setSide: ((side: boolean) => void) | null
  shown: readonly [Language, ...Language[]]
}

/** Each alone, the same list at every render. */
const ONE = eachLanguage((language): readonly [Language] => [language])

/** So many find room beside each other; of more the first stands beside the one that is chosen. */
const BESIDE = 4
const PAIRS = eachLanguage((language): readonly [Language, ...Language[]] => {
  const [first, second = first] = STAFF_LANGUAGES
  return [first, language === first ? second : language]
})
/** Whether one is chosen where languages stand side by side. */
export const CHOOSES_BESIDE = STAFF_LANGUAGES.length > BESIDE

/** `written`: the languages that the person may write in; it begins with one of them. */
export function useEditorLanguages(written: readonly Language[] = STAFF_LANGUAGES): EditorLanguages {
  const own = useLanguage()
  const [language, setLanguage] = useState<Language>(written.includes(own) ? own : (written[0] ?? own))
  const [side, setSide] = useState(readSide)
  const roomy = !useMobile()
  const both = side && roomy
  return {
    language,
    choose: setLanguage,
    side: both,
    setSide: roomy
      ? (next) => {
          setSide(next)
          keepSide(next)
        }
      : null,
    shown: both ? (CHOOSES_BESIDE ? PAIRS[language] : STAFF_LANGUAGES) : ONE[language],
  }
}

function readSide(): boolean {
  try {
    return localStorage.getItem(KEY) === 'side'
  } catch {
    return false
  }
}

function keepSide(side: boolean) {
  try {
    localStorage.setItem(KEY, side ? 'side' : 'one')
  } catch {
    // It holds for this page then.
  }
}
