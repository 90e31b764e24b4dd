// The fields that a save carries when changes of a proposal are taken.
import { expect, test } from 'vitest'
import { takenFields } from './admin-use-taking.ts'

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
