// `/Heads` of spec §2: the header alone on its page.
import { useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { PageTitle } from './page-title.tsx'
import { SiteHeader } from './site-header.tsx'

export function HeadAlone() {
  const texts = useTexts('site/frame')
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <>
      <PageTitle is={texts.headAlone} />
      <SiteHeader menuOpen={menuOpen} onMenu={setMenuOpen} />
      <main className="hidden-text">
        <h1>{texts.headAlone}</h1>
      </main>
    </>
  )
}
