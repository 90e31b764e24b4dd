// The fields that a save carries when changes of a proposal are taken.
import { expect, test } from 'vitest'
import type { ProposedChange } from '#contract/content/proposal.ts'
import { isAsTaken, takenFields } from './admin-use-taking.ts'

const content = {
  title: { zh: '泵', en: 'Pump', es: '' },
  lines: [{ name: { zh: '', en: 'One', es: '' } }, { name: { zh: '', en: 'Two', es: '' } }],
  code: 'A',
}

test('a save carries the fields that changes are in, whole, and no others', () => {
  expect(
    takenFields(content, [
      { path: 'title.es', after: 'Bomba' },
      { path: 'lines.1.name.es', after: 'Dos' },
    ]),
  ).toEqual({
    title: { zh: '泵', en: 'Pump', es: 'Bomba' },
    lines: [content.lines[0], { name: { zh: '', en: 'Two', es: 'Dos' } }],
  })
  expect(takenFields(content, [{ path: 'code', after: 'A' }])).toEqual({})
})

test('what was taken can be undone as long as the record still says it', () => {
  const taken = { decision: 'taken', before: 'a', after: 'b', now: 'b' } as ProposedChange
  expect(isAsTaken(taken)).toBe(true)
  expect(isAsTaken({ ...taken, now: 'c' })).toBe(false)
  expect(isAsTaken({ ...taken, instead: 'c', now: 'c' })).toBe(true)
  expect(isAsTaken({ ...taken, decision: 'left' })).toBe(false)
})
