// How to ask: a statement with telephone numbers and the address to write to, beside the form.
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { EnquiryPlace } from '#web/site/enquiry-form/enquiry-place.tsx'
import { Said } from '#web/ui/said.tsx'
import { addresses } from './addresses.ts'
import { ArrowLink } from './arrow-link.tsx'
import { mailTo, telephone } from './reach.ts'
import { useShell } from './shell-data.tsx'
import { siteTexts } from './texts.ts'

type Props = {
  title: ReactNode
  lede: ReactNode
  /** What the letter is about. */
  subject?: string
  /** The product that it is about. */
  productId?: number | undefined
}

/** The section that `#enquiry` leads to. */
export function Enquiry({ title, lede, subject = '', productId }: Props) {
  const { site } = useShell()
  const texts = useTexts(siteTexts)
  return (
    <section className="section mist enquiry" id="enquiry" aria-labelledby="ask">
      <div className="wrap split">
        <div>
          <h2 id="ask">{title}</h2>
          <p>{lede}</p>
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
        </div>
        <EnquiryPlace productId={productId} />
      </div>
    </section>
  )
}
