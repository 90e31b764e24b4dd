// Somebody of the staff who writes quotes for inquiries, for tests.
import { quoteCalls as calls } from '#contract/quotes/quote.ts'
import type { QuoteContent, QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import type { testApp } from '#server/testing/app.ts'
import { enquiryDesk } from './enquiry-desk.ts'

export const LINE: QuoteContent['lines'][number] = {
  ...{ productId: null, title: 'LEM-300 Electromagnetic flow meter', code: 'LEM300-100-16', note: 'DN 100' },
  ...{ delivery: '', quantity: 2, price: 1480, discount: 5, options: [] },
}

export async function quoteDesk(app: Awaited<ReturnType<typeof testApp>>) {
  const desk = await enquiryDesk(app)
  const { admin, sent } = desk
  const target = ({ id, version }: { id: number; version: number }) => ({ id, version })

  /** The quote of a new inquiry, as it is begun. */
  async function begun(more: Parameters<typeof sent>[0] = {}) {
    const message = await sent(more)
    return app.get(calls.begin, { messageId: message.id }, admin)
  }
  /** Keeps the draft with these changes. */
  async function saved(quote: QuoteDetail, more: Partial<QuoteContent> = {}) {
    const [newest] = quote.versions
    if (!newest) throw new Error('a quote has a version')
    const content = { ...newest.content, currency: 'USD' as const, lines: [LINE], ...more }
    return app.get(calls.save, { ...target(quote), content }, admin)
  }
  const letter = { subject: 'Our quotation', body: 'Please find it attached.' }
  /** A quote that the customer has. */
  async function out(more: Partial<QuoteContent> = {}, reminders = {}) {
    const quote = await saved(await begun(), more)
    return app.get(calls.send, { ...target(quote), ...letter, ...reminders }, admin)
  }
  return { ...desk, target, begun, saved, letter, out }
}
