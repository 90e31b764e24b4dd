// How to reach the company at once: telephone numbers by region, and the address to write to.

import { useTexts } from '#web/i18n/language.tsx'
import { Said } from '#web/ui/said.tsx'
import { addresses } from './addresses.ts'
import { ArrowLink } from './arrow-link.tsx'
import { mailTo, telephone } from './reach.ts'
import { useShell } from './shell-data.tsx'
import { siteTexts } from './texts.ts'

/** `subject`: what a letter begun here is about. */
export function ContactLines({ subject = '' }: { subject?: string | undefined }) {
  const { site } = useShell()
  const texts = useTexts(siteTexts)
  return (
    <>
      <dl className="contact-lines">
        {site.phones.map(({ phone }, at) => (
          <div key={phone}>
            <dt>
              <Said of={site} path={`phones.${at}.region`} />
            </dt>
            <dd className="num">
              <a href={telephone(phone)}>{phone}</a>
            </dd>
          </div>
        ))}
        <div>
          <dt>{texts.email}</dt>
          <dd>
            <a href={mailTo(site.email, subject)}>{site.email}</a>
          </dd>
        </div>
      </dl>
      <p className="enquiry-more">
        <ArrowLink to={addresses.contact}>{texts.offices}</ArrowLink>
      </p>
    </>
  )
}
