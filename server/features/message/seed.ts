// Puts the enquiries of the demo into an empty store; nobody is mailed about them.

import { storedText } from '#contract/fields/walk.ts'
import { pickText } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { keepLines, type NewLineRow } from '#server/parts/enquiries/lines.ts'
import { keepMessageWords } from '#server/parts/enquiries/message-words.ts'
import { newNumber } from '#server/parts/enquiries/numbers.ts'
import type { Parts } from '#server/parts.ts'
import type { Db } from '#server/storage/open.ts'
import type { DemoMessage } from '#server/storage/seed/demo-messages.ts'
import { NEVER } from './shown.ts'
import { messageStore } from './store.ts'

const HOUR_MS = 60 * 60_000

/** `idOf` finds the products that are asked for by their slugs. */
export async function seedMessages(
  { storage, now }: Parts,
  messages: readonly DemoMessage[],
  idOf: (slug: string) => number,
) {
  const store = messageStore(storage.db, now)
  for (const { state, spam = '', hoursAgo, language, ...sent } of messages) {
    const at = now() - hoursAgo * HOUR_MS
    const { phone = '', company = '', country = '', trail = [], lines = [], ...texts } = sent
    await storage.db.transaction().execute(async (within) => {
      const row = await store.insert(within, {
        ...texts,
        phone,
        company,
        country,
        number: newNumber('M', at),
        version: 1,
        state,
        spam_reason: spam,
        assignee_id: null,
        due_at: NEVER,
        product_id: null,
        product_name: '',
        lang: language,
        trail: JSON.stringify(trail),
        consent_at: at,
        address: '192.0.2.0',
        address_kept: 0,
        agent: 'demo',
        key_hash: null,
        phone_key: phone.replace(/\D/g, ''),
        email_key: sent.email,
        merged_into: null,
        replied_at: state === 'replied' ? at + HOUR_MS : 0,
        created_at: at,
        updated_at: at,
      })
      if (!row) return
      const asked = await linesOf(within, lines, language, idOf)
      await keepLines(within, row.id, asked)
      await keepMessageWords(within, row.id, row, asked)
      await store.tell(within, { message_id: row.id, at, user_id: null, did: 'received' }, {})
    })
  }
}

/** What is asked for, as products are called in the language of the visitor. */
async function linesOf(
  within: Db,
  lines: NonNullable<DemoMessage['lines']>,
  language: Language,
  idOf: (slug: string) => number,
): Promise<NewLineRow[]> {
  const asked: NewLineRow[] = []
  for (const { product, quantity, size } of lines) {
    const { id, code, title } = await within
      .selectFrom('entry')
      .select(['id', 'code', 'title'])
      .where('id', '=', idOf(product))
      .executeTakeFirstOrThrow()
    const name = pickText(storedText(title), language).text
    asked.push({ product_id: id, model: code, name, quantity, size, medium: '', code: '', note: '' })
  }
  return asked
}
