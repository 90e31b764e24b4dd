// A link to a paper (PDF), in the units that the page shows.
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

type Props = { className: string; to: (units?: string) => string; children: ReactNode }

/** Two links, of which the one is seen whose units are. */
export function PaperLink({ className, to, children }: Props) {
  return [undefined, 'us'].map((units) => (
    <span className={units ? 'in-us' : 'in-metric'} key={units ?? ''}>
      <a className={className} href={to(units)} rel="nofollow">
        <Icon name="download" />
        {children}
      </a>
    </span>
  ))
}
