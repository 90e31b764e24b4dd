// Drafting record after record: the proposals that it fills, and what came of it.
import { useRef, useState } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import type { UntranslatedRow } from '#contract/translation/desk.ts'
import { draft, ready } from './admin-api.ts'

export type Drafted = { proposals: number[]; texts: number; left: number }
const NONE: Drafted = { proposals: [], texts: 0, left: 0 }

export function useDrafts(language: Language | null) {
  const running = useRef<Drafted>(NONE)
  const [made, setMade] = useState<Drafted | null>(null)
  return {
    /** What came of the last ones; null until there were any. */
    made,
    hear: setMade,
    /** Drafts one record, into the proposal of those before it. */
    async run({ kind, id }: UntranslatedRow, by: 'memory' | 'machine') {
      if (!language) return
      const { proposals, texts, left } = running.current
      const answer = await draft({ proposal: proposals.at(-1) ?? null, kind, id, language, by })
      const { proposal } = answer
      running.current = {
        proposals: proposal === null || proposals.includes(proposal) ? proposals : [...proposals, proposal],
        texts: texts + answer.texts,
        left: left + answer.left,
      }
    },
    /** Tells people that the proposals wait for them. */
    async finish() {
      const drafted = running.current
      running.current = NONE
      for (const proposal of drafted.proposals) await ready(proposal)
      if (drafted.texts > 0 || drafted.left > 0) setMade(drafted)
    },
  }
}
