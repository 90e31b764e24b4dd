// The range: all top-level categories in one row.
import type { ReactNode } from 'react'
import type { ProductType } from '#contract/products/product-type.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { SectionHead } from '#web/site/section-head.tsx'
import { topLevel } from '#web/site/shell/catalog.ts'
import { useShell } from '#web/site/shell/shell-data.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import './range.css'

const SIZES = '(max-width: 699px) 44vw, (max-width: 1700px) 22vw, 23rem'

/** The first sentence of a text, in any of the languages. */
export function firstSentence(text: string): string {
  const [sentence = ''] = text.trim().split(/(?<=[。！？])|(?<=[.!?])\s+/, 1)
  return sentence
}

type SectionProps = {
  id: string
  title: string
  small?: boolean
  /** A link beside the title. */
  children?: ReactNode
}

/** The range below a heading; nothing where the site has no families, or none in this language. */
export function RangeSection({ id, ...head }: SectionProps) {
  if (topLevel(useShell().types).length === 0) return null
  return (
    <section className="section close" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} {...head} />
        <Range />
      </div>
    </section>
  )
}

/** `types` other than the embedded ones stand in the order given. */
export function Range({ types }: { types?: ProductType[] }) {
  const shell = useShell()
  const shown = types ?? topLevel(shell.types)
  return (
    <ul className="range" data-count={shown.length}>
      {shown.map((type) => (
        <li key={type.id}>
          <SiteLink className="range-item" to={type.address}>
            <div className="plate tall">
              {type.cover && <Picture of={type.cover} alt="" sizes={SIZES} ratio={[4, 5]} />}
            </div>
            <h3>
              <LocalText of={type} path="productTypeName" />
              <Icon name="arrow" />
            </h3>
            <p lang={langOf(type, 'introduction')}>{firstSentence(type.introduction)}</p>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
