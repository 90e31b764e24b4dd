// What a release does with its records: each action on all of them, within one transaction.

import type { Revision } from '#contract/content/content.ts'
import { askedLanguages } from '#server/parts/site/chosen-languages.ts'
import { checkReach, checkShowing } from '#server/publishing/lifecycle/limits.ts'
import { checkMoment, hideNow, plan, publishNow } from '#server/publishing/lifecycle/publish.ts'
import { keepRevision } from '#server/publishing/lifecycle/revisions.ts'
import { checkShownUnder } from '#server/publishing/lifecycle/shown-under.ts'
import { tellEvents } from '#server/publishing/lifecycle/tell-events.ts'
import { mustFind } from '#server/publishing/lifecycle/writing.ts'
import { checkDescribed } from '#server/publishing/media/described.ts'
import { checkShownChain } from '#server/publishing/references/chains.ts'
import { changedSince, checkReady, naming } from './release-checks.ts'
import { isChanged, type Member, memberChange, type ReleaseRun } from './release-members.ts'
import { checkFree } from './release-store.ts'
import { restoreSnapshot, snapshotOf } from './snapshots.ts'

/** Visitors see the newest version of each record from now on, or nothing of it. */
export async function publishAll(run: ReleaseRun) {
  const { db, release, members, at, by } = run
  checkReady(members, null, await askedLanguages(db))
  await checkFree(db, idsOf(members), at, release.id)
  for (const member of members) {
    await keepBefore(run, member)
    if (member.action === 'unpublish') {
      await naming(member, async () => checkReach(member.rules, 'publish', member.entry, by))
      await hideNow(db, member.entry.id)
    } else
      await naming(member, async () => {
        await checkDescribed(db, member.rules, member.entry.content)
        await checkShowing(db, member.rules, member.entry, run, at)
        await publishNow(db, member.rules, member.entry, { at, by: by.id })
      })
  }
  await checkChains(run, members)
  await checkPlaces(run, members)
  await stand(run, { state: 'published', published_at: at, publish_at: null })
  return finish(run, members, 'release')
}

/** Each record goes on, as it is now, at the same moment. Visitors are judged by the rows that are written here. */
export async function scheduleAll(run: ReleaseRun, moment: number) {
  const { db, release, at, by } = run
  checkMoment(moment, at)
  // Planned anew: the old plan goes first, so that what visitors see now is what is taken down.
  const members = release.state === 'scheduled' ? await undo(run, run.members) : run.members
  checkReady(members, moment, await askedLanguages(db))
  await checkFree(db, idsOf(members), at, release.id)
  for (const member of members) {
    await keepBefore(run, member)
    const { unpublishAt } = member.entry
    const times =
      member.action === 'publish'
        ? { publishAt: moment, unpublishAt }
        : { publishAt: null, unpublishAt: moment }
    await naming(member, async () => {
      if (times.publishAt === null) checkReach(member.rules, 'publish', member.entry, by)
      else {
        await checkShowing(db, member.rules, member.entry, run, at)
        await checkDescribed(db, member.rules, member.entry.content)
      }
      await plan(db, member.rules, member.entry, times, { at, by: by.id })
    })
  }
  // What goes off later than it was to go is shown longer.
  const judged =
    release.state === 'scheduled' ? members : members.filter(({ action }) => action === 'publish')
  await checkChains(run, judged)
  await checkPlaces(run, members)
  await stand(run, { state: 'scheduled', published_at: null, publish_at: moment })
  return finish(run, members, 'schedule')
}

/** What was planned is forgotten; visitors go on seeing what they see. */
export async function takePlanBack(run: ReleaseRun) {
  const members = await undo(run, run.members)
  await checkChains(run, members)
  await checkPlaces(run, members)
  await stand(run, { state: 'open', published_at: null, publish_at: null })
  return finish(run, members, 'schedule')
}

/**
 * Visitors see what they saw before the release went on; throws `Failure` 422 where they see something newer, unless
 * `confirmed`, and 400 by field where they would be led in a circle, which nobody can confirm.
 */
export async function rollBack(run: ReleaseRun, confirmed: boolean) {
  const { db, release, at } = run
  const changed = run.members.filter(isChanged)
  if (changed.length > 0 && !confirmed) throw changedSince(changed)
  await checkFree(db, idsOf(run.members), at, release.id)
  for (const member of run.members)
    await naming(member, async () => checkReach(member.rules, 'publish', member.entry, run.by))
  // What lies in the trash stays hidden.
  const members = await undo(
    run,
    run.members.filter(({ trashed }) => !trashed),
  )
  await checkChains(run, members)
  await checkPlaces(run, members)
  await stand(run, { state: 'rolledBack', published_at: null, publish_at: null })
  return finish(run, members, 'release')
}

/** Brings back what was taken down of each record; answers them as they are then. */
async function undo({ db, release, at }: ReleaseRun, members: readonly Member[]) {
  const undone: Member[] = []
  for (const member of members) {
    const { entry, rules, before } = member
    if (before !== null) await restoreSnapshot(db, entry.id, before, at)
    await db
      .updateTable('release_entry')
      .set({ version: null, before: null })
      .where('release_id', '=', release.id)
      .where('entry_id', '=', entry.id)
      .execute()
    undone.push({ ...member, entry: member.trashed ? entry : await mustFind(db, rules, entry.id) })
  }
  return undone
}

/** Judged when all of them are as the action leaves them: what one no longer names, another may. */
async function checkChains({ db, at }: ReleaseRun, members: readonly Member[]) {
  for (const member of members)
    await naming(member, () => checkShownChain(db, member.rules, member.entry, at))
}

/** Judged then as well: a type and what stands under it come and go together. */
async function checkPlaces({ db, at }: ReleaseRun, members: readonly Member[]) {
  for (const member of members)
    await naming(member, () => checkShownUnder(db, member.rules, member.entry, at))
}

/** Notes which version goes on and what visitors see until then. */
const keepBefore = async ({ db, release }: ReleaseRun, { entry, action }: Member) =>
  db
    .updateTable('release_entry')
    .set({ version: action === 'publish' ? entry.version : null, before: await snapshotOf(db, entry.id) })
    .where('release_id', '=', release.id)
    .where('entry_id', '=', entry.id)
    .execute()

const stand = (
  { db, release }: ReleaseRun,
  set: {
    state: 'open' | 'scheduled' | 'published' | 'rolledBack'
    published_at: number | null
    publish_at: number | null
  },
) => db.updateTable('release').set(set).where('id', '=', release.id).execute()

/** The revision of each record, and what the operation log says of it. */
async function finish(run: ReleaseRun, members: readonly Member[], did: Revision['did']) {
  const { db, release, at, by, language } = run
  const changes = []
  for (const { id } of members.map(({ entry }) => entry)) {
    const member = run.members.find(({ entry }) => entry.id === id)
    if (!member || member.trashed) continue
    const after = await mustFind(db, member.rules, id)
    await tellEvents(db, { kind: member.rules.kind, id }, member.entry, after, at)
    await keepRevision(db, after, did, { by, note: release.name }, at)
    changes.push(memberChange(release.id, member, after, language))
  }
  return changes
}

const idsOf = (members: readonly Member[]) => members.map(({ entry }) => entry.id)
