import { expect, test } from 'vitest'
import { z } from 'zod'
import { CALLS } from '#contract/calls.ts'
import { hasChinese } from '#contract/inputs/checks.ts'
import { OwnFields } from '#contract/people/user.ts'
import type { Call } from '#contract/wire/call.ts'
import { Failure, type Reason } from '#server/failure.ts'
import { mostOf } from './input-width.ts'
import { take } from './take.ts'

/** What is said about each field; nothing when the input is taken. */
function fieldsOf(schema: z.ZodType, value: unknown) {
  try {
    take(schema, value)
    return {}
  } catch (error) {
    if (error instanceof Failure) return error.fields ?? {}
    throw error
  }
}
const inEnglish = (schema: z.ZodType, value: unknown) =>
  Object.fromEntries(Object.entries(fieldsOf(schema, value)).map(([name, reason]) => [name, reason.en]))

test('each kind of fault is one plain sentence at its field', () => {
  const schema = z.strictObject({
    name: z.string().trim().min(1).max(5),
    note: z.string().min(3),
    age: z.int().min(0).max(1_500),
    rate: z.number(),
    state: z.enum(['open', 'done']),
    day: z.iso.date(),
    tags: z.array(z.string()).max(2),
    on: z.boolean(),
    text: z.union([z.string().max(4), z.strictObject({ zh: z.string().max(4) })]),
  })
  expect(inEnglish(schema, { extra: 1, note: '', state: '' })).toEqual({
    extra: 'There is no such field.',
    name: 'This field is required.',
    note: 'Enter at least 3 characters.',
    age: 'This field is required.',
    rate: 'This field is required.',
    state: 'This field is required.',
    day: 'This field is required.',
    tags: 'This field is required.',
    on: 'This field is required.',
    text: 'This field is required.',
  })
  const wrong = {
    ...{ name: 'too long', note: 5, age: 2_000, rate: 'x', state: 'gone', day: '31.12.2026', on: 'yes' },
    ...{ tags: ['a', 2], text: { zh: 'too long' } },
  }
  expect(inEnglish(schema, wrong)).toEqual({
    name: 'At most 5 characters.',
    note: 'This must be text.',
    age: 'Must be 1,500 or less.',
    rate: 'Enter a number.',
    state: 'Must be one of: open, done.',
    day: 'Enter a valid date, such as 2026-06-01.',
    on: 'This must be yes or no.',
    'tags.1': 'This must be text.',
    'text.zh': 'At most 4 characters.',
  })
})

test('a telephone number and an address that are none are told so in three languages', () => {
  const mine = { nickName: '', sex: '2', phone: '12', email: 'nobody', introduction: '' }
  expect(fieldsOf(OwnFields, mine)).toMatchObject({
    phone: {
      zh: '请输入 11 位手机号，或以 + 开头的国际号码',
      en: 'Enter a mainland China mobile number, or an international one that begins with +.',
      es: 'Escriba un celular de China continental o un número internacional que empiece con +.',
    },
    email: {
      zh: '请输入有效的邮箱地址，例如 name@example.com',
      en: 'Enter a valid email address, such as name@example.com.',
      es: 'Escriba un correo electrónico válido, como nombre@example.com.',
    },
  })
})

/** What may stand where something else is wanted. */
const JUNK: readonly unknown[] = [
  ...[
    undefined,
    null,
    '',
    ' ',
    '\n',
    'x',
    '/',
    'a b',
    'x'.repeat(30_000),
    -1,
    0.5,
    1e300,
    true,
    [],
    [null],
    {},
  ],
  ...[{ x: 1 }, { zh: 5 }, { zh: 'x'.repeat(30_000) }, [{}], [[]], ['x'.repeat(30_000)], '1e3', '2026-02-31'],
]

test('whatever a call is sent, what it says of a field is a sentence of ours in the language of the asker', () => {
  let judged = 0
  const said = new Map<string, Reason>()
  for (const { input } of CALLS) {
    const shape = input instanceof z.ZodObject ? Object.keys(input.shape) : []
    const inputs = JUNK.flatMap((junk) => [junk, ...shape.map((name) => ({ [name]: junk }))])
    for (const given of inputs) {
      for (const reason of Object.values(fieldsOf(input, given))) {
        said.set(JSON.stringify(reason), reason)
        judged += 1
      }
    }
  }
  for (const { zh, en, es } of said.values()) {
    expect(hasChinese(zh), zh).toBe(true)
    for (const words of [en, es]) expect(words).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/)
    for (const words of [zh, en, es])
      expect(words).not.toMatch(/wanted:|undefined|nonoptional|invalid input|pattern|regex|expected|recibió/i)
  }
  expect(judged).toBeGreaterThan(10_000)
})

test('every list that a call takes says how long it may be, so that a longer one is refused at a glance', () => {
  const endless: string[] = []
  const walk = (schema: z.core.$ZodType, at: string, seen: ReadonlySet<unknown>) => {
    if (seen.has(schema)) return
    const def = schema._zod.def as z.core.$ZodTypeDef & Record<string, unknown>
    const below = new Set([...seen, schema])
    if (def.type === 'array' && mostOf(def as object) === undefined) endless.push(at)
    const inside = [def.element, def.innerType, def.in, def.valueType, ...((def.options as unknown[]) ?? [])]
    for (const one of inside) if (one) walk(one as z.core.$ZodType, at, below)
    for (const [name, one] of Object.entries((def.shape as object) ?? {})) walk(one, `${at} ${name}`, below)
  }
  for (const { path, input } of CALLS as readonly Call[]) walk(input, path, new Set())
  expect(endless).toEqual([])
})

test('of many unknown fields ten are named, each cut, and nothing else is judged', () => {
  const wide = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`k${at}${'x'.repeat(500)}`, at]))
  const fields = inEnglish(OwnFields, wide)
  expect(Object.keys(fields)).toHaveLength(10)
  expect(Object.values(fields)).toEqual(Array(10).fill('There is no such field.'))
  expect(Math.max(...Object.keys(fields).map((name) => name.length))).toBeLessThan(100)
})
