// `/Heads` of spec §2: the header alone on its page.
import { useTexts } from '#web/i18n/language.tsx'
import { PageTitle } from './page-title.tsx'
import { SiteHeader } from './site-header.tsx'

export function HeadAlone() {
  const texts = useTexts('site/frame')
  return (
    <>
      <PageTitle is={texts.headAlone} />
      <SiteHeader />
      <main className="hidden-text">
        <h1>{texts.headAlone}</h1>
      </main>
    </>
  )
}
