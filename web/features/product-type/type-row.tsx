// Types in one row: the families, the children of a category, or its neighbours.
import type { ProductType } from '#contract/products/product-type.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { formatCount } from '#web/ui/day.tsx'
import { LocalText } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'

type Props = { label: string; types: ProductType[]; current?: number }

export function TypeRow({ label, types, current }: Props) {
  const texts = useTexts('site/frame')
  const language = useLanguage()
  if (types.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className="subs">
        {types.map((type) => (
          <li key={type.id}>
            <SiteLink
              className="sub"
              to={type.address}
              aria-current={type.id === current ? 'page' : undefined}
            >
              <span className="plate">
                {type.cover && <Picture of={type.cover} alt="" sizes="64px" ratio={[1, 1]} />}
              </span>
              <span>
                <b>
                  <LocalText of={type} path="productTypeName" />
                </b>
                <small className="num">
                  {texts.productCount({
                    count: type.productCount,
                    shown: formatCount(type.productCount, language),
                  })}
                </small>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
