// The declaration and the words that the controls of a form stand in.
import { createContext, use } from 'react'
import type { KindWords } from '#contract/kinds/words.ts'
import type { FormKind } from './admin-api.ts'

export const KindContext = createContext<{ kind: FormKind; words: KindWords } | null>(null)

export function useKind() {
  const kind = use(KindContext)
  if (!kind) throw new Error('KindContext is missing')
  return kind
}
