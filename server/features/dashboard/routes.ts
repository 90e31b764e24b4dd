// What answers the cards of the dashboard: each tells only what the asker may open anyway.
import { sql } from 'kysely'
import { dashboardCalls, SPAN_DAYS, type Span } from '#contract/console/dashboard.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { invalid } from '#server/failure.ts'
import { mayCall } from '#server/http/callers/guard.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { readBackups } from '#server/parts/backup/backup-state.ts'
import { createTroubleLog } from '#server/parts/monitoring/trouble-log.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import { readSentinel } from '#server/parts/twin/sentinel/sentinel.ts'
import type { Parts } from '#server/parts.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { addDays, dayOfIso, daysBetween, daysWithin, isoDay } from '#server/storage/site-days.ts'
import { serverTexts } from '#server/texts.ts'
import { edgesOf, visitReports } from './visit-store.ts'
import { createWaiting } from './waiting.ts'

const NAMED = 10
const ALL = 50

export function dashboardRoutes(router: Router, parts: Parts, kinds: readonly ContentKind[]) {
  const { storage, visits, monitor, config, twin, now } = parts
  const { days: site } = visits
  const reports = visitReports(storage.db, site)
  const { log } = router.app
  const unread = createTroubleLog(log.warn.bind(log), 'a part of what waits could not be read', now)

  const kindsOf = (person: Person) =>
    kinds
      .filter(({ calls }) => calls.revisions && mayCall(person, calls.revisions.access))
      .map(({ rules }) => rules.kind)

  serve(router, dashboardCalls.visits, async (input, { person }) => {
    const { days, before } = spanOf(input, site.dayAt(now()))
    const mayRead = mayCall(person, 'web_message')
    const counts = async (of: readonly number[]) => ({
      views: await reports.byDay('view', of),
      visitors: await reports.byDay('visitor', of),
      enquiries: mayRead ? await reports.enquiries(of) : null,
    })
    const named = (of: readonly number[]) => {
      const { first, last } = edgesOf(of)
      return { from: isoDay(first), to: isoDay(last) }
    }
    return {
      ...named(days),
      timeZone: site.timeZone,
      days: days.map(isoDay),
      ...(await counts(days)),
      before: { ...named(before), ...(await counts(before)) },
      since: await reports.since(),
    }
  })

  serve(router, dashboardCalls.top, async (input) => {
    const span = edgesOf(spanOf(input, site.dayAt(now())).days)
    const [all] = await reports.ranked('view', span, 1)
    return {
      views: all?.times ?? 0,
      pages: await reports.withTitles(await reports.ranked('page', span, NAMED)),
      products: await reports.withTitles(await reports.ranked('page', span, NAMED, 'product:')),
      searches: await reports.ranked('search', span, NAMED),
      referrers: await reports.ranked('referrer', span, NAMED),
      countries: await reports.ranked('country', span, NAMED),
      languages: await reports.ranked('language', span, ALL),
      devices: await reports.ranked('device', span, ALL),
    }
  })

  const waiting = createWaiting(parts, kinds, unread)
  serve(router, dashboardCalls.waiting, (_, { person }) => waiting(person))
  serve(router, dashboardCalls.toPublish, (_, { person }) => countToPublish(storage.db, kindsOf(person)))

  const backups = async () => {
    const { made, failed, proven, unproven } = await readBackups(storage.db, config.dataDir)
    return {
      backupTime: made === null ? null : isoTime(made),
      provenTime: proven === null ? null : isoTime(proven),
      backupFailed: failed && failed.at > (made ?? 0) ? failed.says : null,
      restoreFailed: unproven && unproven.at > (proven ?? 0) ? unproven.says : null,
    }
  }

  const sentinel = async () => {
    if (!config.sentinel.on) return null
    const { looked, alarm } = await readSentinel(storage.db)
    const fresh = alarm && alarm.at > now() - ALARM_MS
    return { lookedTime: looked === null ? null : isoTime(looked), alarm: fresh ? alarm.says : null }
  }

  serve(router, dashboardCalls.health, async () => {
    const { database, diskTotal } = monitor.facts()
    const last = monitor.since(0).at(-1)
    return {
      database: { kind: database.kind, size: database.size, latency: last?.databaseLatency ?? null },
      disk: { free: last?.diskFree ?? null, total: diskTotal },
      ...(await backups()),
      copyTime: twin.copy()?.manifest.time ?? null,
      sentinel: await sentinel(),
    }
  })
}

const words = serverTexts('server/dashboard')

const USUAL = 30
/** So long the dashboard shows what the sentinel has found. */
const ALARM_MS = 7 * 24 * 60 * 60_000

/** Throws `Failure` 400 for days that do not follow each other, lie ahead, or are too many. */
function spanOf({ days, from, to }: Span, today: number) {
  const last = to === undefined ? today : Math.min(dayOfIso(to), today)
  const first = from === undefined ? addDays(last, 1 - (days ?? USUAL)) : dayOfIso(from)
  const length = daysWithin(first, last)
  if (length < 1 || length > SPAN_DAYS) throw invalid({ from: words.wrongSpan({ most: SPAN_DAYS }) })
  return {
    days: daysBetween(first, last),
    before: daysBetween(addDays(first, -length), addDays(first, -1)),
  }
}

/** Records of each kind by what separates them from what visitors see; one index answers it. */
async function countToPublish(db: Db, kinds: readonly Kind[]) {
  const counts = []
  for (const kind of kinds) {
    const of = (condition: ReturnType<typeof sql<boolean>>) =>
      db
        .selectFrom('entry')
        .select((e) => e.fn.countAll().as('n'))
        .where('kind', '=', kind)
        .where('trashed_at', 'is', null)
        .where(condition)
        .executeTakeFirstOrThrow()
        .then(({ n }) => Number(n))
    counts.push({
      kind,
      draft: await of(sql<boolean>`published_version is null and publish_at is null`),
      scheduled: await of(sql<boolean>`publish_at is not null`),
      changed: await of(sql<boolean>`published_version < version`),
    })
  }
  return counts
}
