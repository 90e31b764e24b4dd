// The sign-in of staff, in the look of the public site (spec §2, §5).
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '#web/i18n/language.tsx'
import { clearNotice, readNotice } from '#web/session/notice.ts'
import { safeRedirect } from '#web/session/redirect.ts'
import { readToken } from '#web/session/token.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { EntrancePage } from './entrance.tsx'
import { LoginForm } from './login-form.tsx'

export function LoginPage() {
  const texts = useTexts('console/login/sign-in')
  const [search] = useSearchParams()
  const [notice] = useState(readNotice)
  const target = safeRedirect(search.get('redirect') ?? notice?.back)
  const [signedIn] = useState(() => readToken() !== '')
  useEffect(clearNotice, [])

  return (
    <EntrancePage title={texts.title} says={texts.says}>
      {notice && (
        <p className="login-notice" role="status">
          {notice.says}
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
    </EntrancePage>
  )
}
