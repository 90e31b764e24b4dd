// Mutants of the way in and out: who gets through, what is done once, what browsers are told.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: passages of the product are quoted as they stand there
import type { Mutant } from './mutant.ts'

const once = ['server/http/idempotency.test.ts']
const signIn = ['server/features/auth/routes.test.ts']
const app = ['server/app.test.ts']
const body = ['server/http/input/json-body.test.ts']

export const HTTP: Mutant[] = [
  {
    file: 'server/storage/reads/reading-trace.ts',
    find: 'if (!kinds) return null',
    put: 'if (!kinds) return []',
    rule: 'A query that names no kind counts as reading everything.',
    tests: ['server/storage/reads/reading-trace.test.ts'],
  },
  {
    file: 'server/storage/reads/query-nodes.ts',
    find: "operator === '=' || operator === 'in' ? valuesOf",
    put: 'operator ? valuesOf',
    rule: 'A condition in other words than equality narrows nothing.',
    tests: ['server/storage/reads/reading-trace.test.ts'],
  },
  {
    file: 'server/http/serve.ts',
    find: '(request.query as { lang?: unknown }).lang !== undefined',
    put: 'true',
    rule: 'An answer that depends on a cookie is kept by no shared cache.',
    tests: app,
  },
  {
    file: 'server/http/serve.ts',
    find: 'const made = call.output.parse(answered)\n    await turn()',
    put: 'const made = answered\n    await turn()',
    rule: 'Nothing leaves that the contract does not list.',
    tests: ['server/http/serve.test.ts'],
  },
  {
    file: 'server/http/callers/own-cookies.ts',
    find: 'httpOnly: true',
    put: 'httpOnly: false',
    rule: 'No script of a page reads the cookies of the server.',
    tests: signIn,
  },
  {
    file: 'server/http/callers/own-cookies.ts',
    find: "'lax' = 'strict'",
    put: "'lax' = 'lax'",
    rule: 'The cookies of the server do not come along from other sites.',
    tests: signIn,
  },
  {
    file: 'server/http/callers/own-cookies.ts',
    find: 'secure ? `__Host-${name}` : name',
    put: 'name',
    rule: 'Over https no neighbour under the same domain plants a cookie of the server.',
    tests: signIn,
  },
  {
    file: 'server/http/callers/guard.ts',
    find: 'sessions.find(token, binding, !call.background)',
    put: 'sessions.find(token, binding, true)',
    rule: 'What a page asks for by itself keeps no session alive.',
    tests: signIn,
  },
  {
    file: 'server/http/callers/guard.ts',
    find: 'found.mustChangePassword && !call.duringPasswordChange',
    put: 'found.mustChangePassword && call.duringPasswordChange',
    rule: 'Whoever must change the password does that before anything else, and can do that.',
    tests: signIn,
  },
  {
    file: 'server/http/callers/guard.ts',
    find: 'keys.some((key) => person.resources.has(key))',
    put: 'keys.length > 0',
    rule: 'A call is for those who hold one of its keys.',
    tests: ['server/tests/access.test.ts'],
  },
  {
    file: 'server/http/idempotency.ts',
    find: "          .where('idempotency.answer', 'is', null)\n",
    put: '',
    rule: 'A write whose answer is kept is not done again, however late it is sent again.',
    tests: once,
  },
  {
    file: 'server/http/idempotency.ts',
    find: "          .where('idempotency.body_hash', '=', bodyHash)\n",
    put: '',
    rule: 'A claim that ran out is not taken over with another body.',
    tests: once,
  },
  {
    file: 'server/http/idempotency.ts',
    find: '`${call.path}\\n${nameOf(person)}\\n${key}`',
    put: '`${call.path}\\n${key}`',
    rule: 'A key is one person’s own.',
    tests: once,
  },
  {
    file: 'server/http/idempotency.ts',
    find: '`${call.path}\\n${nameOf(person)}\\n${key}`',
    put: '`${nameOf(person)}\\n${key}`',
    rule: 'A key holds for one call: the same one sent to another call is judged for itself.',
    tests: once,
  },
  {
    file: 'server/http/idempotency.ts',
    find: 'call.secret ? null : answer',
    put: 'answer',
    rule: 'An answer with a secret in it is kept for nobody.',
    tests: ['server/features/deliveries/delivery/routes.test.ts'],
  },
  {
    file: 'server/http/input/json-body.ts',
    find: 'if (open.length > JSON_DEPTH)',
    put: 'if (open.length >= JSON_DEPTH)',
    rule: 'A body may be as deep as the limit says.',
    tests: body,
  },
  {
    file: 'server/http/input/json-body.ts',
    find: 'if (keys.size >= JSON_KEYS)',
    put: 'if (keys.size > JSON_KEYS)',
    rule: 'An object has no more keys than the limit says.',
    tests: body,
  },
  {
    file: 'server/http/input/json-body.ts',
    find: "key === '__proto__' || keys.has(key)",
    put: "key === '__proto__'",
    rule: 'No key stands twice in one object.',
    tests: body,
  },
  {
    file: 'server/http/input/input-width.ts',
    find: 'value.length > most)',
    put: 'value.length >= most)',
    rule: 'A list may be as long as its call says.',
    tests: ['server/http/input/take.test.ts'],
  },
  {
    file: 'server/http/monitoring/operation-record.ts',
    find: 'if (open.recorded && !open.failure) return',
    put: 'if (open.recorded) return',
    rule: 'A write that fails after it was recorded leaves an entry all the same.',
    tests: ['server/features/log/operation.test.ts'],
  },
  {
    file: 'server/http/events.ts',
    find: '.length >= OF_ONE)',
    put: '.length > OF_ONE)',
    rule: 'One person has as many streams as the limit says.',
    tests: ['server/http/events.test.ts'],
  },
  {
    file: 'server/http/callers/previews.ts',
    find: 'if (!found) throw over()',
    put: '',
    rule: 'A preview that is over shows nothing, least of all what is published.',
    tests: ['server/tests/lifecycle/previews.test.ts'],
  },
  {
    file: 'server/http/monitoring/visit-count.ts',
    find: '!ahead && !foreign && !(cookie?.includes(bound) && cookieIn(cookie, bound) !== undefined)',
    put: '!ahead && !foreign',
    rule: 'Staff at work are not counted as visitors.',
    tests: ['server/tests/visits.test.ts'],
  },
]
