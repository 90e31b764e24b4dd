// What the form says to the server.

import type { CallAt } from '#contract/calls.ts'
import type { InputOf, OutputOf } from '#contract/wire/call.ts'
import { send } from '#web/client/send.ts'

export type Enquiry = InputOf<CallAt<'/api/web/message/add'>>

/** The signed token of a form that opens now. */
export const openForm = async () => (await send('/api/web/message/form', {}, { quiet: true })).form

/** What is answered: the number, the link to find it again by, and until when it is answered. */
export type Receipt = OutputOf<CallAt<'/api/web/message/add'>>

/** Sends it; under one key it is stored once, however often it arrives. */
export const sendEnquiry = (enquiry: Enquiry, onceKey: string): Promise<Receipt> =>
  send('/api/web/message/add', enquiry, { quiet: true, onceKey })
