// One result: picture, kind, title with the hits marked, one sentence.
import type { Found } from '#contract/site/search.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Highlight } from '#web/ui/highlight.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'

export function FoundItem({ item }: { item: Found }) {
  const kinds = useTexts('site/kinds')
  return (
    <li>
      <div className="plate">{item.cover && <Picture of={item.cover} alt="" sizes="11rem" />}</div>
      <div>
        <p className="meta">
          <span>{kinds[item.kind].one}</span>
          {item.code && (
            <span className="model">
              <Highlight text={item.code} hits={item.hits.code} />
            </span>
          )}
        </p>
        <h2>
          <SiteLink to={item.address} lang={langOf(item, 'title')}>
            <Highlight text={item.title} hits={item.hits.title} />
          </SiteLink>
        </h2>
        <p lang={langOf(item, 'summary')}>
          <Highlight text={item.summary} hits={item.hits.summary} />
        </p>
      </div>
    </li>
  )
}
