// What the pages for guests of the console share: a picture left, the form right, and the ways out below.
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { LogoMark } from '#web/ui/logo-mark.tsx'
import { EntranceLanguages } from './entrance-languages.tsx'
import small from './login-picture-960.webp'
import large from './login-picture-1600.webp'
import { useWay, WayLink } from './way.ts'
import './login.css'

type Props = { title: string; description: string; children?: ReactNode }

export function EntrancePage({ title, description, children }: Props) {
  const texts = useTexts('console/login/sign-in')
  const { companyName } = useWay().entrance
  const heading = useNews(description)
  return (
    <main className="login" id="main">
      <title>{[title, companyName].filter(Boolean).join(' - ')}</title>
      <section className="login-side on-navy" aria-hidden="true">
        <div className="login-picture">
          <img
            src={large}
            srcSet={`${small} 960w, ${large} 1600w`}
            sizes="(width < 900px) 100vw, 52vw"
            alt=""
            width={1600}
            height={750}
            fetchPriority="high"
          />
        </div>
        <div className="login-logo">
          <LogoMark />
        </div>
        <div className="login-foot">
          <p>
            {texts.side[0]}
            <br />
            {texts.side[1]}
          </p>
          <div className="scale" />
        </div>
      </section>
      <section className="login-main">
        <div className="login-top">
          <EntranceLanguages />
        </div>
        <div className="login-form">
          <h1 ref={heading} tabIndex={-1} aria-describedby="login-says">
            {title}
          </h1>
          <p id="login-says">{description}</p>
          {children}
        </div>
        <p className="login-end">
          <WayLink className="text-link" to={addresses.home}>
            {texts.home}
          </WayLink>
        </p>
      </section>
    </main>
  )
}

/** The heading takes the focus when what the page says changes and what had the focus is gone with it. */
function useNews(description: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const said = useRef(description)
  useEffect(() => {
    if (said.current !== description && document.activeElement === document.body) heading.current?.focus()
    said.current = description
  }, [description])
  return heading
}
