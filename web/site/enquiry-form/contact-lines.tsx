// How to reach the company at once: telephone numbers by region, and the address to write to.
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { mailTo, telephone } from '#web/site/links/reach.ts'
import { useShell } from '#web/site/shell/shell-data.tsx'
import { LocalText } from '#web/ui/local-text.tsx'

/** `subject`: what a letter begun here is about. */
export function ContactLines({ subject = '' }: { subject?: string | undefined }) {
  const { site } = useShell()
  const texts = useTexts('site/frame')
  return (
    <>
      <dl className="contact-lines">
        {site.phones.map(({ phone }, at) => (
          <div key={phone}>
            <LocalText as="dt" of={site} path={`phones.${at}.region`} />
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
      <p className="enquiry-more">
        <ArrowLink to={addresses.dealers}>{texts.dealers}</ArrowLink>
      </p>
    </>
  )
}
