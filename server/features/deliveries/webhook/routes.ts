// What answers the calls of webhooks: the list, their secrets, tests, what was sent and sending it again.
import { randomBytes, randomUUID } from 'node:crypto'
import { webhookCalls as calls, type Webhook } from '#contract/deliveries/webhook.ts'
import { WEBHOOKS } from '#contract/deliveries/webhook-events.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid, notFound, stale } from '#server/failure.ts'
import { type AskingPerson, type Router, serve } from '#server/http/serve.ts'
import { putEvent } from '#server/parts/webhooks/site-events.ts'
import { isPrivateHost } from '#server/parts/webhooks/webhook-post.ts'
import type { Parts } from '#server/parts.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { deliveryShown, type WebhookRow, webhookShown, webhookStore } from './store.ts'

type Target = { id: number; version: number }

export function webhookRoutes(router: Router, { storage, outbox, config, seal, now }: Parts) {
  const { db } = storage
  const store = webhookStore(db)
  const isUnreadable = ({ secret }: WebhookRow) => seal.open(secret) === null
  const shown = async (row: WebhookRow): Promise<Webhook> =>
    webhookShown(row, isUnreadable(row), (await store.deliveries(row.id, { limit: 1 }))[0])

  async function mustFind(id: number, within: Db): Promise<WebhookRow> {
    const row = await store.find(id, within)
    if (!row) throw notFound()
    return row
  }

  /** Changes one if nobody was faster; `set` is made from what is stored. */
  const change = (target: Target, asking: AskingPerson, set: Parameters<typeof store.change>[2]) =>
    db.transaction().execute(async (within) => {
      const before = await mustFind(target.id, within)
      const after = await store.change(within, target, { ...set, updated_at: now() })
      if (!after) throw stale(await shownWithin(before))
      await note(asking, within, after, logged(before), logged(after))
      return after
    })
  /** Of a stale write, within its transaction: without its last delivery. */
  const shownWithin = async (row: WebhookRow) => webhookShown(row, isUnreadable(row), undefined)

  /** Puts an event on its way and answers the number of the delivery. */
  async function send(run: (within: Db) => Promise<number>) {
    const deliveryId = await db.transaction().execute(run)
    outbox.wake()
    return { deliveryId }
  }

  serve(router, calls.list, async () => Promise.all((await store.list()).map(shown)))
  serve(router, calls.deliveries, async ({ id, before, limit }) => {
    const rows = await store.deliveries(id, { before, limit })
    return { items: rows.slice(0, limit).map(deliveryShown), more: rows.length > limit }
  })

  serve(router, calls.add, async (fields, asking) => {
    checkAddress(fields.address, config.webhooksPrivate)
    const secret = newSecret()
    const row = await db.transaction().execute(async (within) => {
      await storage.exclusive(within, 'webhooks')
      if ((await store.list(within)).length >= WEBHOOKS) throw tooManyWebhooks()
      const at = now()
      const times = { version: 1, created_at: at, updated_at: at }
      const added = await store.add(within, { ...storedOf(fields), ...times, secret: seal.seal(secret) })
      await note(asking, within, added, undefined, logged(added))
      return added
    })
    return { ...(await shown(row)), secret }
  })
  serve(router, calls.update, async ({ id, version, ...fields }, asking) => {
    if (fields.address !== undefined) checkAddress(fields.address, config.webhooksPrivate)
    return shown(await change({ id, version }, asking, storedOf(fields)))
  })
  serve(router, calls.rotate, async (target, asking) => {
    const secret = newSecret()
    return { ...(await shown(await change(target, asking, { secret: seal.seal(secret) }))), secret }
  })
  serve(router, calls.remove, (target, asking) =>
    db.transaction().execute(async (within) => {
      const row = await mustFind(target.id, within)
      if (!(await store.change(within, target, { updated_at: now() }))) throw stale(await shownWithin(row))
      await store.remove(within, row.id, now())
      await note(asking, within, row, logged(row))
      return null
    }),
  )

  serve(router, calls.test, ({ id }, asking) =>
    send(async (within) => {
      const row = await mustFind(id, within)
      await note(asking, within, row)
      const event = { event: 'test' as const, eventId: randomUUID(), about: row.name, data: {} }
      return putEvent(within, row, event, now())
    }),
  )
  serve(router, calls.replay, ({ deliveryId }, asking) =>
    send(async (within) => {
      const sent = await store.delivery(deliveryId, within)
      if (!sent) throw notFound()
      const row = await mustFind(sent.webhook_id, within)
      if (row.active === 0 && sent.event !== 'test') throw switchedOff()
      await note(asking, within, row)
      // As it was, to the letter: whoever knows the event id knows that it is no new event.
      const {
        id: eventId,
        event: _,
        time,
        ...data
      } = JSON.parse(sent.payload) as { id: string; event: string; time: string }
      const event = { event: sent.event, eventId, about: row.name, data, time }
      return putEvent(within, row, event, now())
    }),
  )
}

type Fields = { name: string; address: string; events: string[]; kinds: string[]; active: boolean }

function storedOf(fields: Fields): Pick<WebhookRow, 'name' | 'address' | 'events' | 'kinds' | 'active'>
function storedOf(fields: { [Name in keyof Fields]?: Fields[Name] | undefined }): Partial<WebhookRow>
function storedOf({
  name,
  address,
  events,
  kinds,
  active,
}: {
  [Name in keyof Fields]?: Fields[Name] | undefined
}): Partial<WebhookRow> {
  return {
    ...(name !== undefined && { name }),
    ...(address !== undefined && { address }),
    ...(events && { events: JSON.stringify([...new Set(events)]) }),
    ...(kinds && { kinds: JSON.stringify([...new Set(kinds)]) }),
    ...(active !== undefined && { active: active ? (1 as const) : (0 as const) }),
  }
}

/** What the operation log compares; the secret is not in it. */
const logged = ({ name, address, events, kinds, active }: WebhookRow) => ({
  name,
  address,
  events: JSON.parse(events),
  kinds: JSON.parse(kinds),
  active: active === 1,
})

const note = (asking: AskingPerson, within: Db, { id, name }: WebhookRow, before?: object, after?: object) =>
  asking.record(within, { recordId: id, recordName: name, before, after })

const words = serverTexts('server/webhook')

/** 256 random bits under a name that tells what it is. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64url')}`

/** Throws `Failure` 400 for an address that nothing will ever be sent to; names are judged when they are looked up. */
function checkAddress(address: string, privateToo: boolean) {
  const { hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') throw invalid({ address: words.withPassword })
  if (!privateToo && isPrivateHost(hostname)) throw invalid({ address: words.isPrivate })
}

const tooManyWebhooks = () => new Failure(CODE.unprocessable, words.tooManyWebhooks({ most: WEBHOOKS }))

const switchedOff = () => new Failure(CODE.unprocessable, words.switchedOff)
