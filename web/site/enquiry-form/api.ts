// What the form says to the server.

import type { CallAt } from '#contract/calls.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { send } from '#web/client/send.ts'

export type Enquiry = InputOf<CallAt<'/api/web/message/add'>>

/** The signed token of a form that opens now. */
export const openForm = async () => (await send('/api/web/message/form', {}, { quiet: true })).form

/** Sends it; under one key it is stored once, however often it arrives. */
export const sendEnquiry = async (enquiry: Enquiry, onceKey: string) =>
  (await send('/api/web/message/add', enquiry, { quiet: true, onceKey })).number
