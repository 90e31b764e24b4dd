// Writes solids as a STEP file (ISO 10303-21, AP214): faces, edges and corners of a boundary, in millimetres.

type Ref = `#${number}`
export type Point = readonly [x: number, y: number, z: number]
/** Where a solid stands: its own z along `axis`, its own x along `ref`; both of length one and at right angles. */
export type Place = { at: Point; axis: Point; ref: Point }
/** A circle in a plane across the own z of a solid. */
type Ring = { x: number; y: number; z: number; radius: number }

const cross = ([a, b, c]: Point, [d, e, f]: Point): Point => [b * f - c * e, c * d - a * f, a * e - b * d]
/** Numbers of STEP have a point; what is no more than an error of rounding is nought. */
const real = (value: number) => {
  const written = String(Math.round(value * 1e6) / 1e6 || 0)
  return /[.e]/.test(written) ? written : `${written}.`
}

export type StepPart = ReturnType<typeof stepPart>

export function stepPart() {
  const lines: string[] = []
  const known = new Map<string, Ref>()
  const add = (entity: string): Ref => `#${lines.push(entity)}`
  /** The same twice is one. */
  const once = (entity: string): Ref => {
    const before = known.get(entity)
    if (before) return before
    const made = add(entity)
    known.set(entity, made)
    return made
  }
  const triple = (point: Point) => `(${point.map(real).join(',')})`
  const point = (at: Point) => once(`CARTESIAN_POINT('',${triple(at)})`)
  const direction = (along: Point) => once(`DIRECTION('',${triple(along)})`)
  const placement = (at: Point, axis: Point, ref: Point) =>
    once(`AXIS2_PLACEMENT_3D('',${point(at)},${direction(axis)},${direction(ref)})`)
  const vertex = (at: Point) => once(`VERTEX_POINT('',${point(at)})`)
  const line = (from: Point, to: Point) => {
    const along: Point = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
    const length = Math.hypot(...along)
    const unit: Point = [along[0] / length, along[1] / length, along[2] / length]
    const vector = once(`VECTOR('',${direction(unit)},1.)`)
    const curve = once(`LINE('',${point(from)},${vector})`)
    return once(`EDGE_CURVE('',${vertex(from)},${vertex(to)},${curve},.T.)`)
  }

  return {
    add,
    lines,
    placement,
    /** Edges and faces of one solid in its place. */
    solidAt({ at, axis, ref }: Place) {
      const side = cross(axis, ref)
      const placed = ([x, y, z]: Point): Point => [
        at[0] + ref[0] * x + side[0] * y + axis[0] * z,
        at[1] + ref[1] * x + side[1] * y + axis[1] * z,
        at[2] + ref[2] * x + side[2] * y + axis[2] * z,
      ]
      const startOf = ({ x, y, z, radius }: Ring) => placed([x + radius, y, z])
      const circle = (ring: Ring) => {
        const { x, y, z, radius } = ring
        const curve = once(`CIRCLE('',${placement(placed([x, y, z]), axis, ref)},${real(radius)})`)
        const start = vertex(startOf(ring))
        return once(`EDGE_CURVE('',${start},${start},${curve},.T.)`)
      }
      const loop = (...edges: [edge: Ref, forward: boolean][]) => {
        const oriented = edges.map(([edge, forward]) =>
          add(`ORIENTED_EDGE('',*,*,${edge},${forward ? '.T.' : '.F.'})`),
        )
        return add(`EDGE_LOOP('',(${oriented.join(',')}))`)
      }
      const face = (surface: Ref, outer: Ref, inner: Ref[], sense: boolean) => {
        const bounds = [
          add(`FACE_OUTER_BOUND('',${outer},.T.)`),
          ...inner.map((hole) => add(`FACE_BOUND('',${hole},.T.)`)),
        ]
        return add(`ADVANCED_FACE('',(${bounds.join(',')}),${surface},${sense ? '.T.' : '.F.'})`)
      }
      return {
        /** A disk or a ring across the axis that looks up or down, with holes in it. */
        across(outer: Ring, holes: readonly Ring[], up: boolean) {
          const plane = once(`PLANE('',${placement(placed([0, 0, outer.z]), axis, ref)})`)
          const inner = holes.map((hole) => loop([circle(hole), !up]))
          return face(plane, loop([circle(outer), up]), inner, up)
        },
        /** The wall between two circles above each other; that of a hole looks inward. */
        wall(low: Ring, top: number, outward: boolean) {
          const high = { ...low, z: top }
          const where = placement(placed([low.x, low.y, low.z]), axis, ref)
          const surface = once(`CYLINDRICAL_SURFACE('',${where},${real(low.radius)})`)
          const seam = line(startOf(low), startOf(high))
          const around: [Ref, boolean][] = [
            [circle(low), outward],
            [seam, true],
            [circle(high), !outward],
            [seam, false],
          ]
          return face(surface, loop(...around), [], outward)
        },
        /** A flat face through corners that go round against the clock, seen from outside. */
        flat(corners: readonly Point[]) {
          const [first = [0, 0, 0], second = first, , last = first] = corners.map(placed)
          const unit = (to: Point): Point => {
            const along: Point = [to[0] - first[0], to[1] - first[1], to[2] - first[2]]
            const length = Math.hypot(...along)
            return [along[0] / length, along[1] / length, along[2] / length]
          }
          const plane = once(`PLANE('',${placement(first, cross(unit(second), unit(last)), unit(second))})`)
          const edges = corners.map((corner, at): [Ref, boolean] => {
            const [from, to] = [placed(corner), placed(corners[(at + 1) % corners.length] ?? corner)]
            // An edge is one, whichever of its two faces names it first.
            const [low, high] = [from, to].toSorted((one, other) => key(one).localeCompare(key(other)))
            return low && high ? [line(low, high), low === from] : [line(from, to), true]
          })
          return face(plane, loop(...edges), [], true)
        },
        close(name: string, faces: readonly Ref[]) {
          known.clear()
          return add(`MANIFOLD_SOLID_BREP('${name}',${add(`CLOSED_SHELL('',(${faces.join(',')}))`)})`)
        },
      }
    },
  }
}
const key = (at: Point) => at.map((value) => real(value)).join()
