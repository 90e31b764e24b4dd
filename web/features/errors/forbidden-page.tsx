// The 401 page: for those who lack a permission (spec §6).
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function ForbiddenPage() {
  const texts = useTexts('site/errors').forbidden
  return (
    <div className="wrap message-page">
      <PageTitle is={texts.forbiddenTitle} />
      <p className="kicker num">{texts.forbiddenKicker}</p>
      <h1>{texts.forbiddenTitle}</h1>
      <p className="lede">{texts.forbiddenText}</p>
      <p className="actions">
        <SiteLink className="button" to={addresses.home}>
          {texts.home}
          <Icon name="arrow" />
        </SiteLink>
        <SiteLink className="button outline" to={addresses.signIn}>
          {texts.signIn}
        </SiteLink>
      </p>
    </div>
  )
}
