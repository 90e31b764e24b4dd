// The parts of the about-us page, in a line below its head; the one being read carries the mark.

import type { ReactNode } from 'react'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { useSpy } from '#web/site/motion/use-spy.ts'
import { useWords } from './words.ts'

export type Part = { id: string; label: ReactNode }

export function AboutNav({ parts }: { parts: readonly Part[] }) {
  const texts = useWords()
  const shown = useSpy(parts.map(({ id }) => id))
  return (
    <nav className="about-nav" aria-label={texts.parts}>
      <ul className="wrap">
        {parts.map(({ id, label }) => (
          <li key={id}>
            <SiteLink to={{ hash: id }} replace aria-current={shown === id ? 'true' : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
