// The state of a record as a word with a dot (DESIGN.md "Lists").
import type { ContentState } from '#contract/content/content.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { useTexts } from '#web/i18n/language.tsx'

/** As the contract has them (`contract/content/content.ts`, which would bring the validator along). */
export const RECORD_STATES: readonly ContentState[] = ['draft', 'scheduled', 'published', 'changed']

export const RECORD_STATE_WORDS: Record<Language, Record<ContentState, string>> = {
  zh: { draft: '草稿', scheduled: '待发布', published: '已发布', changed: '有未发布的修改' },
  en: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', changed: 'Unpublished changes' },
  es: {
    draft: 'Borrador',
    scheduled: 'Programado',
    published: 'Publicado',
    changed: 'Cambios sin publicar',
  },
}

export function RecordStateWord({ state }: { state: ContentState }) {
  const words = useTexts(RECORD_STATE_WORDS)
  return (
    <span className="state-word" data-state={state}>
      {words[state]}
    </span>
  )
}
