// A text link with an arrow that moves when it is pointed at.
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { SiteLink } from './site-link.tsx'

export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink className="link" to={to}>
      <span>{children}</span>
      <Icon name="arrow" />
    </SiteLink>
  )
}
