import {
  MESSAGE_STATES,
  type MessageState,
  type StaffSpamReason,
} from '#contract/enquiries/message-states.ts'
import { stale } from '#server/failure.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import { quoteOfMessage } from '#server/parts/quotes/quote-rows.ts'
import { rightsOf } from '#server/parts/rights/rights.ts'
import { noticeRecipients } from '#server/parts/site/site.ts'
import { messageEvent, raiseEvent } from '#server/parts/webhooks/site-events.ts'
import type { Db } from '#server/storage/open.ts'
import { announced, changeOne, changeWithin, type Desk, mustFind, type Target } from './change-message.ts'
import { detailOf } from './detail.ts'
import { type Answer, answerTo, filesFor } from './letters.ts'
import { cannotMerge, hasQuote, noMailAddress, notForMessages, notMerged } from './rules.ts'
import { aboutOf, type MessageRow, NEVER } from './shown.ts'
import type { EventDetail } from './store.ts'

/** The answer of somebody of the staff as a letter. */
async function letterTo(
  { store, site, config }: Desk,
  row: MessageRow,
  answer: Omit<Answer, 'sender'>,
  by: number,
  within: Db,
) {
  if (row.email === '') throw noMailAddress()
  const sender = (await store.namesOf([by], within))(by)
  const settings = site.settings()
  const own = site.own()
  const replyTo = noticeRecipients(own, config)[0] ?? settings.email
  const options = { site: settings, senderName: own.senderName, publicUrl: config.publicUrl }
  return answerTo(row, { ...answer, sender }, options, replyTo)
}

export const readMessage = async (desk: Desk, id: number) =>
  detailOf(desk.store, await mustFind(desk.store, id))

export const assign = (
  desk: Desk,
  { userId, ...target }: Target & { userId: number | null },
  asking: AskingPerson,
) =>
  changeOne(desk, target, asking, async (row, within) => {
    if (userId !== null && !(await maySee(within, userId))) throw notForMessages()
    const nameOf = await desk.store.namesOf([row.assignee_id, userId], within)
    const named = (id: number | null) => (id === null ? '' : nameOf(id))
    const state = afterAssigning(row.state, userId)
    const detail = { from: named(row.assignee_id), to: named(userId) }
    return { set: { assignee_id: userId, state }, did: 'assigned', detail }
  })

export const setState = (
  desk: Desk,
  { state, ...target }: Target & { state: MessageState },
  asking: AskingPerson,
) =>
  changeOne(desk, target, asking, async (row) => ({
    set: { state },
    did: 'state',
    detail: { from: row.state, to: state },
  }))

/** Whoever asked for a document was told that it is on its way, spam or not. */
async function sendDocument({ store, mailedOf, outbox, site, config }: Desk, row: MessageRow, within: Db) {
  const record = row.product_id === null ? undefined : await store.recordOf(row.product_id)
  const mailed = record && row.email !== '' ? await mailedOf(record, row.lang, within) : null
  const { senderName } = site.own()
  const options = { site: site.settings(), senderName, publicUrl: config.publicUrl }
  if (mailed) await outbox.put(within, filesFor(row, mailed, options))
}

export const markSpam = (
  desk: Desk,
  { spam, reason, ...target }: Target & { spam: boolean; reason?: StaffSpamReason | undefined },
  asking: AskingPerson,
) =>
  changeOne(desk, target, asking, async (row, within) => {
    if (!spam && row.state === 'spam') {
      const addressOf = await desk.store.addressesOf([row], within)
      await raiseEvent(within, messageEvent(row, aboutOf(row, addressOf(row))), desk.now())
      await sendDocument(desk, row, within)
    }
    // Why it was taken for spam once is kept, so that filters can be judged.
    const why = reason ?? (row.spam_reason || 'staff')
    const spam_reason = spam ? why : row.spam_reason
    const state = spam
      ? ('spam' as const)
      : row.assignee_id === null
        ? ('new' as const)
        : ('assigned' as const)
    return {
      set: { state, spam_reason },
      did: spam ? 'spam' : 'notSpam',
      detail: { from: row.state, to: state, ...(spam && { reason: why }) },
    }
  })

export const addNote = (desk: Desk, { text, ...target }: Target & { text: string }, asking: AskingPerson) =>
  changeOne(desk, target, asking, async () => ({
    set: {},
    did: 'note',
    detail: { text: text.toWellFormed() },
  }))

export const setDue = (
  desk: Desk,
  { dueTime, ...target }: Target & { dueTime: string | null },
  asking: AskingPerson,
) =>
  changeOne(desk, target, asking, async () => ({
    set: { due_at: dueTime === null ? NEVER : Date.parse(dueTime) },
    did: 'due',
    detail: { to: dueTime ?? '' },
  }))

export const reply = (
  desk: Desk,
  { close, ...target }: Target & Omit<Answer, 'sender'> & { close: boolean },
  asking: AskingPerson,
) =>
  changeOne(desk, target, asking, async (row, within) => {
    const parcel = await letterTo(desk, row, target, asking.person.id, within)
    await desk.outbox.put(within, parcel)
    const state = close ? ('closed' as const) : ('replied' as const)
    const detail = { subject: parcel.subject, text: parcel.payload.text, to: row.email }
    // Whoever answers what nobody has looks after it from then on.
    const { id: by } = asking.person
    const mine = row.assignee_id === null && (await maySee(within, by))
    if (mine) {
      const to = (await desk.store.namesOf([by], within))(by)
      const taken = { message_id: row.id, at: desk.now(), user_id: by, did: 'assigned' as const }
      await desk.store.tell(within, taken, { from: '', to })
    }
    const set = { state, replied_at: desk.now(), ...(mine && { assignee_id: by }) }
    return { set, did: 'replied', detail }
  })

export async function previewReply(
  desk: Desk,
  { id, ...answer }: { id: number } & Omit<Answer, 'sender'>,
  { person }: AskingPerson,
) {
  const { payload } = await letterTo(desk, await mustFind(desk.store, id), answer, person.id, desk.storage.db)
  const { to, subject, text, fromName = '', replyTo = '' } = payload
  return { to, subject, text, fromName, replyTo }
}

/** Its history knows which state it had. */
export const unmerge = (desk: Desk, target: Target, asking: AskingPerson) =>
  changeOne(desk, target, asking, async (row, within) => {
    if (row.merged_into === null) throw notMerged()
    const merging = (await desk.store.history(row.id, within)).findLast(({ did }) => did === 'mergedInto')
    const { from, to = '' } = JSON.parse(merging?.detail ?? '{}') as EventDetail
    const state = MESSAGE_STATES.find((one) => one === from) ?? 'new'
    return { set: { merged_into: null, state }, did: 'unmerged', detail: { from: to, to: state } }
  })

export async function merge(
  desk: Desk,
  { others, ...target }: Target & { others: readonly Target[] },
  asking: AskingPerson,
) {
  await desk.storage.db.transaction().execute(async (within) => {
    const row = await mustFind(desk.store, target.id, within)
    if (row.version !== target.version) throw stale(await detailOf(desk.store, row, within))
    const ids = new Set(others.map(({ id }) => id))
    if (row.merged_into !== null || ids.has(row.id) || ids.size < others.length) throw cannotMerge()
    const rows: MessageRow[] = []
    // In one order, so that two people who merge the same ones do not wait for each other for ever.
    for (const { id, version } of others.toSorted((a, b) => a.id - b.id)) {
      const other = await mustFind(desk.store, id, within)
      if (other.merged_into !== null) throw cannotMerge()
      if (await quoteOfMessage(within, id)) throw hasQuote()
      const into = { merged_into: row.id, state: 'closed' as const }
      const detail = { from: other.state, to: row.number }
      await changeWithin(desk, within, other, asking.person.id, version, {
        set: into,
        did: 'mergedInto',
        detail,
      })
      rows.push(other)
    }
    const numbers = rows.map(({ number }) => number).join(', ')
    const done = { set: {}, did: 'merged' as const, detail: { from: numbers } }
    await changeWithin(desk, within, row, asking.person.id, target.version, done)
    await asking.record(
      within,
      { recordId: row.id, recordName: row.number, after: { merged: numbers } },
      ...rows.map(({ id, number }) => ({
        recordId: id,
        recordName: number,
        after: { mergedInto: row.number },
      })),
    )
  })
  return announced(desk, target.id)
}

/** Whether a person is there, enabled, and may see messages. */
async function maySee(within: Db, userId: number): Promise<boolean> {
  const user = await within
    .selectFrom('user_account')
    .select(['flag', 'trashed_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user?.flag !== 'enabled' || user.trashed_at !== null) return false
  const { admin, resources } = await rightsOf(within, userId)
  return admin || resources.has('web_message')
}

/** Who is given a new message works on it; what lost its person is new again. */
function afterAssigning(state: MessageState, userId: number | null): MessageState {
  if (state === 'new' && userId !== null) return 'assigned'
  return state === 'assigned' && userId === null ? 'new' : state
}
