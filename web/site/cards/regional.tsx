// What differs by region (decision 67): the value of the visitor's region, those of all others behind it, and the choice of it. Which
// one is seen is the business of `behaviour/choosing/region.ts`; without scripts all can be read.
import type { ReactNode } from 'react'
import type { ShownSpec } from '#contract/products/product-card.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { openRegions } from '#web/site/behaviour/choosing/region-door.ts'
import { useShell } from '#web/site/shell/shell-data.tsx'
import { Value } from './value.tsx'

type Said = { region: string; name: string; says: ReactNode; lang?: string | undefined }
/** `everywhere`: what holds where no region says another; null where nothing is said. */
type Props = { everywhere: ReactNode | null; regions: readonly Said[] }

/** What holds here: for everywhere until the visitor's region is known. */
export function Here({ everywhere, regions }: Props) {
  const texts = useTexts('site/parts').regions
  return (
    <span className="here" ref={openRegions}>
      <span>{everywhere ?? texts.unsaid}</span>
      {regions.map(({ region, name, says, lang }) => (
        <span key={region} data-region={region}>
          <span lang={lang}>{says}</span> <span className="region">{name}</span>
        </span>
      ))}
    </span>
  )
}

/** The same, and by a press what holds in each region. */
export function ByRegion({ everywhere, regions }: Props) {
  const texts = useTexts('site/parts').regions
  return (
    <details className="by-region">
      <summary>
        <Here everywhere={everywhere} regions={regions} /> <span className="region-more">{texts.others}</span>
      </summary>
      <ul>
        {regions.map(({ region, name, says, lang }) => (
          <li key={region}>
            <span className="region">{name}</span> <span lang={lang}>{says}</span>
          </li>
        ))}
        {everywhere !== null && (
          <li>
            <span className="region">{texts.everywhere}</span> <span>{everywhere}</span>
          </li>
        )}
      </ul>
    </details>
  )
}

type FactProps = {
  of: Omit<ShownSpec, 'name'>
  /** Small: what holds here alone, as on a card. */
  brief?: boolean
  /** The language of a part of the fact, `regions.0.value`, where it is another than that of the page. */
  langAt?: (part: string) => string | undefined
}

/** The value of a fact, whether it differs or not. */
export function RegionalValue({ of, brief = false, langAt }: FactProps) {
  if (!of.regions) return <Value of={of} />
  const regions = of.regions.map((one, at) => ({
    ...{ region: one.region, name: one.name, says: <Value of={one} /> },
    lang: langAt?.(`regions.${at}.value`),
  }))
  const everywhere = of.value === '' ? null : <Value of={of} />
  return brief ? (
    <Here everywhere={everywhere} regions={regions} />
  ) : (
    <ByRegion everywhere={everywhere} regions={regions} />
  )
}

/** Whether a fact of a list differs. */
export const differs = (facts: readonly Pick<ShownSpec, 'regions'>[]) => facts.some(({ regions }) => regions)

/** The visitor's region; remembered by the browser, and the same on all pages. */
export function RegionChoice() {
  const { site } = useShell()
  const texts = useTexts('site/parts').regions
  return (
    <select className="region-choice" aria-label={texts.choose} data-region-choice="" ref={openRegions}>
      <option value="">{texts.everywhere}</option>
      {site.regions.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  )
}
