// Sees to it that every try of a call with `logs` by a known person gets its entry in the operation log, however it ends.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#contract/languages/language-codes.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { Call } from '#contract/wire/call.ts'
import type { Module, Operation, Verb } from '#contract/wire/operation.ts'
import type { Failure } from '#server/failure.ts'
import { addressOf } from '#server/http/callers/address.ts'
import type { Change, OperationFacts, Operations } from '#server/parts/logs/operations.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import type { Db } from '#server/storage/open.ts'

type Open = {
  call: Call
  logs: Operation
  person: Person
  file?: { name: string; bytes: number }
  failure?: Failure
  /** An entry was written within the transaction of the change. */
  recorded: boolean
}

export type OperationRecord = ReturnType<typeof createOperationRecord>

/** Remembers what is known of a call while it is answered; messages are kept in the site's language. */
export function createOperationRecord(operations: Operations, db: Db, siteLanguage: () => Language) {
  const tries = new WeakMap<FastifyRequest, Open>()

  return {
    /** Begins when the person is known, so also when the guard then refuses; guests leave no entry. */
    begin({ logs, ...call }: Call, request: FastifyRequest, person: Person | null) {
      if (logs && person) tries.set(request, { call, logs, person, recorded: false })
    },

    /** Of an upload, the name and the size are kept and never the bytes. */
    uploaded(request: FastifyRequest, file: { name: string; bytes: number }) {
      const open = tries.get(request)
      if (open) open.file = file
    },

    failed(request: FastifyRequest, failure: Failure) {
      const open = tries.get(request)
      if (open) open.failure = failure
    },

    /** Writes entries within the transaction `within`; when that is undone they were never there. */
    async change(request: FastifyRequest, reply: FastifyReply, within: Db, changes: readonly Change[]) {
      const open = tries.get(request)
      if (!open || changes.length === 0) return
      open.recorded = true
      await operations.append(within, factsOf(open, request, reply), changes)
    },

    /** Writes the entry of a refusal, a fault, or a success that recorded nothing, before the answer leaves. */
    async close(request: FastifyRequest, reply: FastifyReply) {
      const open = tries.get(request)
      if (!open) return
      tries.delete(request)
      if (open.recorded && !open.failure) return
      try {
        const operation = factsOf(open, request, reply)
        await db.transaction().execute((transaction) => operations.append(transaction, operation, []))
      } catch (error) {
        // What was answered stays true; an entry that belongs to a change is written with it and not here.
        request.log.error({ err: error }, 'an entry of the operation log could not be written')
      }
    },
  }

  function factsOf(open: Open, request: FastifyRequest, reply: FastifyReply): OperationFacts {
    const { call, logs, person, failure } = open
    const [module, verb] = logs.split(':') as [Module, Verb]
    return {
      module,
      verb,
      person,
      address: addressOf(request),
      agent: request.headers['user-agent'] ?? '',
      path: call.path,
      code: failure ? Number(failure.code) : CODE.ok,
      message: failure ? sentenceOf(failure, siteLanguage()) : '',
      duration: reply.elapsedTime,
      requestId: request.id,
      parameters: parametersOf(open, request),
    }
  }
}

/** As it was sent: also what the contract does not know, since a forged field is worth seeing. */
function parametersOf({ call, file }: Open, request: FastifyRequest): unknown {
  if (call.form === 'upload') return { ...(request.query as object), ...(file && { file }) }
  const given = (call.takes === 'query' ? request.query : request.body) ?? {}
  if (!call.redacted || typeof given !== 'object') return given
  const redacted = call.redacted.filter((field) => field in given)
  return { ...given, ...Object.fromEntries(redacted.map((field) => [field, '***'])) }
}

/** The refusal, and each field that was wrong. */
function sentenceOf({ reason, fields }: Failure, language: Language): string {
  const wrong = Object.entries(fields ?? {}).map(([field, why]) => `${field}: ${why[language]}`)
  return wrong.length > 0 ? wrong.join('\n') : reason[language]
}
