// The pages of a list as links: numbers, and a step back and forth.
import { useSearchParams } from 'react-router'
import { useTexts } from '#web/i18n/language.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { pageCount, pageLinks, readPage, withPage } from './paging.ts'

/** Nothing where one page holds everything. The list scrolls into view by itself, so the links leave the scroll alone. */
export function Pager({ total, limit }: { total: number; limit: number }) {
  const texts = useTexts('site/frame')
  const [search] = useSearchParams()
  const count = pageCount(total, limit)
  const current = Math.min(readPage(search), count)
  if (count === 1) return null
  const to = (page: number) => ({ search: withPage(search, page) })
  const step = (rel: 'prev' | 'next', page: number) => (
    <SiteLink className="pages-step" to={to(page)} rel={rel} preventScrollReset>
      {rel === 'prev' && <Icon name="back" />}
      <span>{rel === 'prev' ? texts.previous : texts.next}</span>
      {rel === 'next' && <Icon name="arrow" />}
    </SiteLink>
  )
  return (
    <nav className="pages" aria-label={texts.pages}>
      {current > 1 ? step('prev', current - 1) : <span className="pages-step" />}
      <ol>
        {pageLinks(current, count).map((page, at) =>
          page === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
            <li key={`gap-${at}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <SiteLink
                to={to(page)}
                aria-label={texts.page({ number: page })}
                aria-current={page === current ? 'page' : undefined}
                preventScrollReset
              >
                {page}
              </SiteLink>
            </li>
          ),
        )}
      </ol>
      {current < count ? step('next', current + 1) : <span className="pages-step" />}
    </nav>
  )
}
