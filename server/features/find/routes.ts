// Answers what staff look for from anywhere in the console: each group only to those who may open it.
import { FIND_GROUPS, type FindGroup, findCalls } from '#contract/console/find.ts'
import { mayCall } from '#server/http/callers/guard.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import type { Parts } from '#server/parts.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { findOthers, findRecords } from './records-store.ts'

/** The pages that show what a group finds. */
const PAGES = {
  media: ['web_media'],
  message: ['web_message'],
  quote: ['web_quote', 'web_message'],
  user: ['userList'],
} as const

const isOther = (group: FindGroup): group is keyof typeof PAGES => group in PAGES

export function findRoutes(router: Router, parts: Parts, kinds: readonly ContentKind[]) {
  const { db } = parts.storage

  const allowed = (person: Person): FindGroup[] =>
    FIND_GROUPS.filter((group) => {
      if (isOther(group)) return PAGES[group].every((page) => mayCall(person, page))
      const calls = kinds.find(({ rules }) => rules.kind === group)?.calls
      return calls?.revisions !== undefined && mayCall(person, calls.revisions.access)
    })

  serve(router, findCalls.find, async ({ keyword, group, limit }, { person }) => {
    const groups = allowed(person).filter((one) => group === undefined || one === group)
    const records = kinds.filter(({ rules }) => groups.includes(rules.kind))
    const found = [
      ...(await findRecords(db, records, keyword, limit)),
      ...(await findOthers(db, groups, keyword, limit)),
    ]
    return groups.flatMap((one) => found.find((hits) => hits.group === one && hits.total > 0) ?? [])
  })
}
