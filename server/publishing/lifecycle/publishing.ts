// The lifecycle of content, written once: a working copy that staff change and a published copy that visitors see.
import { NO_SLUGS } from '#contract/content/blank.ts'
import { pickText } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Bus } from '#server/parts/bus.ts'
import { type Entry, type KindRules, stateOf } from '#server/publishing/kind.ts'
import { checkDescribed } from '#server/publishing/media/described.ts'
import { checkShownChain } from '#server/publishing/references/chains.ts'
import { checkFree } from '#server/publishing/releases/release-store.ts'
import { keepMarks } from '#server/publishing/texts/words.ts'
import { livingParent } from '#server/publishing/trash/trash.ts'
import { createTrash } from '#server/publishing/trash/trash-actions.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import { checkReach, checkShowing, checkTexts } from './limits.ts'
import type { Moments } from './moments.ts'
import { sortAt } from './order.ts'
import { hideNow, isLonger, movePublished, type Plan, plan, publishNow } from './publish.ts'
import { readRevision } from './revisions.ts'
import { checkShownUnder } from './shown-under.ts'
import { type Copy, createWorkingCopies } from './working-copy.ts'
import type { Target, WriteOptions } from './write-options.ts'
import { createWriting, mustBeCurrent, mustFind, type Writing } from './writing.ts'

/** What comes out of a file: over `before`, or as a new record. */
export type TakenIn<Content> = Copy<Content> & { before: Entry<Content> | null }

/** What every write of the lifecycle stands on; `write` runs it on records of one kind. */
type Lifecycle = Pick<Writing, 'change' | 'finish'> & {
  write: <Result>(
    rules: KindRules<never>,
    work: WriteOptions,
    run: (db: Db) => Promise<Result>,
  ) => Promise<Result>
  now: () => number
  siteLanguage: () => Language
}

/** What changes working copies. */
function createCopying({ write, change, finish, now, siteLanguage }: Lifecycle) {
  const { insert, overwrite } = createWorkingCopies(change, now, siteLanguage)
  return {
    /** Adds a record as a draft. */
    add: <Content>(rules: KindRules<Content>, draft: Copy<Content>, work: WriteOptions) =>
      write(rules, work, async (db) => {
        const id = await insert(db, rules, draft, work)
        return finish(db, rules, { id, before: null, did: work.imported ? 'import' : 'add' }, work)
      }),

    /**
     * Adds drafts and saves working copies in one transaction: all that `plan` finds to do, or nothing. `plan` runs within
     * it and has judged the chains of the records (`wrongNext`); each record gets its revision, and what the log hears is left
     * to `plan`.
     */
    takeIn: <Content, Result>(
      rules: KindRules<Content>,
      work: Omit<WriteOptions, 'record' | 'publish'>,
      plan: (db: Db) => Promise<{ result: Result; copies: TakenIn<Content>[] }>,
    ) =>
      write(rules, work, async (db) => {
        const { result, copies } = await plan(db)
        const written: { id: number; before: Entry<Content> | null }[] = []
        for (const { before, ...copy } of copies) {
          if (before) await overwrite(db, rules, before, copy, work)
          written.push({ id: before?.id ?? (await insert(db, rules, copy, work)), before })
        }
        for (const one of written) await finish(db, rules, { ...one, did: 'import', judged: true }, work)
        return result
      }),

    /** Saves the working copy; `edit` makes the new content and parent from what is stored. A planned version stays as it was planned. */
    save: <Content>(
      rules: KindRules<Content>,
      target: Target,
      edit: (entry: Entry<Content>) => Copy<Content>,
      work: WriteOptions,
    ) =>
      write(rules, work, async (db) => {
        const before = await mustBeCurrent(db, rules, target)
        await overwrite(db, rules, before, edit(before), work)
        return finish(db, rules, { id: target.id, before, did: work.autosave ? 'autosave' : 'save' }, work)
      }),

    /**
     * Makes an old revision the working copy, as a new version; with `work.publish` visitors see it at once, where they saw the
     * record as it stood.
     */
    restore: <Content>(rules: KindRules<Content>, target: Target, revision: number, work: WriteOptions) =>
      write(rules, work, async (db) => {
        const before = await mustBeCurrent(db, rules, target)
        const old = await readRevision(db, before, revision)
        const parentId = (await livingParent(db, old.parentId)) ?? before.parentId
        const publish = work.publish === true && stateOf(before) === 'published'
        await overwrite(
          db,
          rules,
          before,
          { content: old.content as Content, parentId },
          { ...work, publish },
        )
        return finish(db, rules, { id: target.id, before, did: 'restore' }, work)
      }),

    /** Adds a draft with the same content; an address of its own is made when it is published. */
    duplicate: <Content>(rules: KindRules<Content>, id: number, work: WriteOptions) =>
      write(rules, work, async (db) => {
        const { content, parentId, marks } = await mustFind(db, rules, id)
        const copy = { ...content, ...(rules.slugs && { slugs: NO_SLUGS }) }
        const copyId = await insert(
          db,
          rules,
          { content: copy, parentId },
          { ...work, publish: false },
          marks,
        )
        // It names what the other one names.
        return finish(db, rules, { id: copyId, before: null, did: 'add', judged: true }, work)
      }),

    /** Says that texts marked as older than their source still hold; neither content nor version change. */
    translated: <Content>(
      rules: KindRules<Content>,
      target: Target,
      paths: readonly string[],
      work: WriteOptions,
    ) =>
      write(rules, work, async (db) => {
        const entry = await mustBeCurrent(db, rules, target)
        checkTexts(rules, entry, paths, work.by)
        const recordName = pickText(rules.title(entry.content), siteLanguage()).text
        await work.record?.(db, { recordId: entry.id, recordName })
        return { ...entry, marks: await keepMarks(db, rules.kind, entry, paths) }
      }),
  }
}

/** What changes which of them visitors see, and where. */
function createShowing({ write, change, finish, now }: Lifecycle, moments: Moments) {
  return {
    /**
     * Puts a record under a parent at a position among its siblings, counted from 0; visitors who see it see it there. Texts
     * that are not published yet stay so.
     */
    place: <Content>(
      rules: KindRules<Content>,
      target: Target,
      to: { parentId: number | null; position: number },
      work: WriteOptions,
    ) =>
      write(rules, work, async (db) => {
        const before = await mustBeCurrent(db, rules, target)
        checkReach(rules, 'update', before, work.by)
        const at = now()
        const place = {
          parent_id: to.parentId,
          sort: await sortAt(db, rules.kind, target.id, to.parentId, to.position),
        }
        await change(db, rules, target, { ...place, updated_at: at, updated_by: work.by?.id ?? null })
        if (before.publishedVersion !== null) {
          await checkFree(db, [target.id], at)
          if (stateOf(before) === 'published')
            await publishNow(db, rules, await mustFind(db, rules, target.id), { at, by: work.by?.id ?? null })
          else await movePublished(db, target.id, place, at)
          await checkShownUnder(db, rules, target, at)
        }
        return finish(db, rules, { id: target.id, before, did: 'move' }, work)
      }),

    /** Publishes the working copy; throws `Failure` 400 that names what is missing. The version stays. */
    publish: <Content>(rules: KindRules<Content>, target: Target, work: WriteOptions) =>
      write(rules, work, async (db) => {
        await change(db, rules, target, { version: target.version })
        const before = await mustFind(db, rules, target.id)
        await checkFree(db, [target.id], now())
        await checkShowing(db, rules, before, work, now())
        await checkDescribed(db, rules, before.content)
        await publishNow(db, rules, before, { at: now(), by: work.by?.id ?? null })
        await checkShownChain(db, rules, before, now())
        await checkShownUnder(db, rules, target, now())
        return finish(db, rules, { id: target.id, before, did: 'publish' }, work)
      }),

    /** Takes a record off the public site and forgets what was planned; the working copy stays as it is. */
    unpublish: <Content>(rules: KindRules<Content>, target: Target, work: WriteOptions) =>
      write(rules, work, async (db) => {
        await change(db, rules, target, { version: target.version })
        const before = await mustFind(db, rules, target.id)
        await checkFree(db, [target.id], now())
        checkReach(rules, 'publish', before, work.by)
        await hideNow(db, target.id)
        await checkShownUnder(db, rules, target, now())
        return finish(db, rules, { id: target.id, before, did: 'unpublish' }, work)
      }),

    /** Plans when this version goes on and when the record goes off; null takes a plan back. */
    async schedule<Content>(rules: KindRules<Content>, target: Target, times: Plan, work: WriteOptions) {
      const planned = await write(rules, work, async (db) => {
        await change(db, rules, target, { version: target.version })
        const before = await mustFind(db, rules, target.id)
        await checkFree(db, [target.id], now())
        if (times.publishAt !== null) {
          await checkShowing(db, rules, before, work, now())
          await checkDescribed(db, rules, before.content)
        }
        if (times.unpublishAt !== before.unpublishAt) checkReach(rules, 'publish', before, work.by)
        await plan(db, rules, before, times, { at: now(), by: work.by?.id ?? null })
        if (isLonger(before, times)) await checkShownChain(db, rules, before, now())
        await checkShownUnder(db, rules, target, now())
        return finish(db, rules, { id: target.id, before, did: 'schedule' }, work)
      })
      moments.expect(times.publishAt)
      moments.expect(times.unpublishAt)
      return planned
    },
  }
}

export type Publishing = ReturnType<typeof createPublishing>

/**
 * The lifecycle over `storage`. Every write is one transaction with its revision and names the version it was made
 * from; a stale one throws `Failure` 409 with the record as it is (decision 25), and so does what would change for
 * visitors under a release that waits for its moment. After the commit the bus hears which kind changed.
 */
export function createPublishing(
  storage: Storage,
  bus: Bus,
  moments: Moments,
  now: () => number,
  siteLanguage: () => Language,
) {
  const writing = createWriting(storage, bus, now, siteLanguage)
  const lifecycle: Lifecycle = {
    ...writing,
    ...{ now, siteLanguage },
    write: (rules, work, run) => writing.write(rules.kind, work, run),
  }
  return { ...createCopying(lifecycle), ...createShowing(lifecycle, moments), ...createTrash(writing, now) }
}
