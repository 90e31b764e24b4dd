// A visitor who writes and somebody of the staff who reads, for tests of enquiries.

import { messageCalls } from '#contract/enquiries/message.ts'
import { messageDeskCalls as desk } from '#contract/enquiries/message-desk.ts'
import type { InputOf } from '#contract/wire/call.ts'
import type { testApp, With } from '#server/testing/app.ts'

type Enquiry = InputOf<typeof messageCalls.add>

/** What somebody may write. */
export const ENQUIRY: Enquiry = {
  name: 'Ana Torres',
  email: 'ana@example.com',
  content: 'We look for twelve flow meters for hot water.',
  consent: true,
}

/** Longer than a program takes to send. */
const READ_MS = 5_000

export async function enquiryDesk(app: Awaited<ReturnType<typeof testApp>>) {
  const admin = await app.signIn()

  /** A form that was open for as long as people need. */
  async function openForm() {
    const { form } = await app.get(messageCalls.form, {})
    app.tick(READ_MS)
    return form
  }
  let visitors = 0
  /** Somebody who writes for the first time. */
  const visitor = (): With => {
    visitors += 1
    return { headers: { 'x-forwarded-for': `203.0.113.${visitors}` } }
  }
  /** Sends an enquiry as a new visitor, and answers it as staff read it. */
  async function sent(more: Partial<Enquiry> = {}) {
    const form = await openForm()
    const { number } = await app.get(messageCalls.add, { ...ENQUIRY, form, ...more }, visitor())
    const { items } = await app.get(desk.list, { keyword: number }, admin)
    const item = items[0] ?? (await app.get(desk.list, { keyword: number, state: 'spam' }, admin)).items[0]
    if (!item) throw new Error(`${number} is not in the inbox`)
    return app.get(desk.read, { id: item.id }, admin)
  }
  return { admin, openForm, visitor, sent }
}

/** Forwarded addresses are believed, so that each visitor has one. */
export const VISITORS = { TRUSTED_PROXIES: '127.0.0.1' }
