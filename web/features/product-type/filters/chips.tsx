// What a list is narrowed to, each as a link that takes it away again.
import { useSearchParams } from 'react-router'
import type { Language } from '#contract/languages/language-codes.ts'
import { writeNumber } from '#contract/languages/locales.ts'
import type { Filter } from '#contract/products/attribute-filter.ts'
import type { Facet } from '#contract/products/product-browse.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { valueWithUnit } from '#web/site/cards/value.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { withoutFilter } from './filter-address.ts'

export function Chips({ facets, filter }: { facets: readonly Facet[]; filter: Filter }) {
  const texts = useTexts('site/goods/product-type')
  const language = useLanguage()
  const [search] = useSearchParams()
  const chips = facets.flatMap((facet) => {
    const wanted = filter.get(facet.key)
    if (!wanted) return []
    if ('values' in wanted) {
      return facet.values
        .filter(({ key }) => wanted.values.includes(key))
        .map(({ key, name }) => ({
          key: `${facet.key}:${key}`,
          // A bare yes says nothing without what it answers.
          says: facet.type === 'yesNo' ? `${facet.name}: ${name}` : name,
          without: withoutFilter(search, facet.key, key),
        }))
    }
    const span = spanOf(wanted, language)
    const says = `${facet.name}: ${valueWithUnit(span, facet.unit, language)}`
    return [{ key: facet.key, says, without: withoutFilter(search, facet.key) }]
  })
  if (chips.length === 0) return null
  return (
    <ul className="chips" aria-label={texts.chosen}>
      {chips.map(({ key, says, without }) => (
        <li key={key}>
          <SiteLink to={{ search: without }} aria-label={texts.remove({ choice: says })} preventScrollReset>
            {says}
            <Icon name="close" />
          </SiteLink>
        </li>
      ))}
      <li>
        <SiteLink className="chips-clear" to={{ search: withoutFilter(search) }} preventScrollReset>
          {texts.clear}
        </SiteLink>
      </li>
    </ul>
  )
}

/** `1–5`, `5` alone, or what is known of a range that is open at one end: `≥ 1`, `≤ 5`. */
function spanOf({ from, to }: { from: number | null; to: number | null }, language: Language): string {
  const said = (bound: number) => writeNumber(bound, language)
  if (from !== null && from === to) return said(from)
  if (from !== null && to !== null) return `${said(from)}–${said(to)}`
  if (from !== null) return `≥\u00a0${said(from)}`
  return to === null ? '' : `≤\u00a0${said(to)}`
}
