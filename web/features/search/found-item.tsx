// One result: picture, kind, title with the hits marked, one sentence.
import type { Found } from '#contract/search.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/addresses.ts'
import { SiteLink } from '#web/site/site-link.tsx'
import { Highlight } from '#web/ui/highlight.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { langOf } from '#web/ui/said.tsx'
import { searchTexts } from './texts.ts'

const ADDRESS: Record<Found['kind'], (id: number) => string> = {
  product: addresses.product,
  // A result does not say how deep a type lies; both addresses show any type.
  productType: (id) => addresses.step(id, 1),
  successCase: addresses.case,
  news: addresses.newsItem,
}

export function FoundItem({ item, keyword }: { item: Found; keyword: string }) {
  const texts = useTexts(searchTexts)
  return (
    <li>
      <div className="plate">{item.cover && <Picture of={item.cover} alt="" sizes="11rem" />}</div>
      <div>
        <p className="meta">
          <span>{texts.one[item.kind]}</span>
          {item.code && (
            <span className="model">
              <Highlight text={item.code} keyword={keyword} />
            </span>
          )}
        </p>
        <h2>
          <SiteLink to={ADDRESS[item.kind](item.id)} lang={langOf(item, 'title')}>
            <Highlight text={item.title} keyword={keyword} />
          </SiteLink>
        </h2>
        <p lang={langOf(item, 'summary')}>
          <Highlight text={item.summary} keyword={keyword} />
        </p>
      </div>
    </li>
  )
}
