import { expect, test } from 'vitest'
import type { OwnKind } from '#contract/kinds/own-kind.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { fileOf, kindIn } from './admin-kind-file.ts'
import {
  addressFor,
  begun,
  blankKind,
  draftOf,
  givenOf,
  isDirty,
  moved,
  newKind,
  problemsIn,
  rebased,
  refusedOf,
  renamed,
  withKind,
} from './admin-kinds-draft.ts'

const NONE = inEach({ zh: '', en: '', es: '' })
const PARTS: OwnKind = {
  ...{ kind: 'spareParts', list: 'spare-parts', record: 'spare-part', lede: NONE, groupName: NONE },
  one: inEach({ zh: '备件', en: 'Spare part', es: 'Repuesto' }),
  many: inEach({ zh: '备件', en: 'Spare parts', es: 'Repuestos' }),
  ...{ parts: ['cover'], layout: 'cards', entry: 'header', away: false },
}
const REFERENCES: OwnKind = { ...PARTS, kind: 'references', list: 'references', record: 'reference' }
const stored = (version: number, ...kinds: OwnKind[]) => ({ version, kinds, inForce: true })
const named = (en: string) => inEach({ zh: '', en, es: '' })

test('an address follows its name until somebody types another one, or the kind is applied', () => {
  const first = renamed(blankKind(), 'many', named('Spare p'))
  const second = renamed(first, 'many', named('Spare parts'))
  expect(second).toMatchObject({ list: 'spare-parts', record: '' })
  expect(renamed({ ...second, list: 'parts' }, 'many', named('Spares')).list).toBe('parts')
  expect(renamed(draftOf(PARTS), 'one', named('Spare')).record).toBe('spare-part')
  expect(addressFor(named('  3 Références – été '))).toBe('references-ete')
  expect(addressFor(inEach({ zh: '备件', en: '', es: '' }))).toBe('')
})

test('names and addresses are asked for, and no address is given twice', () => {
  const blank = blankKind()
  expect(problemsIn(blank, [])).toEqual({
    ...{ many: 'noName', one: 'noName', list: 'noAddress', record: 'taken' },
  })
  const other = { ...newKind({ ...draftOf(PARTS) }), record: 'Part 1' }
  expect(problemsIn(other, [draftOf(PARTS), other])).toEqual({ list: 'taken', record: 'noAddress' })
  expect(problemsIn(draftOf(PARTS), [draftOf(PARTS)])).toEqual({})
})

test('a kind that is applied is known by its name, and takes its earlier addresses again where no other may', async () => {
  const moved: OwnKind = { ...PARTS, list: 'spares', earlier: { list: ['spare-parts'], record: ['part'] } }
  expect(givenOf({ ...draftOf(moved), list: 'wear ' })).toMatchObject({ kind: 'spareParts', list: 'wear' })
  expect(givenOf(draftOf(moved))).not.toHaveProperty('earlier')
  expect(JSON.parse(await fileOf(draftOf(moved), []).blob.text())).not.toHaveProperty('earlier')
  const other = {
    ...blankKind(),
    one: named('Part'),
    many: named('Parts'),
    list: 'spare-parts',
    record: 'part',
  }
  expect(givenOf(other)).not.toHaveProperty('kind')
  expect(problemsIn(other, [draftOf(moved), other])).toEqual({ list: 'taken', record: 'taken' })
  expect(problemsIn({ ...draftOf(moved), list: 'spare-parts' }, [draftOf(moved), other])).toEqual({
    list: 'taken',
  })
  expect(problemsIn({ ...draftOf(moved), list: 'spare-parts' }, [draftOf(moved)])).toEqual({})
})

test('white space is no change; another order is one', () => {
  const form = begun(stored(1, PARTS, REFERENCES))
  expect(isDirty(form)).toBe(false)
  const padded = { ...draftOf(PARTS), many: inEach({ zh: ' 备件', en: 'Spare parts ', es: 'Repuestos' }) }
  expect(isDirty({ ...form, kinds: withKind(form.kinds, padded) })).toBe(false)
  expect(isDirty({ ...form, kinds: moved(form.kinds, 'references', -1) })).toBe(true)
  expect(moved(form.kinds, 'references', 1)).toBe(form.kinds)
})

test('what waits stands on top of what somebody else applied meanwhile', () => {
  const before = begun(stored(1, PARTS, REFERENCES))
  const added = { ...newKind({ ...draftOf(PARTS) }), list: 'tools', record: 'tool' }
  const mine = { ...draftOf(REFERENCES), layout: 'rows' as const }
  const form = { ...before, kinds: [...withKind(before.kinds, mine), added] }
  const now = rebased(form, stored(2, REFERENCES, { ...PARTS, entry: 'footer' }))
  expect(now.version).toBe(2)
  expect(now.kinds.map(({ kind, layout, entry }) => [kind, layout, entry])).toEqual([
    ['references', 'rows', 'header'],
    ['spareParts', 'cards', 'footer'],
    [null, 'cards', 'header'],
  ])
  const applied = { ...PARTS, kind: 'tools', list: 'tools', record: 'tool' }
  expect(rebased(form, stored(3, PARTS, mine as OwnKind, applied)).kinds).toHaveLength(3)
})

test('a refusal belongs to the kind whose place it names', () => {
  const kinds = [draftOf(PARTS), draftOf(REFERENCES)]
  expect(refusedOf({ 'kinds.1.list': 'Taken', 'kinds.1.one': 'Empty', kinds: 'Too many' }, kinds)).toEqual({
    references: { list: 'Taken', one: 'Empty' },
  })
})

test('a file carries a kind to another site, and what is none is told', async () => {
  const { name, blob } = fileOf(draftOf(PARTS), [])
  expect(name).toBe('spare-parts.json')
  const { kind: _, ...given } = PARTS
  const file = await blob.text()
  expect(kindIn(file)).toEqual({ ...given, attributes: [] })
  // The other site had another language, and lacked one of ours.
  const { es: _es, ...many } = PARTS.many
  expect(kindIn(JSON.stringify({ ...PARTS, many: { ...many, tlh: 'yay' } }))?.many).toEqual({
    ...PARTS.many,
    es: '',
  })
  const wrong = [
    { list: '/a b' },
    { layout: 'heap' },
    { parts: 'cover' },
    { many: 'Parts' },
    { attributes: 1 },
  ]
  for (const part of wrong) expect(kindIn(JSON.stringify({ ...given, ...part }))).toBeNull()
  for (const text of ['', '[]', 'name;price', '{}']) expect(kindIn(text)).toBeNull()
})
