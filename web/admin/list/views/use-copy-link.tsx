// Copies the link to what a list shows.
import { useHref, useLocation } from 'react-router'
import { useHandOverLink } from '#web/admin/page-parts/hand-over-link.tsx'
import { useTexts } from '#web/i18n/language.tsx'

/** Copies the address of this page with another query. */
export function useCopyLink(): (query: string) => Promise<void> {
  const texts = useTexts('console/list/list')
  const handOver = useHandOverLink()
  const base = useHref(useLocation().pathname)
  return (query) =>
    handOver(new URL(query === '' ? base : `${base}?${query}`, location.href).href, texts.linkCopied)
}
