// Says whether a call goes through or is refused, before its body is read. What is not declared is not served (deny by default).
import type { FastifyRequest } from 'fastify'
import { CODE } from '#contract/wire/answer.ts'
import type { Access, Call } from '#contract/wire/call.ts'
import { Failure } from '#server/failure.ts'
import { isForPeople, type Programs } from '#server/parts/sign-in/programs.ts'
import type { Person, Sessions } from '#server/parts/sign-in/sessions.ts'
import { serverTexts } from '#server/texts.ts'
import { addressOf } from './address.ts'
import { programTokenOf, tokenOf } from './asking.ts'
import { BINDING_COOKIE, ownCookie } from './own-cookies.ts'

const words = serverTexts('server/http/answers')

/** Who asks, as far as it is known, and why they may not. */
type Judged = { person: Person | null; refusal?: Failure }
export type Guard = (call: Call, request: FastifyRequest) => Promise<Judged>

/** How long it counts that somebody showed who they are, in milliseconds; 0: for ever. */
type Proving = { proofMs: number; now: () => number }

/** Answers the person behind the request, null for a guest, and the refusal when the call is not for them. */
export function createGuard(
  { sessions, programs }: { sessions: Sessions; programs: Programs },
  secure: boolean,
  { proofMs, now }: Proving,
): Guard {
  const bound = ownCookie(BINDING_COOKIE, secure)
  return async (call, request) => {
    if (call.access === 'anyone') return { person: null }
    const program = programTokenOf(request)
    if (program !== null) return judgeProgram(call, await programs.find(program, addressOf(request)))
    const token = tokenOf(request)
    const binding = request.cookies[bound] ?? ''
    const found = token ? await sessions.find(token, binding, !call.background) : 'none'
    if (found === 'none') return { person: null, refusal: notSignedIn() }
    if (found === 'revoked') return { person: null, refusal: revoked() }
    if (found.mustChangePassword && !call.duringPasswordChange) {
      return { person: found, refusal: mustChangePassword() }
    }
    if (found.mustSetUpSecondStep && !call.duringSetUp && !call.duringPasswordChange) {
      return { person: found, refusal: mustSetUpSecondStep() }
    }
    if (!mayCall(found, call.access)) return { person: found, refusal: forbidden() }
    if (call.fresh && proofMs > 0 && now() > found.provedAt + proofMs) {
      return { person: found, refusal: prove() }
    }
    return { person: found }
  }
}

/** Whoever asks with a session beside the token is a program all the same. */
function judgeProgram(call: Call, person: Person | null): Judged {
  if (!person) return { person: null, refusal: new Failure(CODE.notSignedIn, words.noProgram) }
  if (isForPeople(call)) return { person, refusal: new Failure(CODE.forbidden, words.forPeople) }
  return mayCall(person, call.access) ? { person } : { person, refusal: forbidden() }
}

/** Whether a signed-in person may make a call: `admin` may, else one of the keys must be held (decision 10). */
export function mayCall(person: Person, access: Access): boolean {
  if (access === 'anyone' || access === 'signed-in' || person.admin) return true
  const keys = typeof access === 'string' ? [access] : access
  return keys.some((key) => person.resources.has(key))
}

/** Throws `Failure` 403 unless the person may; for a part of a call that asks for more than the call. */
export function mustMay(person: Person, access: Access) {
  if (!mayCall(person, access)) throw forbidden()
}

const notSignedIn = () => new Failure(CODE.notSignedIn, words.notSignedIn)

const revoked = () => new Failure(CODE.revoked, words.revoked)

const forbidden = () => new Failure(CODE.forbidden, words.forbidden)

const mustChangePassword = () => new Failure(CODE.forbidden, words.mustChangePassword)

const mustSetUpSecondStep = () => new Failure(CODE.forbidden, words.mustSetUpSecondStep)

const prove = () => new Failure(CODE.prove, words.prove)
