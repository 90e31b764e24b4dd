// What waits for a person, group by group: each for whoever may do something about it, and one that fails alone.

import type { ToMend, Waiting } from '#contract/console/waiting.ts'
import { WAITING_GROUPS, type WaitingGroup } from '#contract/console/waiting-groups.ts'
import { proposalCalls } from '#contract/content/proposal.ts'
import { releaseCalls } from '#contract/content/release.ts'
import { deliveryCalls } from '#contract/deliveries/delivery.ts'
import { messageDeskCalls } from '#contract/enquiries/message-desk.ts'
import { invitationCalls } from '#contract/people/invitation.ts'
import { productCalls } from '#contract/products/product.ts'
import { settingCalls } from '#contract/site/setting.ts'
import type { Access } from '#contract/wire/call.ts'
import type { Resource } from '#contract/wire/resource.ts'
import { mayCall } from '#server/http/callers/guard.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import type { Parts } from '#server/parts.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { proposalsFor } from '#server/publishing/proposals/waiting.ts'
import { reviewsFor } from '#server/publishing/review/waiting.ts'
import { addDays } from '#server/storage/site-days.ts'
import { isStoreAway } from '#server/storage/trouble.ts'
import { brokenLinks, givenUp, languageGaps, undescribedPictures } from './mend-store.ts'
import { hasColleagues, hasNoContent, openEnquiries, ownDrafts, plannedChanges } from './waiting-store.ts'

/** Alternative texts of what visitors see. */
const DESCRIBES: Resource = 'web_media:update'
type Answers = Omit<Waiting, 'failed'>
type Makers = { [Group in WaitingGroup]: (person: Person) => Promise<Answers[Group]> }

/** Answers what waits for somebody; `report` hears of groups that could not be read. */
export function createWaiting(
  { storage, site, visits, now }: Parts,
  kinds: readonly ContentKind[],
  report: (error: unknown) => void,
) {
  const kindsFor = (person: Person, keyOf: (calls: ContentKind['calls']) => Access | undefined) =>
    kinds.flatMap(({ rules, calls }) => {
      const key = keyOf(calls)
      return key !== undefined && mayCall(person, key) ? rules.kind : []
    })
  const edited = (person: Person) => kindsFor(person, ({ restore }) => restore?.access)

  const makers: Makers = {
    async enquiries(person) {
      return mayCall(person, ANSWERS) ? openEnquiries(storage.db, person.id, now()) : null
    },

    async reviews(person) {
      const seen = kindsFor(person, ({ revisions }) => revisions?.access)
      const reviewed = kinds.flatMap(({ rules }) =>
        person.admin || person.resources.has(`${rules.page}:review`) ? rules.kind : [],
      )
      const takesPart = reviewed.length > 0 || edited(person).length > 0
      return takesPart ? reviewsFor(storage.db, person.id, { seen, reviewed }) : null
    },

    async proposals(person) {
      return mayCall(person, proposalCalls.leave.access) ? proposalsFor(storage.db) : null
    },

    async planned(person) {
      const published = kindsFor(person, ({ schedule }) => schedule?.access)
      if (published.length === 0) return null
      const { startOf, dayAt } = visits.days
      const tomorrow = startOf(addDays(dayAt(now()), 1))
      return plannedChanges(storage.db, published, mayCall(person, releaseCalls.schedule.access), tomorrow)
    },

    async toMend(person) {
      const written = edited(person)
      const describes = mayCall(person, DESCRIBES)
      const sends = mayCall(person, deliveryCalls.send.access)
      if (written.length === 0 && !describes && !sends) return null
      return {
        ...(await brokenLinks(storage.db, written, now())),
        gaps: await languageGaps(storage.db, written),
        pictures: describes ? await undescribedPictures(storage.db) : 0,
        letters: sends ? await givenUp(storage.db, 'mail') : 0,
        webhooks: sends ? await givenUp(storage.db, 'webhook') : 0,
      } satisfies ToMend
    },

    async drafts(person) {
      const written = edited(person)
      return written.length > 0 ? ownDrafts(storage.db, person.id, written) : null
    },

    async firstSteps(person) {
      const [sets, adds, invites] = FIRST.map((key) => mayCall(person, key))
      if (!(sets || adds || invites) || !(await hasNoContent(storage.db))) return null
      return {
        company: sets ? (await site.stored()).version > 0 : null,
        product: adds ? false : null,
        colleague: invites ? await hasColleagues(storage.db) : null,
      }
    },
  }

  return async (person: Person): Promise<Waiting> => {
    const failed: WaitingGroup[] = []
    const answered: Answers = {
      ...{
        enquiries: null,
        reviews: null,
        proposals: null,
        planned: null,
        toMend: null,
        drafts: null,
        firstSteps: null,
      },
    }
    const make = async <Group extends WaitingGroup>(group: Group) => {
      try {
        answered[group] = await makers[group](person)
      } catch (error) {
        if (isStoreAway(error)) throw error
        failed.push(group)
        report(error)
      }
    }
    for (const group of WAITING_GROUPS) await make(group)
    return { ...answered, failed }
  }
}

const ANSWERS: Access = [messageDeskCalls.reply.access, messageDeskCalls.setState.access]
const FIRST = [settingCalls.update.access, productCalls.add.access, invitationCalls.invite.access]
