// The title of the document: `page - site` (spec §2, §6).
import type { Language } from '#contract/languages/language-codes.ts'
import { type Tab, tabTitle } from '#web/admin/frame/tabs/tabs.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import type { Step } from './trail.ts'

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
