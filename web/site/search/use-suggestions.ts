// What is suggested for the text of a field: asked for when the typing rests, the last question alone.
import { useEffect, useState } from 'react'
import type { Suggestion } from '#contract/site/search.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { readSuggestions } from '#web/site/api.ts'

const REST_MS = 140

/** A single Latin letter begins half of all words. */
const says = (typed: string) => typed.length > 1 || /\p{Script=Han}/u.test(typed)

/** The suggestions for the last text that was answered; `keyword` is that text. */
export function useSuggestions(typed: string): { keyword: string; items: Suggestion[] } {
  const language = useLanguage()
  const [answer, setAnswer] = useState<{ keyword: string; items: Suggestion[] }>({ keyword: '', items: [] })
  const keyword = typed.trim()
  useEffect(() => {
    if (!says(keyword)) {
      setAnswer({ keyword: '', items: [] })
      return
    }
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const items = await readSuggestions(keyword, language, controller.signal)
      if (!controller.signal.aborted) setAnswer({ keyword, items })
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [keyword, language])
  return answer
}
