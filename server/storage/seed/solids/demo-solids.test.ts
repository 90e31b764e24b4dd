// The solids of the demo are closed bodies in the right measures, read out of the file as a CAD program reads it.
import { expect, test } from 'vitest'
import { factsOf } from '#server/storage/seed/products/demo-facts.ts'
import { stepOf } from './demo-solids.ts'

/** The entities of a file by their numbers. */
function read(file: string) {
  expect(file).toMatch(/^ISO-10303-21;\nHEADER;\n[\s\S]*ENDSEC;\nDATA;\n[\s\S]*ENDSEC;\nEND-ISO-10303-21;\n$/)
  expect(file).toContain('AUTOMOTIVE_DESIGN')
  const data = file.slice(file.indexOf('DATA;\n') + 6, file.lastIndexOf('ENDSEC;'))
  const all = new Map(
    data
      .trim()
      .split('\n')
      .map((line) => {
        const [, number = '', entity = ''] = /^#(\d+)=(.+);$/.exec(line) ?? []
        return [number, entity] as const
      }),
  )
  const refs = (entity: string) => [...entity.matchAll(/#(\d+)/g)].map(([, number = '']) => number)
  for (const [number, entity] of all) {
    expect(entity, number).toMatch(/^(?:[A-Z_0-9]+\(.*\)|\( .* \))$/)
    for (const ref of refs(entity)) expect(all.has(ref), `#${number} names #${ref}`).toBe(true)
  }
  const of = (number: string) => all.get(number) ?? ''
  const named = (name: string) => [...all].filter(([, entity]) => entity.startsWith(`${name}(`))
  const numbers = (entity: string) => (entity.match(/-?\d+\.\d*/g) ?? []).map(Number)
  return { of, refs, named, numbers }
}

const CASES = [
  { product: 'lem-300', dn: 100, date: '2026-09-14' },
  { product: 'lpa-160', dn: 100, date: '2026-05-04' },
] as const

test.each(CASES)('the bodies of $product are closed: each edge bounds two faces, once each way', (solid) => {
  const { of, refs, named } = read(stepOf(solid))
  const shells = named('CLOSED_SHELL')
  expect(shells).toHaveLength(3)
  expect(named('MANIFOLD_SOLID_BREP')).toHaveLength(3)
  for (const [, shell] of shells) {
    const loops = refs(shell).flatMap((face) => refs(of(face)).filter((ref) => of(ref).includes('BOUND')))
    const uses = new Map<string, string[]>()
    for (const bound of loops) {
      const edges = refs(of(refs(of(bound))[0] ?? '')).map((oriented) => of(oriented))
      // A loop goes on where its last edge ended.
      const ends = edges.map((oriented) => {
        const [edge = ''] = refs(oriented)
        const [from, to] = refs(of(edge))
        const forward = oriented.includes('.T.')
        uses.set(edge, [...(uses.get(edge) ?? []), forward ? 'there' : 'back'])
        return forward ? { from, to } : { from: to, to: from }
      })
      for (const [at, { from }] of ends.entries()) expect(from).toBe(ends.at(at - 1)?.to)
    }
    for (const [edge, ways] of uses) expect([edge, ways.toSorted()]).toEqual([edge, ['back', 'there']])
  }
})

test.each(CASES)(
  '$product has the length, the flanges, the bolt holes and the height of its facts',
  (solid) => {
    const { of, refs, named, numbers } = read(stepOf(solid))
    const row = factsOf(solid.product).dimensions.rows.find(({ dn }) => dn === solid.dn)
    const points = named('VERTEX_POINT').map(([, vertex]) => numbers(of(refs(vertex)[0] ?? '')))
    const reach = (axis: number) => points.map((point) => point[axis] ?? Number.NaN)
    expect(Math.max(...reach(0).filter((x) => Math.abs(x) <= Number(row?.L)))).toBeGreaterThan(0)
    const walls = named('CYLINDRICAL_SURFACE').map(([, wall]) => {
      const [place = ''] = refs(wall)
      const [at = '', axis = ''] = refs(of(place))
      return { at: numbers(of(at)), axis: numbers(of(axis)), radius: numbers(wall).at(-1) ?? 0 }
    })
    const along = walls.filter(({ axis }) => axis[0] === 1)
    const [L, D, K, n, d, H] = (['L', 'D', 'K', 'n', 'd', 'H'] as const).map((letter) =>
      Number(row?.[letter]),
    )
    expect(Math.min(...along.map(({ at }) => at[0] ?? 0))).toBe(-(L ?? 0) / 2)
    expect(Math.max(...along.map(({ radius }) => radius)) * 2).toBe(D)
    const holes = along.filter(({ radius }) => radius * 2 === d)
    const flanges = new Set(holes.map(({ at }) => at[0])).size
    expect(holes).toHaveLength((n ?? 0) * flanges)
    for (const { at } of holes) expect(Math.hypot(at[1] ?? 0, at[2] ?? 0) * 2).toBeCloseTo(K ?? 0, 3)
    expect(along.some(({ radius }) => radius * 2 === solid.dn)).toBe(true)
    expect(Math.max(...reach(2)) + (D ?? 0) / 2).toBeCloseTo(H ?? 0, 3)
  },
)
