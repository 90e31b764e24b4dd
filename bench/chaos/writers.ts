// Editors who save, publish and take off, alone and against each other, and visitors who write inquiries.
import { setTimeout as wait } from 'node:timers/promises'
import { messageCalls } from '#contract/enquiries/message.ts'
import { DECLARED_CALLS } from '#contract/kinds/declared-calls.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { downloadCalls, type StoredFile } from '#contract/media/download.ts'
import { type News, newsCalls } from '#contract/news-and-cases/news.ts'
import type { OutputOf } from '#contract/wire/call.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import type { Desk } from './asking.ts'
import type { Change, Ledger, Record } from './ledger.ts'

const PAUSE_MS = 60
/** Of so many changes one takes the record off. */
const HIDES = 6

type Staff = OutputOf<typeof newsCalls.read>
type Means = { desk: Desk; ledger: Ledger; over: () => boolean }

/** What a text says about itself: `~12~`. */
const marked = (mark: number) => eachLanguage(() => `What is told, ~${mark}~ times.`)
export const markOf = (text: string): number | null => {
  const found = /~(\d+)~/.exec(text)
  return found ? Number(found[1]) : null
}

const content = (title: string, mark: number) => ({
  title: eachLanguage(() => title),
  summary: marked(mark),
  body: eachLanguage(() => docOfPlain('Read on.')),
  date: '2026-06-01',
})

async function added({ desk, ledger }: Means, title: string): Promise<Staff | null> {
  ledger.adds.set(title, null)
  const outcome = await desk.send<Staff>(newsCalls.add.path, content(title, 0))
  if (outcome.is !== 'done') return null
  ledger.adds.set(title, outcome.data.id)
  return outcome.data
}

/** A record that is published, known to the ledger. */
export async function publishedRecord(means: Means, title: string): Promise<Record> {
  const { desk, ledger } = means
  const draft = await added(means, title)
  if (!draft) throw new Error('no record could be added')
  const { id, version } = draft
  const outcome = await desk.send<Staff>(newsCalls.publish.path, { id, version })
  if (outcome.is !== 'done') throw new Error('no record could be published')
  const shown = await desk.read<News>(newsCalls.getById.path, { id, lang: 'en' })
  const { sent, acked } = outcome
  const record: Record = { id, address: shown.address, changes: [{ is: 'shown', mark: 0, sent, acked }] }
  ledger.records.push(record)
  return record
}

/** A page that nothing changes: whoever kept it goes on with it while the store is away. Answers its address. */
export async function steadyPage({ desk }: Means): Promise<string> {
  const { vacancy } = DECLARED_CALLS
  const words = (text: string) => eachLanguage(() => text)
  const content = {
    title: words('Welder'),
    summary: words('Welds.'),
    place: words('Suzhou'),
    area: words('Works'),
  }
  const draft = await desk.send<Staff>(vacancy.add.path, { ...content, country: 'CN' })
  if (draft.is !== 'done') throw new Error('no vacancy could be added')
  const { id, version } = draft.data
  if ((await desk.send(vacancy.publish.path, { id, version })).is !== 'done')
    throw new Error('no vacancy could be published')
  return (await desk.read<{ address: string }>(vacancy.getById.path, { id, lang: 'en' })).address
}

/** Writes to a record of their own, which nobody else touches, until all is over. */
export async function editAlone({ desk, ledger, over }: Means, record: Record) {
  const { id } = record
  const read = () => desk.read<Staff>(newsCalls.read.path, { id })
  let { version } = await read()
  let mark = 0
  /** Answers when it was done for certain; null when it was not. */
  async function write(path: string, input: object, saved: number | null): Promise<number | null> {
    const base = version
    const outcome = await desk.send<Staff>(path, { id, version, ...input })
    if (outcome.is === 'unknown') throw new Error(`nobody knows what came of ${path}`)
    if (outcome.is === 'done') {
      version = outcome.data.version
      ledger.acks.push({ id, base, version, mark: saved })
      return outcome.acked
    }
    const now = await read()
    const done = now.version > base
    if (outcome.is === 'conflict') ledger.breaks('linear', `record ${id} has one editor, who met a conflict`)
    version = now.version
    return done ? performance.now() : null
  }
  async function change(is: Change['is'], path: string) {
    const one: Change = { is, mark, sent: performance.now(), acked: null }
    record.changes.push(one)
    // Not struck out where it stays null: after a try that got no answer it may come about later.
    one.acked = await write(path, {}, null)
  }
  while (!over()) {
    mark += 1
    if ((await write(newsCalls.update.path, { summary: marked(mark) }, mark)) === null) continue
    await change('shown', newsCalls.publish.path)
    await wait(PAUSE_MS)
    if (mark % HIDES === 0) await change('hidden', newsCalls.unpublish.path)
    await wait(PAUSE_MS)
  }
}

/** Several write to one record: of those who began from the same version one is served. */
export async function editTogether({ desk, ledger, over }: Means, { id }: Record, first: number) {
  for (let mark = first; !over(); mark++) {
    const { version: base } = await desk.read<Staff>(newsCalls.read.path, { id })
    const outcome = await desk.send<Staff>(newsCalls.update.path, {
      id,
      version: base,
      summary: marked(mark),
    })
    if (outcome.is === 'done') ledger.acks.push({ id, base, version: outcome.data.version, mark })
    await wait(PAUSE_MS)
  }
}

/** Records that are added and left alone. */
export async function addRecords(means: Means, who: string) {
  for (let count = 0; !means.over(); count++) {
    await added(means, `${who} ${count}.`)
    await wait(PAUSE_MS * 4)
  }
}

export async function writeInquiries({ desk, ledger, over }: Means, who: string) {
  for (let count = 0; !over(); count++) {
    const email = `${who}-${count}@example.com`
    const from = { 'x-forwarded-for': `203.0.${count % 250}.${(who.charCodeAt(0) % 50) + 1}` }
    ledger.inquiries.set(email, null)
    const sent = { name: `Visitor ${count}`, email, content: 'A question.', consent: true }
    const outcome = await desk.send<{ number: string }>(messageCalls.add.path, sent, from)
    if (outcome.is === 'done') ledger.inquiries.set(email, outcome.data.number)
    await wait(PAUSE_MS)
  }
}

/** Documents, each another one. */
export async function uploadFiles({ desk, ledger, over }: Means) {
  for (let count = 0; !over(); count++) {
    const text = `%PDF-1.7\n% The ${count}th, ${'.'.repeat(2_000)}\n%%EOF`
    const form = new FormData()
    form.append('file', new File([text], `sheet-${count}.pdf`))
    const outcome = await desk.send<StoredFile>(downloadCalls.upload.path, form)
    if (outcome.is === 'done') ledger.files.set(outcome.data.address, text)
    await wait(PAUSE_MS * 4)
  }
}
