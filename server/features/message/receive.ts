// Takes an enquiry in: judged, stored with its mail in one transaction, and only then answered (decision 29).
import { createHash } from 'node:crypto'
import { enquiryProblems, TRAIL_LENGTH, TRAIL_PAGES, tidyEnquiry } from '#contract/enquiries/enquiry.ts'
import { type EnquiryLine, quantityOf } from '#contract/enquiries/enquiry-lines.ts'
import type { messageCalls, NewMessage } from '#contract/enquiries/message.ts'
import { CONSENT_EDITION, OWN_ROUTE } from '#contract/enquiries/own-route.ts'
import { mailboxKey } from '#contract/inputs/checks.ts'
import { DECLARED } from '#contract/kinds/declared.ts'
import { pickText, type Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { OutputOf } from '#contract/wire/call.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { invalid } from '#server/failure.ts'
import { keepLines, type NewLineRow } from '#server/parts/enquiries/lines.ts'
import { keepMessageWords } from '#server/parts/enquiries/message-words.ts'
import { newNumber } from '#server/parts/enquiries/numbers.ts'
import { numberIn, ownLink } from '#server/parts/enquiries/own-link.ts'
import { promisedBy } from '#server/parts/enquiries/promise.ts'
import {
  judge,
  MAILED_LIMIT,
  SENT_LIMIT,
  signForm,
  TAKEN_LIMIT,
  THANKED_LIMIT,
} from '#server/parts/enquiries/spam.ts'
import { createUploads } from '#server/parts/enquiries/uploads.ts'
import { createRateLimit } from '#server/parts/sign-in/rate-limit.ts'
import { addressKey } from '#server/parts/sign-in/sign-in-locks.ts'
import { noticeRecipients } from '#server/parts/site/site.ts'
import { messageEvent, raiseEvent } from '#server/parts/webhooks/site-events.ts'
import type { Parts } from '#server/parts.ts'
import { nearOffice } from '#server/publishing/cards/near-office.ts'
import { serverTexts } from '#server/texts.ts'
import { filesFor, noticeTo, thanksFor } from './letters.ts'
import { createMailed } from './mailed.ts'
import { refuse, tooManyMessages } from './rules.ts'
import { aboutOf, NEVER } from './shown.ts'
import { messageStore } from './store.ts'

const formWords = serverTexts('site/enquiry/form')
const fileWords = serverTexts('server/message/files')

/** Who sends, as far as the request tells. `onceKey` stands for one sending, however often it arrives. */
export type Sender = { address: string; agent: string; language: Language; onceKey: string | null }

/** The number that it is to have, and when it came. */
type Came = { number?: string; at?: number }
type Receipt = OutputOf<typeof messageCalls.add>
type Stored = { number: string; promised_at: number; country: string; phone: string }

/** Kinds whose form is in words of their own: another consent, and no answer promised within a working day. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  DECLARED.flatMap((kind) => ('asked' in kind && kind.asked ? [kind.kind] : [])),
)
/** What somebody agreed to: the sentence, or the room of texts of the kind that has it. */
const consentOf = (kind: Kind | undefined, language: Language) =>
  kind !== undefined && OWN_WORDS.has(kind) ? `site/asked/${kind} (${language})` : formWords.consent[language]

export type Reception = ReturnType<typeof createReception>

/** The kind by which the nodes tell each other that messages changed. */
export const CHANGED = ['message'] as const

export function createReception(parts: Parts) {
  const { storage, site, bus, outbox, secrets, config, now } = parts
  const { db } = storage
  const uploads = createUploads(parts)
  const store = messageStore(db, now)
  const key = secrets.keyFor('message form')
  const linkKey = secrets.keyFor('enquiry link')
  const promised = (at: number) => promisedBy(at, config.workingHours, config.timeZone)
  /** Whoever wrote is answered even if it cannot be read. */
  const officeFor = (asks: { country: string; phone: string }, language: Language) =>
    nearOffice(db, asks, language, now()).catch(() => null)
  const receiptOf = async (
    { number, promised_at, country, phone }: Stored,
    language: Language,
  ): Promise<Receipt> => ({
    office: await officeFor({ country, phone }, language),
    number,
    link: ownLink(linkKey, number),
    promised: {
      time: promised_at === 0 ? null : new Date(promised_at).toISOString(),
      zone: config.timeZone,
    },
  })
  const sent = createRateLimit(db, SENT_LIMIT, now)
  const taken = createRateLimit(db, TAKEN_LIMIT, now)
  const thanked = createRateLimit(db, THANKED_LIMIT, now)
  const mailedTo = createRateLimit(db, MAILED_LIMIT, now)
  const mailedOf = createMailed(parts)

  /** What we know is called as we call it; the rest as the visitor does. */
  async function asLines(given: readonly EnquiryLine[], language: Language): Promise<NewLineRow[]> {
    const rows: NewLineRow[] = []
    for (const { productId, name, quantity, size, medium, code, note } of given) {
      const found = productId === null ? undefined : await store.recordOf(productId)
      const product = found?.kind === 'product' ? found : undefined
      const called = product
        ? { product_id: product.id, model: product.model, name: nameOf(product.title, language) }
        : { product_id: null, model: '', name }
      rows.push({ ...called, quantity: quantityOf(quantity) ?? 0, size, medium, code, note })
    }
    return rows
  }

  return {
    /** The office nearest to whoever sent the enquiry of a link; null of a link that is none of ours. */
    async officeOf(link: string, language: Language) {
      const number = numberIn(linkKey, link)
      const row = number === null ? undefined : await store.findByNumber(number)
      return row ? officeFor(row, language) : null
    },

    /** Whether the files of a record are sent by mail. */
    isByMail: async (id: number | null) => id !== null && (await store.recordOf(id))?.byMail === true,

    /** A token for a form that opens now, or opened `before` milliseconds ago. */
    openForm: (before = 0) => signForm(key, now() - before),

    /** What is told of an enquiry that the store has not got yet. */
    receiptFor: ({ number, at }: { number: string; at: number }): Promise<Receipt> =>
      receiptOf({ number, promised_at: promised(at), country: '', phone: '' }, 'en'),

    /**
     * Stores an enquiry and answers its number; throws `Failure` 400 by field. One that `came` before is stored as it would have
     * been then, and refused for nothing: its sender was told a number.
     */
    async receive(given: NewMessage, sender: Sender, came: Came = {}): Promise<Receipt> {
      const texts = tidyEnquiry(given)
      const asked = given.aboutId ?? given.productId ?? null
      const about = asked === null ? undefined : await store.recordOf(asked)
      const problems = enquiryProblems(texts, about?.byMail)
      const isLate = came.at !== undefined
      if (Object.keys(problems).length > 0 && !isLate) throw refuse(problems)
      const keyHash = sender.onceKey && hashOf(sender.onceKey)
      // The process may have died between the store and the answer.
      const before = keyHash ? await store.findByKey(keyHash) : undefined
      if (before) return receiptOf(before, given.language ?? sender.language)
      const files = await uploads.received(given.files)
      if (files.length < new Set(given.files).size && !isLate) throw invalid({ files: fileWords.gone })
      const from = addressKey(sender.address)
      if (!(await taken.spend(from)) && !isLate) throw tooManyMessages()
      const withinRate = await sent.spend(from)
      const at = came.at ?? now()
      const spam = judge({ memo: given.memo, form: given.form, withinRate }, key, at)
      const settings = site.settings()
      const lines = await asLines(texts.lines, settings.language)
      // Whoever asks for several asks about the first.
      const first = asked === null ? (lines[0]?.product_id ?? null) : null
      const record = first === null ? about : await store.recordOf(first)
      const mailed = record ? await mailedOf(record, given.language ?? sender.language) : null
      const emailKey = texts.email.toLowerCase()
      if (mailed && spam === '' && !isLate && !(await mailedTo.spend(hashOf(mailboxKey(texts.email)))))
        throw tooManyMessages()
      const thanks =
        spam === '' &&
        texts.email !== '' &&
        (mailed !== null || (await thanked.spend(hashOf(mailboxKey(texts.email)))))
      const { consent: _, lines: _l, ...fields } = texts
      const row = {
        ...fields,
        version: 1,
        state: spam === '' ? ('new' as const) : ('spam' as const),
        spam_reason: spam,
        assignee_id: null,
        due_at: NEVER,
        product_id: record?.id ?? null,
        product_name: record ? nameOf(record.title, settings.language) : '',
        ...(record && { about_kind: record.kind }),
        lang: given.language ?? sender.language,
        trail: JSON.stringify(trailOf(given.trail)),
        consent_at: at,
        consent_text: `${CONSENT_EDITION}: ${consentOf(record?.kind, given.language ?? sender.language)}`,
        // Spam is answered like all else; nobody is told that it is late.
        promised_at: OWN_WORDS.has(record?.kind ?? '') ? 0 : promised(at),
        address: sender.address,
        address_kept: 1 as const,
        agent: sender.agent.slice(0, 300).toWellFormed(),
        key_hash: keyHash,
        phone_key: texts.phone.replace(/\D/g, ''),
        email_key: emailKey,
        merged_into: null,
        replied_at: 0,
        created_at: at,
        updated_at: at,
      }
      const stored = await db.transaction().execute(async (within) => {
        for (let number = came.number ?? newNumber('M', at); ; number = newNumber('M', at)) {
          const stored = await store.insert(within, { ...row, number })
          if (!stored) {
            const twin = keyHash ? await store.findByKey(keyHash, within) : undefined
            if (twin) return twin
            // Somebody has that number: another is drawn.
            continue
          }
          const { id } = stored
          await keepLines(within, id, lines)
          await uploads.give(within, id, files)
          await keepMessageWords(within, id, stored, lines)
          await store.tell(within, { message_id: id, at, user_id: null, did: 'received' }, {})
          if (spam === '') {
            const about = aboutOf(stored, (await store.addressesOf([stored], within))(stored))
            await raiseEvent(within, messageEvent(stored, about), at)
            const { senderName } = site.own()
            const options = {
              site: settings,
              senderName,
              publicUrl: config.publicUrl,
              lines,
              files,
              own: ownLink(linkKey, stored.number),
            }
            for (const to of noticeRecipients(site.own(), config))
              await outbox.put(within, noticeTo(to, stored, about, options))
            if (thanks && mailed) await outbox.put(within, filesFor(stored, mailed, options))
            else if (thanks) await outbox.put(within, thanksFor(stored, options))
          }
          return stored
        }
      })
      // It is stored: whatever fails from here on, it has been received.
      bus.changed(CHANGED).catch(() => {})
      outbox.wake()
      return receiptOf(stored, given.language ?? sender.language)
    },
  }
}

const nameOf = (title: Text, language: Language) => pickText(title, language).text

/** Paths on our own site alone. */
const trailOf = (trail: readonly string[]) =>
  trail
    .filter((path) => /^\/(?!\/)[^\s\u0000-\u001f\u007f]*$/.test(path))
    // A link that is somebody's own secret goes nowhere.
    .filter((path) => !path.includes(`${OWN_ROUTE}/`))
    .slice(-TRAIL_PAGES)
    .map((path) => path.slice(0, TRAIL_LENGTH).toWellFormed())

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
