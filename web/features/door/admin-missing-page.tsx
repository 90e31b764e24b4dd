// `/404` for staff: nothing stands at an address; the nearest page above it, and the way back.
import { useSearchParams } from 'react-router'
import { type Tab, type TabPage, tabTitle } from '#web/admin/frame/tabs/tabs.ts'
import { useTabs } from '#web/admin/frame/tabs/tabs-provider.tsx'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { safeRedirect } from '#web/session/redirect.ts'
import { DoorActions } from './admin-door-actions.tsx'
import './door.css'

export function AdminMissingPage() {
  const texts = useTexts('console/frame/door')
  const language = useLanguage()
  const { pageAt, strip } = useTabs()
  const given = useSearchParams()[0].get('from')
  const from = given === null ? null : safeRedirect(given)
  const near = from === null ? null : nearest(from, pageAt)
  const beside = near && near.path !== strip.before ? near : null
  return (
    <section className="door" aria-labelledby="door-title">
      <h1 id="door-title">{texts.missingTitle}</h1>
      <p>{texts.missingText}</p>
      <p className="door-hint">{texts.find}</p>
      <p className="door-actions">
        {beside && (
          <LinkButton to={beside.address} type="primary">
            {tabTitle({ ...beside, ownTitle: null } as Tab, language)}
          </LinkButton>
        )}
        <DoorActions first={!beside} />
      </p>
      {from && (
        <details>
          <summary>{texts.detail}</summary>
          {from} · 404
        </details>
      )}
    </section>
  )
}

/** The page of the console that stands closest above an address, as far as the person may open it. */
function nearest(address: string, pageAt: (address: string) => TabPage | null): TabPage | null {
  const steps = address.replace(/[?#].*$/s, '').split('/')
  for (let end = steps.length - 1; end > 1; end--) {
    const page = pageAt(steps.slice(0, end).join('/'))
    if (page) return page
  }
  return null
}
