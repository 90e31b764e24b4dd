// What the company is good at and its figures, its cases, partners and certificates.
import type { Home } from '#contract/site/home.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { CaseCard } from '#web/site/cards/case-card.tsx'
import { FeaturedCase } from '#web/site/cards/featured-case.tsx'
import { Figures } from '#web/site/cards/figures.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { reveal } from '#web/site/motion/reveal.ts'
import { SectionHead } from '#web/site/section-head.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'

export function Strengths({ home }: { home: Home }) {
  if (home.strengths.length + home.figures.length === 0) return null
  return (
    <section className="section" aria-labelledby="why">
      <div className="wrap">
        <SectionHead id="why" title={home.strengthsTitle} lang={langOf(home, 'strengthsTitle')} />
        <div className="split reveal" ref={reveal}>
          <div className="plate why-picture">
            {home.strengthsPicture && (
              <Picture
                of={home.strengthsPicture}
                sizes="(max-width: 899px) 92vw, 56rem"
                lang={langOf(home, 'strengthsPicture.alt')}
              />
            )}
          </div>
          <ul className="ruled">
            {home.strengths.map((strength, at) => (
              <li key={strength.title}>
                <Icon name={strength.icon} />
                <div>
                  <h3>
                    <LocalText of={home} path={`strengths.${at}.title`} />
                  </h3>
                  <p>
                    <LocalText of={home} path={`strengths.${at}.text`} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        {home.figures.length > 0 && (
          <div className="figures-band reveal" ref={reveal}>
            <div className="scale" aria-hidden="true" />
            <Figures figures={home.figures} of={home} path="figures" />
          </div>
        )}
      </div>
    </section>
  )
}

/** The first case stands large, the others in a row below it. */
export function Cases({ home }: { home: Home }) {
  const texts = useTexts('site/home/page')
  const [first, ...others] = home.cases
  if (!first) return null
  return (
    <>
      <FeaturedCase successCase={first} kicker={texts.caseKicker} button={texts.readCase} />
      {others.length > 0 && (
        <section className="section mist">
          <div className="wrap reveal" ref={reveal}>
            <ul className="case-cards">
              {others.map((one) => (
                <CaseCard key={one.id} successCase={one} />
              ))}
            </ul>
            <p className="more-cases">
              <ArrowLink to={addresses.cases}>{texts.allCases}</ArrowLink>
            </p>
          </div>
        </section>
      )}
    </>
  )
}

export function Partners({ home }: { home: Home }) {
  if (home.partners.length === 0) return null
  return (
    <section className="section close" aria-labelledby="partners">
      <div className="wrap reveal" ref={reveal}>
        <SectionHead id="partners" title={home.partnersTitle} lang={langOf(home, 'partnersTitle')} small />
        <ul className="partners">
          {home.partners.map((partner, at) => {
            const path = `partners.${at}.name`
            const face = partner.logo ? (
              <Picture of={partner.logo} alt={partner.name} sizes="12rem" lang={langOf(home, path)} />
            ) : (
              <LocalText of={home} path={path} />
            )
            return (
              <li key={partner.name}>
                {partner.link ? (
                  <a href={partner.link} target="_blank" rel="noreferrer">
                    {face}
                  </a>
                ) : (
                  <span>{face}</span>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

export function Certificates({ home }: { home: Home }) {
  const texts = useTexts('site/home/page')
  if (home.certificates.length === 0) return null
  return (
    <section className="section close" aria-labelledby="certificates">
      <div className="wrap reveal" ref={reveal}>
        <SectionHead
          id="certificates"
          title={home.certificatesTitle}
          lang={langOf(home, 'certificatesTitle')}
          small
        >
          <ArrowLink to={addresses.about}>{texts.allCertificates}</ArrowLink>
        </SectionHead>
        <ul className="certs">
          {home.certificates.map((certificate, at) => (
            <li key={certificate.name}>
              <b>
                <LocalText of={home} path={`certificates.${at}.name`} />
              </b>
              <span>
                <LocalText of={home} path={`certificates.${at}.says`} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
