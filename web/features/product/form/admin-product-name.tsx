// Products named by their ids, where two versions are compared.
import { useQueries } from '@tanstack/react-query'
import { NO_TEXT } from '#contract/content/blank.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { PRODUCT_SOURCE } from '../admin-api.ts'

export function ProductNames({ ids }: { ids: readonly number[] }) {
  const language = useLanguage()
  const found = useQueries({
    queries: ids.map((id) => ({
      queryKey: [PRODUCT_SOURCE.key, 'chosen', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => PRODUCT_SOURCE.one(id, signal),
      staleTime: 60_000,
    })),
  })
  return ids.map((id, at) => textIn(found[at]?.data?.title ?? NO_TEXT, language) || `#${id}`).join(', ')
}
