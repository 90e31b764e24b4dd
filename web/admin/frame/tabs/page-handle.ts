// What a route of the console says about itself: who may open it, its title, its place in breadcrumb and tabs.
import type { Text } from '#contract/languages/language.ts'
import type { Directory, Resource } from '#contract/wire/resource.ts'
import type { Group } from '#web/i18n/messages.ts'
import type { Needs } from '#web/session/permissions.ts'

export type PageHandle = Omit<Needs, 'resources'> & {
  title: Text
  /** The key whose menu gives the page its title. */
  resources?: Directory | Resource
  /** Where the item of the breadcrumb leads, when that is not the address of its route. */
  at?: string
  /** What the page asks for beyond the keys above; the guard and the tabs judge by it. */
  needs?: Needs
  /** `false` keeps the route out of the breadcrumb. */
  breadcrumb?: false
  /** The item of the breadcrumb is no link: the address shows nothing of its own. */
  noredirect?: true
  /** The page is made anew each time its tab is shown. */
  noCache?: true
  /** It says that there is nothing to see: its tab goes when it is left. */
  fleeting?: true
  /** Its texts beside those of the frame; of pages with a key they stand in `app/page-texts.ts`. */
  texts?: readonly Group[]
  /** Its tab is always there, before all others. */
  affix?: true
}

/** The id of the route that is the frame around every page of the console. */
export const CONSOLE_ROUTE = 'console'

/** The page of the signed-in person (spec §2). */
export const LOGIN_INFO = '/my/loginInfo'

/** The handle of a matched route, where it has one of ours. */
export function pageHandle(handle: unknown): PageHandle | null {
  return typeof handle === 'object' && handle !== null && 'title' in handle ? (handle as PageHandle) : null
}
