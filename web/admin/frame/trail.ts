// The breadcrumb, made from the matched routes (spec §2).
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, type Language } from '#contract/languages/language-codes.ts'
import type { MenuNode } from '#contract/people/auth.ts'
import { pageHandle } from '#web/admin/frame/tabs/page-handle.ts'
import { type Tab, tabTitle } from '#web/admin/frame/tabs/tabs.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { CONSOLE_HOME } from '#web/session/redirect.ts'
import { PAGE_NAMES } from './page-names.ts'

export type Step = { title: Text; to?: string }
type Match = { pathname: string; handle: unknown }

/** From the dashboard to the page shown. A menu's title overrides the route's, a step without a title is none; the last is no link. */
export function trail(matches: readonly Match[], menus: readonly MenuNode[]): Step[] {
  const steps = matches.flatMap((match) => {
    const handle = pageHandle(match.handle)
    if (!handle || handle.breadcrumb === false) return []
    const title = titleOf(handle, menus)
    if (!description(title)) return []
    return [{ title, to: handle.at ?? trimmed(match.pathname), linked: handle.noredirect !== true }]
  })
  const all =
    steps[0]?.to === CONSOLE_HOME
      ? steps
      : [{ title: PAGE_NAMES.dashboard, to: CONSOLE_HOME, linked: true }, ...steps]
  return all.map(({ title, to, linked }, index) =>
    linked && index < all.length - 1 ? { title, to } : { title },
  )
}

type Titled = { title: Text; resources?: string }

/** As the menus call it; in a language that came after them, as the page calls itself. */
export function titleOf({ title, resources }: Titled, menus: readonly MenuNode[]): Text {
  const given = resources === undefined ? undefined : menuTitle(menus, resources)
  return given ? eachLanguage((language) => given[language] || title[language]) : title
}

/** The title that the menus give a key, if they hold it and it says something. */
function menuTitle(menus: readonly MenuNode[], resources: string): Text | undefined {
  for (const menu of menus) {
    const found = menu.resources === resources ? menu.title : menuTitle(menu.children, resources)
    if (found && description(found)) return found
  }
  return undefined
}

const description = (title: Text) => Object.values(title).some((text) => text.trim() !== '')

const trimmed = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname)

type Shown = {
  /** The tab of the page shown; a step on the way has none. */
  tab: Tab | undefined
  steps: readonly Step[]
  site: string | undefined
}

/** What the page itself calls its tab, else where the breadcrumb ends; without the site while its name is not known. */
export function documentTitle({ tab, steps, site }: Shown, language: Language): string {
  const end = steps.at(-1)?.title
  const page = (tab?.ownTitle && tabTitle(tab, language)) || (end && textIn(end, language))
  return [page, site].filter(Boolean).join(' - ')
}
