// The declaration and the words that the controls of a form stand in.
import { createContext, use } from 'react'
import type { AnyKindOf } from '#contract/kinds/kind.ts'
import type { FieldWords } from '#contract/kinds/words.ts'

type Context = { kind: AnyKindOf; words: FieldWords }
export const KindContext = createContext<Context | null>(null)

export function useKind() {
  const kind = use(KindContext)
  if (!kind) throw new Error('KindContext is missing')
  return kind
}
