// Records named by their ids, where two versions are compared.
import { useQueries } from '@tanstack/react-query'
import { NO_TEXT } from '#contract/content/blank.ts'
import { chosenQuery, type RecordSource } from '#web/admin/editor/inputs/record-picker.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage } from '#web/i18n/language.tsx'

export function RecordNames({ source, ids }: { source: RecordSource; ids: readonly number[] }) {
  const language = useLanguage()
  const found = useQueries({ queries: ids.map((id) => chosenQuery(source, id)) })
  return ids.map((id, at) => textIn(found[at]?.data?.title ?? NO_TEXT, language) || `#${id}`).join(', ')
}
