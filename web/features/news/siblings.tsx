// The records before and after this one, at the foot of its page.
import type { ReactNode } from 'react'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Localized } from '#web/ui/local-text.tsx'
import { LocalText } from '#web/ui/local-text.tsx'

type One = Localized & { address: string; title: string }
type Props = {
  label: string
  previous: One | null
  next: One | null
  /** What stands above the titles. */
  words: { previous: string; next: string }
  /** The way back to the whole list, between the two. */
  all: ReactNode
}

export function Siblings({ label, previous, next, words, all }: Props) {
  return (
    <nav className="wrap siblings" aria-label={label}>
      {previous ? (
        <SiteLink to={previous.address} rel="prev">
          <span className="meta">
            <Icon name="back" />
            {words.previous}
          </span>
          <b>
            <LocalText of={previous} path="title" />
          </b>
        </SiteLink>
      ) : (
        <span />
      )}
      <div className="siblings-all">{all}</div>
      {next ? (
        <SiteLink to={next.address} rel="next">
          <span className="meta">
            {words.next}
            <Icon name="arrow" />
          </span>
          <b>
            <LocalText of={next} path="title" />
          </b>
        </SiteLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
