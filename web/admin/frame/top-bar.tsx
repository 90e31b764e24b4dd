// The bar above the pages: where one is, the search, errors, the looks, the language, the person (spec §2).
import { ExportOutlined, MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMatches } from 'react-router'
import { siteQuery } from '#web/admin/admin-api.ts'
import { FindButton } from '#web/admin/find/find-button.tsx'
import { ErrorButton } from '#web/admin/frame/errors/error-button.tsx'
import { SizeMenu } from '#web/admin/frame/looks/size-menu.tsx'
import { ThemeButton } from '#web/admin/frame/looks/theme-button.tsx'
import type { ConsolePages } from '#web/admin/frame/sidebar/sidebar-items.ts'
import { UserMenu } from '#web/admin/frame/sign-in/user-menu.tsx'
import { findTab } from '#web/admin/frame/tabs/tabs.ts'
import { useTabs } from '#web/admin/frame/tabs/tabs-provider.tsx'
import { MessageButton } from '#web/admin/messages/message-button.tsx'
import { useMessageCounts } from '#web/admin/messages/messages-live.tsx'
import { RightRequests } from '#web/admin/rights/right-requests.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { FullscreenButton } from './fullscreen-button.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { documentTitle, trail } from './trail.ts'
import './top-bar.css'

type Props = { pages: ConsolePages; menuOpen: boolean; mobile: boolean; onToggle: () => void }

export function TopBar({ pages, menuOpen, mobile, onToggle }: Props) {
  const texts = useTexts('console/frame/console')
  const label = mobile
    ? menuOpen
      ? texts.closeMenu
      : texts.openMenu
    : menuOpen
      ? texts.collapse
      : texts.expand
  return (
    <header className="top-bar">
      <Button
        type="text"
        aria-label={label}
        aria-expanded={menuOpen}
        icon={mobile ? <MenuOutlined /> : menuOpen ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
        onClick={onToggle}
      />
      <Trail />
      <FindButton pages={pages} />
      <MessageButton />
      <RightRequests />
      <ErrorButton />
      <Button
        type="text"
        className="top-bar-wide"
        href="#/HomePage"
        target="_blank"
        aria-label={texts.publicSite}
        title={texts.publicSite}
        icon={<ExportOutlined />}
      />
      <FullscreenButton />
      <SizeMenu />
      <ThemeButton />
      <LanguageMenu />
      <UserMenu />
    </header>
  )
}

function Trail() {
  const texts = useTexts('console/frame/console')
  const language = useLanguage()
  const { menus } = useSession()
  const { data: site } = useQuery(siteQuery(language))
  const steps = trail(useMatches(), menus)
  const { strip, shown } = useTabs()
  const title = documentTitle({ tab: findTab(strip, shown), steps, site: site?.companyName }, language)
  const fresh = useMessageCounts()?.new ?? 0
  return (
    <nav className="top-bar-trail" aria-label={texts.breadcrumb}>
      <title>{fresh > 0 ? `(${fresh}) ${title}` : title}</title>
      <ol>
        {steps.map(({ title: step, to }, at) => {
          const text = textIn(step, language)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
            <li key={at}>{to ? <RouterLink to={to}>{text}</RouterLink> : <span>{text}</span>}</li>
          )
        })}
      </ol>
    </nav>
  )
}
