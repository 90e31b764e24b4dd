// The outlines of calls: made from their schemas, so they cannot say anything else.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { SPECIMEN_CALLS } from '#contract/kinds/own-specimen.ts'
import type { Call } from '#contract/wire/call.ts'
import { CALLS } from './calls.ts'
import { outlineOf } from './outlines.ts'
import { STAFF_OUTLINES } from './staff-outlines.ts'
import { VISITOR_OUTLINES } from './visitor-outlines.ts'

test('an outline names the kinds of an answer, and the first fields that an object always has with theirs', () => {
  expect(outlineOf(z.null())).toBe('z')
  expect(outlineOf(z.array(z.string()))).toBe('a')
  expect(outlineOf(z.union([z.string(), z.array(z.string())]))).toBe('as')
  expect(outlineOf(z.unknown())).toBe('')
  const page = z.object({
    more: z.boolean().optional(),
    total: z.int(),
    items: z.array(z.object({ id: z.int() })),
    next: z.object({ id: z.int() }).nullable(),
    state: z.enum(['new', 'sent']),
    further: z.boolean(),
  })
  expect(outlineOf(page)).toBe('o total:n items:a next:oz state:s')
  expect(outlineOf(z.record(z.enum(['new', 'closed']), z.int()))).toBe('o new:n closed:n')
})

test('every call that answers in the envelope has one outline: with visitors when anybody may make it, else with staff', () => {
  const all = [...CALLS, ...Object.values<Call>(SPECIMEN_CALLS)]
  const enveloped = all.filter(({ form = 'envelope' }) => form === 'envelope' || form === 'upload')
  for (const { path, access, output } of enveloped) {
    const [own, others] =
      access === 'anyone' ? [VISITOR_OUTLINES, STAFF_OUTLINES] : [STAFF_OUTLINES, VISITOR_OUTLINES]
    expect([path, own[path], path in others]).toEqual([path, outlineOf(output), false])
  }
  const known = Object.keys(VISITOR_OUTLINES).length + Object.keys(STAFF_OUTLINES).length
  expect(known).toBe(enveloped.length)
})

test('no outline is so loose that it lets anything through, and no object passes without a field', () => {
  for (const [path, outline] of Object.entries({ ...VISITOR_OUTLINES, ...STAFF_OUTLINES })) {
    expect([path, outline]).toEqual([path, expect.stringMatching(/^(z|a|s|o( \w+:[abnosz]*)+)$/)])
  }
})
