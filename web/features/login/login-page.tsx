// The sign-in of staff, in the look of the public site (spec §2, §5).
import { useEffect, useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { useTexts } from '#web/i18n/language.tsx'
import { clearNotice, readNotice } from '#web/session/notice.ts'
import { safeRedirect } from '#web/session/redirect.ts'
import { readToken } from '#web/session/token.ts'
import { addresses } from '#web/site/addresses.ts'
import { LanguageSwitch } from '#web/site/language-switch.tsx'
import { LogoMark } from '#web/site/logo.tsx'
import { LoginForm } from './login-form.tsx'
import small from './login-picture-960.webp'
import large from './login-picture-1600.webp'
import { LOGIN_TEXTS } from './texts.ts'
import './login.css'
import { RouterLink } from '#web/ui/router-link.tsx'

export function LoginPage() {
  const texts = useTexts(LOGIN_TEXTS)
  const company = useLoaderData<string>()
  const [search] = useSearchParams()
  const target = safeRedirect(search.get('redirect'))
  const [notice] = useState(readNotice)
  const [signedIn] = useState(() => readToken() !== '')
  useEffect(clearNotice, [])

  return (
    <main className="login" id="main">
      <title>{[texts.title, company].filter(Boolean).join(' - ')}</title>
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
          <LanguageSwitch />
        </div>
        <div className="login-form">
          <h1>{texts.title}</h1>
          <p>{texts.says}</p>
          {notice && (
            <p className="login-notice" role="status">
              {notice}
            </p>
          )}
          {signedIn && !notice && (
            <p className="login-signed-in">
              {texts.signedIn}{' '}
              <RouterLink className="text-link" to={target}>
                {texts.toConsole}
              </RouterLink>
            </p>
          )}
          <LoginForm target={target} />
        </div>
        <p className="login-end">
          <RouterLink className="text-link" to={addresses.home}>
            {texts.home}
          </RouterLink>
        </p>
      </section>
    </main>
  )
}
