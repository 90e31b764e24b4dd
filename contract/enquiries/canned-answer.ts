// Answers that staff keep for the next time somebody asks the same (spec §2 web_message).
import { z } from 'zod'
import { Id, Version } from '#contract/inputs/number.ts'
import { textOf } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import { ANSWER, CannedAnswer } from './message-shapes.ts'

const Target = { id: Id, version: Version }
const Fields = { title: z.string().trim().min(1).max(120), body: textOf(ANSWER) }

const desk = <const Name extends string>(name: Name) => `/api/web/message/${name}` as const

export const cannedAnswerCalls = {
  list: defineCall({
    path: desk('canned'),
    access: 'web_message',
    takes: 'query',
    input: z.strictObject({}),
    output: z.array(CannedAnswer),
    summary: 'The saved replies.',
  }),
  add: defineCall({
    path: desk('addCanned'),
    access: 'web_message:canned',
    takes: 'body',
    size: 'text',
    input: z.strictObject(Fields),
    output: CannedAnswer,
    logs: 'message:canned',
    summary: 'Keeps an answer for the next time.',
  }),
  update: defineCall({
    path: desk('updateCanned'),
    access: 'web_message:canned',
    takes: 'body',
    size: 'text',
    input: z.strictObject({ ...Target, ...Fields }),
    output: CannedAnswer,
    logs: 'message:canned',
    summary: 'Changes a saved reply.',
  }),
  remove: defineCall({
    path: desk('removeCanned'),
    access: 'web_message:canned',
    takes: 'body',
    input: z.strictObject(Target),
    output: z.null(),
    logs: 'message:canned',
    summary: 'Removes a saved reply.',
  }),
}
