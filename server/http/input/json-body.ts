// Reads a JSON body strictly: bounded depth and width, no key twice, no `__proto__`. Checked in one pass before anything is built.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CODE } from '#contract/wire/answer.ts'
import { BODY_SIZES } from '#contract/wire/call.ts'
import { Failure, type Reason } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/http/answers')

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Members and items that the JSON body of this call may have; those of a few fields when it says nothing. */
    values?: number
  }
}

/** Longer ones are read in steps, and others get a turn in between. */
const STEP_LENGTH = 64 * 1024

/** Reads the JSON bodies of an app, each within what its call may take. */
export function readJsonBodies(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      if (body === '') return {}
      const { values = BODY_SIZES.fields.values } = request.routeOptions.config
      checkKeys(body, values)
      if (body.length > STEP_LENGTH) await nextTurn()
      const read = parsed(body)
      if (body.length > STEP_LENGTH) await nextTurn()
      return read
    },
  )
}

/** No shape of the contract comes near it. */
export const JSON_DEPTH = 32

/** Keys of one object; no shape of the contract has a third of them. */
const JSON_KEYS = 1_000

/** The value of a JSON text of at most `values` members and items; throws `Failure` 400 with what is wrong. */
export function readJson(text: string, values: number = BODY_SIZES.content.values): unknown {
  checkKeys(text, values)
  return parsed(text)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed()
  }
}

// Walks strings, brackets and colons only; whether the rest is JSON is for JSON.parse to say.
function checkKeys(text: string, most: number) {
  let values = 0
  const open: (Set<string> | null)[] = []
  let key: string | null = null
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === 0x22) {
      const end = endOfString(text, at)
      key = text.slice(at, end + 1)
      at = end
    } else if (char === 0x3a) {
      addKey(open.at(-1), key)
    } else if (char === 0x7b || char === 0x5b) {
      open.push(char === 0x7b ? new Set() : null)
      if (open.length > JSON_DEPTH) throw refused(words.tooDeep)
    } else if (char === 0x7d || char === 0x5d) {
      open.pop()
    } else if (char === 0x2c && ++values > most) {
      throw refused(words.tooMuch)
    }
  }
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === 0x5c) at++
    else if (char === 0x22) return at
  }
  throw malformed()
}

function addKey(keys: Set<string> | null | undefined, quoted: string | null) {
  if (!keys || quoted === null) throw malformed()
  const key = quoted.includes('\\') ? String(parsed(quoted)) : quoted.slice(1, -1)
  if (key === '__proto__' || keys.has(key)) throw refused(badKey(key))
  if (keys.size >= JSON_KEYS) throw refused(words.tooMuch)
  keys.add(key)
}

const refused = (reason: Reason) => new Failure(CODE.invalid, reason)

const malformed = () => refused(words.malformed)

const badKey = (key: string): Reason => {
  const shown = key.slice(0, 40).toWellFormed()
  return words.badField({ shown })
}
