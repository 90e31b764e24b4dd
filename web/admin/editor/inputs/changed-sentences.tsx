// Of a text that is older than its source: the sentences that changed, as the memory of translations knows.
import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { sentencesQuery } from '#web/admin/editor/admin-api.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'

type Props = { kind: Kind; id: number; path: string; language: Language }

/** Nothing where the person may not ask, and where no sentence of the text is known to hold. */
export function ChangedSentences({ kind, id, path, language }: Props) {
  const texts = useTexts('console/editor/parts').textMarks
  const may = useMay()('web_translation:draft')
  const { data } = useQuery({ ...sentencesQuery({ kind, id, language }), enabled: may })
  const text = data?.texts.find((one) => one.path === path)
  const changed = text?.sentences.filter(({ state }) => state !== 'same') ?? []
  if (!text || changed.length === 0 || changed.length === text.sentences.length) return null
  return (
    <span className="changed-sentences">
      {texts.changed({ changed: changed.length, count: text.sentences.length })}
      {[...new Set(changed.map(({ said }) => said))].map((said) => (
        <q key={said} lang={text.source}>
          {said}
        </q>
      ))}
    </span>
  )
}
