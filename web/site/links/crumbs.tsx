// The breadcrumb: the way down to this page; the last entry is the page itself.
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from './addresses.ts'
import { SiteLink } from './site-link.tsx'

type Props = {
  /** The pages between the home page and this one. */
  way?: { to: string; label: ReactNode }[]
  /** This page. */
  here: ReactNode
}

export function Crumbs({ way = [], here }: Props) {
  const texts = useTexts('site/frame')
  return (
    <nav className="crumbs" aria-label={texts.crumbs}>
      <ol>
        <li>
          <SiteLink to={addresses.home}>{texts.home}</SiteLink>
        </li>
        {way.map((step) => (
          <li key={step.to}>
            <SiteLink to={step.to}>{step.label}</SiteLink>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}
