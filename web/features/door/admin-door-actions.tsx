// The ways on from a closed door: the tab that was shown before it, and the first page of the console.
import { PAGE_NAMES } from '#web/admin/frame/page-names.ts'
import { findTab, tabTitle } from '#web/admin/frame/tabs/tabs.ts'
import { useTabs } from '#web/admin/frame/tabs/tabs-provider.tsx'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { CONSOLE_HOME } from '#web/session/redirect.ts'

export function DoorActions({ first = false }: { first?: boolean }) {
  const texts = useTexts('console/frame/door')
  const language = useLanguage()
  const { strip } = useTabs()
  const before = findTab(strip, strip.before)
  return (
    <>
      {before && before.path !== CONSOLE_HOME && (
        <LinkButton to={before.address} type={first ? 'primary' : 'default'}>
          {texts.back({ name: tabTitle(before, language) })}
        </LinkButton>
      )}
      <LinkButton to={CONSOLE_HOME} type="text">
        {PAGE_NAMES.dashboard[language]}
      </LinkButton>
    </>
  )
}
