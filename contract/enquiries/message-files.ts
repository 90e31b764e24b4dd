// How files of an enquiry are sent: begun, in parts, taken up again after a break, and taken out; and how staff read them.
import { z } from 'zod'
import { Id, QueryId, queryNumber } from '#contract/inputs/number.ts'
import { defineCall } from '#contract/wire/call.ts'
import { ENQUIRY_FILE_TYPES, FILE_BYTES, FILE_REASONS } from './enquiry-files.ts'

/** What its browser alone knows of a file. */
export const FileSecret = z
  .string()
  .regex(/^[0-9a-f]{40}$/)
  .meta({ examples: ['2f1c9a7e4b60d8835e1f0a6c92b7d4e8f3a5061c'] })
const Name = z.string().trim().min(1).max(1_000)

export const SentFile = z.object({
  file: z.string(),
  name: z.string(),
  size: z.int(),
  received: z.int(),
  state: z.enum(['coming', 'received', 'refused']),
  reason: z.enum(['', ...FILE_REASONS]),
  type: z.enum(['', ...ENQUIRY_FILE_TYPES]),
})

const way = <const Name extends string>(name: Name) => `/api/web/message/file/${name}` as const

export const messageFileCalls = {
  begin: defineCall({
    path: way('begin'),
    access: 'anyone',
    takes: 'body',
    input: z.strictObject({ name: Name, size: z.int().min(1).max(FILE_BYTES) }),
    output: SentFile,
    summary: 'Begins to send a file for an inquiry; answers the secret that its parts are sent under.',
  }),
  part: defineCall({
    path: way('part'),
    access: 'anyone',
    takes: 'query',
    form: 'upload',
    input: z.strictObject({ file: FileSecret, at: queryNumber(0, FILE_BYTES) }),
    output: SentFile,
    summary:
      'The next part of a file: 1 MB from the byte `at`, the last one less. Answers how much is there; after the last part, whether it is taken.',
  }),
  state: defineCall({
    path: way('state'),
    access: 'anyone',
    takes: 'body',
    input: z.strictObject({ file: FileSecret }),
    output: SentFile,
    summary: 'How much of a file has arrived, to go on with it after a break.',
  }),
  drop: defineCall({
    path: way('drop'),
    access: 'anyone',
    takes: 'body',
    input: z.strictObject({ file: FileSecret }),
    output: z.null(),
    summary: 'Takes out a file that was not sent with an inquiry yet.',
  }),
  download: defineCall({
    path: way('download'),
    access: 'web_message',
    takes: 'query',
    form: 'file',
    input: z.strictObject({ id: QueryId, file: QueryId }),
    output: z.unknown(),
    summary: 'A file of the message `id`, to be saved.',
  }),
}

/** A file of a message as staff read it. */
export const MessageFile = z.object({
  id: Id,
  name: z.string(),
  size: z.int(),
  type: z.enum(['', ...ENQUIRY_FILE_TYPES]),
  time: z.iso.datetime(),
})
export type MessageFile = z.output<typeof MessageFile>
