// Parts of one list as links in a row; the one shown carries the blue mark.
import type { ReactNode } from 'react'
import { SiteLink } from '#web/site/links/site-link.tsx'

export type Tab = { to: string; label: ReactNode; count?: string; current: boolean }

export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <SiteLink to={tab.to} aria-current={tab.current ? 'page' : undefined} preventScrollReset>
              {tab.label}
              {tab.count !== undefined && <span className="num"> {tab.count}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
