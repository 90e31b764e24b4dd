// One call across the wire: where it goes, who may make it, what it takes and what it answers.
import type { z } from 'zod'
import type { Kind } from './kind.ts'
import type { Operation } from './operation.ts'
import type { Resource } from './resource.ts'

/** Who may make a call: everybody, any signed-in person, or a person who holds the key (any of the keys). */
export type Access = 'anyone' | 'signed-in' | Resource | readonly Resource[]

/**
 * What the JSON body of a call may be at most: its bytes, and its members and items together. Most calls take a few fields;
 * `text` is for those with long answers, `content` for whole records with running text (`docs/limits.md`).
 */
export const BODY_SIZES = {
  fields: { bytes: 64 * 1024, values: 5_000 },
  text: { bytes: 256 * 1024, values: 5_000 },
  content: { bytes: 1024 * 1024, values: 120_000 },
} as const
type BodySize = keyof typeof BODY_SIZES

export type Call<
  Path extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = {
  path: Path
  /** POST, as spec §7 has it, unless said otherwise. A call with `madeFrom` also answers on GET. */
  method?: 'GET'
  access: Access
  takes: 'query' | 'body'
  input: Input
  output: Output
  /** How large its body may be; `fields` when it says nothing. */
  size?: Exclude<BodySize, 'fields'>
  /** A public read: the kinds of content its answer is made from. It is cached until one of them changes. */
  madeFrom?: readonly (Kind | 'site' | 'media')[]
  /** Allowed while the password must still be changed (decision 9). */
  duringPasswordChange?: true
  /** Allowed while a second step must still be set up (decision 54); what is allowed during a change of password is so too. */
  duringSetUp?: true
  /** Only for whoever has shown of late who they are, by signing in or once more: else it is refused with `CODE.prove` (decision 54). */
  fresh?: true
  /** Programs with a token may make it too, though it asks for no key (decision 55). */
  forPrograms?: true
  /** Programs never make it, whatever key they were given: people decide (decision 62). */
  forPeople?: true
  /** Asked by a page on its own, again and again: nobody is active, and the session goes on idling out. */
  background?: true
  /** The operation log keeps every try of this call under this name; reads have none. */
  logs?: Operation
  /** Fields of the input that the operation log does not repeat: words about people, who may ask to have them erased. */
  redacted?: readonly string[]
  /** Its answer holds a secret and is not kept: under an Idempotency-Key it is done once, and sent again it is told so. */
  secret?: true
  /** A write of guests that may carry an Idempotency-Key, as every call with `logs` may. */
  once?: true
  /** `picture`, `file`, `upload` and `events` (a stream) do not wear the envelope on one side and have a binding of their own. */
  form?: 'envelope' | 'picture' | 'file' | 'upload' | 'events'
  /** One English sentence for the API document. */
  summary: string
}

/** Whether a call is a write that may carry an Idempotency-Key. */
export const takesKey = ({ takes, logs, once }: Pick<Call, 'takes' | 'logs' | 'once'>) =>
  takes === 'body' && (logs !== undefined || once === true)

export type InputOf<C extends Call> = z.input<C['input']>
export type TakenBy<C extends Call> = z.output<C['input']>
export type OutputOf<C extends Call> = z.output<C['output']>

/** Names a call, keeping the exact types of its path, input and output; the path must be under `/api/`. */
export function defineCall<
  const Path extends `/api/${string}`,
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Rest extends Omit<Call, 'path' | 'input' | 'output'>,
>(call: { path: Path; input: Input; output: Output } & Rest) {
  return call
}
