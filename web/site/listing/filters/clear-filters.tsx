// The way back to the whole list.
import { useSearchParams } from 'react-router'
import { useTexts } from '#web/i18n/language.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { withoutFilter } from './filter-address.ts'

/** The way to the same list without any filter. */
export function ClearFilters({ className }: { className: string }) {
  const { clear } = useTexts('site/listing')
  const [search] = useSearchParams()
  return (
    <SiteLink className={className} to={{ search: withoutFilter(search) }} preventScrollReset>
      {clear}
    </SiteLink>
  )
}
