// What the form says of the records that an inquiry is about.
import { messageCalls as calls } from '#contract/enquiries/message.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import { recordStore } from './record-store.ts'

export function askedRoute(router: Router, { storage, now }: Pick<Parts, 'storage' | 'now'>) {
  const store = recordStore(storage.db, now)
  serve(router, calls.asked, async ({ ids }, { language }) => {
    const cards = await store.cards([...new Set(ids.split(',').map(Number))])
    return { items: cards.map((card) => inLanguage(card, language)) }
  })
}
