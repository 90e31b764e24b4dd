// `/Feets` of spec §2: the footer alone on its page.
import { useTexts } from '#web/i18n/language.tsx'
import { PageTitle } from './page-title.tsx'
import { SiteFooter } from './site-footer.tsx'

export function FootAlone() {
  const texts = useTexts('site/frame')
  return (
    <>
      <PageTitle is={texts.footAlone} />
      <main className="hidden-text">
        <h1>{texts.footAlone}</h1>
      </main>
      <SiteFooter />
    </>
  )
}
