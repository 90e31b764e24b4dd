// Publishing without the approvals that the rules ask for: with a reason that everybody who could have approved is told.
import type { SiteSettings } from '#contract/site/site.ts'
import type { KindRules } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { tell } from './letters.ts'
import { peopleById, toldOf } from './people.ts'

/** Why something goes on unapproved, and how it is told within the transaction. */
export type Urgent = {
  reason: string
  tell: <Content>(
    within: Db,
    rules: KindRules<Content>,
    entry: { id: number; content: Content },
  ) => Promise<void>
}

/** What a letter needs to know of the site. */
type Site = {
  site: { settings: () => SiteSettings }
  config: { publicUrl?: string | undefined }
  now: () => number
}

/** What publishes urgently in the name of a person. */
export const urgentOf = (
  { site, config, now }: Site,
  person: { id: number; username: string },
  reason: string,
): Urgent => ({
  reason,
  async tell(within, rules, entry) {
    const settings = site.settings()
    const me = (await peopleById(within, [person.id])).get(person.id)
    const to = (await toldOf(within, `${rules.page}:review`)).filter(({ id }) => id !== person.id)
    const about = {
      what: 'urgent' as const,
      title: rules.title(entry.content),
      by: me?.nick_name || person.username,
      said: reason,
      path: `/webSystemManage/web_review/${rules.kind}/${entry.id}`,
    }
    const origin = config.publicUrl?.replace(/\/+$/, '') ?? ''
    await tell(within, to, about, { site: settings, language: settings.language, origin }, now())
  },
})
