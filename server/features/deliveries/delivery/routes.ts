// What answers the calls of mail and webhooks on their way out: what waits, what failed and why, and "send again".
import { type RawBuilder, sql } from 'kysely'
import { deliveryCalls as calls, type Delivery, type DeliveryFilters } from '#contract/deliveries/delivery.ts'
import { CODE } from '#contract/wire/answer.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { Failure, invalid, notFound, stale } from '#server/failure.ts'
import { type AskingPerson, type Router, serve } from '#server/http/serve.ts'
import { type Parcel, withoutSecret } from '#server/parts/outbox/outbox-parcel.ts'
import { noticeRecipients } from '#server/parts/site/site.ts'
import type { Parts } from '#server/parts.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { serverTexts } from '#server/texts.ts'
import { deliveryStore } from './store.ts'

const words = serverTexts('server/delivery')

type Condition = RawBuilder<unknown>
type Target = { id: number; version: number }

export function deliveryRoutes(router: Router, { storage, outbox, config, site, now }: Parts) {
  const { db } = storage
  const store = deliveryStore(db)

  /** Changes a parcel that nobody is carrying, if nobody was faster. */
  async function action(
    { id, version }: Target,
    asking: AskingPerson,
    set: { state: 'waiting' | 'discarded'; attempts?: number; next_at?: number },
    fits: (parcel: Parcel) => boolean,
  ) {
    const changed = await db.transaction().execute(async (within) => {
      const parcel = await store.find(id, within)
      if (!parcel) throw notFound()
      if (parcel.version !== version) throw stale(shown(parcel))
      if (parcel.leased_until > now()) throw onItsWay()
      if (!fits(parcel)) throw doesNotFit()
      const wiped = set.state === 'discarded' && withoutSecret(parcel)
      const changes = { ...set, ...wiped, updated_at: now() }
      const done = await store.change(within, { id, version }, changes, now())
      if (!done) throw onItsWay()
      // The log outlives an erased message: of its letters it keeps the number and no address.
      const number = parcel.message_id && (await store.messageNumber(parcel.message_id, within))
      const recordName = `${parcel.topic} ${number ?? parcel.recipient}`
      const before = { state: parcel.state }
      await asking.record(within, { recordId: id, recordName, before, after: { state: set.state } })
      return done
    })
    outbox.wake()
    return shown(changed)
  }

  serve(router, calls.list, async ({ page, limit, sort, before, ...filters }) => {
    if (page * limit > COUNTED) throw tooFar()
    const { rows, ...count } = await store.page(conditionsOf(filters), { page, limit, sort, before })
    return { ...count, items: rows.map(shown) }
  })
  serve(router, calls.status, async () => {
    const { oldest, sent, error, ...counts } = await store.status()
    return {
      ...counts,
      mail: outbox.mailReady(),
      sender: config.smtp?.from ?? '',
      recipients: noticeRecipients(site.own(), config),
      oldestWaiting: oldest === null ? null : isoTime(oldest),
      lastSent: sent === null ? null : isoTime(sent),
      lastError: error,
    }
  })
  // What was sent may be sent once more: a letter may have been lost behind the server that took it.
  serve(router, calls.send, (target, asking) =>
    action(
      target,
      asking,
      { state: 'waiting', attempts: 0, next_at: now() },
      ({ payload }) => payload !== '',
    ),
  )
  serve(router, calls.discard, (target, asking) =>
    action(target, asking, { state: 'discarded' }, ({ state }) => state === 'waiting' || state === 'dead'),
  )
}

function conditionsOf({ state, kind, topic, from, until }: DeliveryFilters): Condition[] {
  return [
    ...(state ? [sql`state = ${state}`] : []),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(topic ? [sql`topic = ${topic}`] : []),
    ...(from ? [sql`created_at >= ${Date.parse(from)}`] : []),
    ...(until ? [sql`created_at < ${Date.parse(until)}`] : []),
  ]
}

const shown = (parcel: Parcel): Delivery => ({
  id: parcel.id,
  version: parcel.version,
  kind: parcel.kind,
  topic: parcel.topic,
  recipient: parcel.recipient,
  subject: parcel.subject,
  messageId: parcel.message_id,
  state: parcel.state,
  attempts: parcel.attempts,
  sendable: parcel.payload !== '',
  nextTime: parcel.state === 'waiting' ? isoTime(parcel.next_at) : null,
  error: parcel.error,
  createTime: isoTime(parcel.created_at),
  sentTime: parcel.sent_at === null ? null : isoTime(parcel.sent_at),
})

const onItsWay = () => new Failure(CODE.conflict, words.onItsWay)

const doesNotFit = () => new Failure(CODE.unprocessable, words.doesNotFit)

const tooFar = () =>
  invalid({
    page: words.tooFar({ most: COUNTED }),
  })
