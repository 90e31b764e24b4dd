// Solids of two products of the demo from the dimensions of their facts: what a planner needs to place them in a pipe.
import { factsOf } from '#server/storage/seed/products/demo-facts.ts'
import { box, turned } from './shapes.ts'
import { type Place, type StepPart, stepPart } from './step-part.ts'

/** The product, its nominal size, and the day of the edition. */
export type Solid = { product: 'lem-300' | 'lpa-160'; dn: number; date: string }

const X: Place['axis'] = [1, 0, 0]
const Y: Place['axis'] = [0, 1, 0]
const Z: Place['axis'] = [0, 0, 1]
/** Flanges of EN 1092-1 PN 16 in these sizes. */
const FLANGE = 20
/** Below the outside of a body, so that what stands on it leaves no gap. */
const ROOT = 8

/** The file; along x runs the pipe, the middle of the body is the origin, z points up. */
export function stepOf({ product, dn, date }: Solid): string {
  const { model, dimensions } = factsOf(product)
  const row = dimensions.rows.find((one) => one.dn === dn)
  const size = (letter: string) => {
    const value = row?.[letter]
    if (typeof value !== 'number') throw new Error(`${model} has no ${letter} for DN ${dn}`)
    return value
  }
  const [length, height, diameter] = [size('L'), size('H'), size('D')]
  const holes = { count: size('n'), circle: size('K'), diameter: size('d') }
  const part = stepPart()
  const along: Place = { at: [-length / 2, 0, 0], axis: X, ref: Y }
  // What is said of the height counts from the foot of the flange.
  const top = height - diameter / 2
  const upAt = (z: number): Place => ({ at: [0, 0, z], axis: Z, ref: X })
  const solids =
    product === 'lem-300'
      ? meter(part, { along, length, diameter, dn, holes, top, upAt })
      : valve(part, { along, length, diameter, dn, holes, top, upAt })
  return written(part, `${model} DN ${dn}`, date, solids)
}

type Sizes = {
  along: Place
  length: number
  diameter: number
  dn: number
  holes: { count: number; circle: number; diameter: number }
  top: number
  upAt: (z: number) => Place
}

function meter(part: StepPart, { along, length, diameter, dn, holes, top, upAt }: Sizes) {
  // Nuts turn freely between the flanges.
  const body = (holes.circle - holes.diameter) / 2 - 14
  const [housing, neck] = [110, body - ROOT]
  const steps = [
    { length: FLANGE, radius: diameter / 2 },
    { length: length - 2 * FLANGE, radius: body },
    { length: FLANGE, radius: diameter / 2 },
  ]
  return [
    turned(part, { name: 'Measuring tube', place: along, steps, bore: dn, holes }),
    turned(part, { name: 'Neck', place: upAt(neck), steps: [{ length: top - housing - neck, radius: 24 }] }),
    turned(part, {
      name: 'Transmitter',
      place: upAt(top - housing),
      steps: [{ length: housing, radius: 70 }],
    }),
  ]
}

function valve(part: StepPart, { along, length, diameter, dn, holes, top, upAt }: Sizes) {
  const [actuator, neck] = [100, diameter / 2 - ROOT]
  const steps = [{ length, radius: diameter / 2 }]
  return [
    turned(part, { name: 'Lug body', place: along, steps, bore: dn, holes }),
    turned(part, { name: 'Neck', place: upAt(neck), steps: [{ length: top - actuator - neck, radius: 22 }] }),
    box(part, 'Actuator', upAt(top - actuator), [210, 92, actuator]),
  ]
}

function written(part: StepPart, name: string, date: string, solids: readonly string[]): string {
  const { add, lines, placement } = part
  const context = add("APPLICATION_CONTEXT('core data for automotive mechanical design processes')")
  add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2010,${context})`)
  const mechanical = add(`PRODUCT_CONTEXT('',${context},'mechanical')`)
  const product = add(`PRODUCT('${name}','${name}','Demonstration, simplified',(${mechanical}))`)
  add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part',$,(${product}))`)
  const formation = add(`PRODUCT_DEFINITION_FORMATION('','',${product})`)
  const stage = add(`PRODUCT_DEFINITION_CONTEXT('part definition',${context},'design')`)
  const definition = add(`PRODUCT_DEFINITION('design','',${formation},${stage})`)
  const shape = add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`)
  const millimetre = add('( LENGTH_UNIT() NAMED_UNIT(*) SI_UNIT(.MILLI.,.METRE.) )')
  const radian = add('( NAMED_UNIT(*) PLANE_ANGLE_UNIT() SI_UNIT($,.RADIAN.) )')
  const steradian = add('( NAMED_UNIT(*) SI_UNIT($,.STERADIAN.) SOLID_ANGLE_UNIT() )')
  const exact = add(
    `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-05),${millimetre},'distance_accuracy_value','')`,
  )
  const units = [millimetre, radian, steradian].join(',')
  const space = add(
    `( GEOMETRIC_REPRESENTATION_CONTEXT(3) GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${exact})) GLOBAL_UNIT_ASSIGNED_CONTEXT((${units})) REPRESENTATION_CONTEXT('','3D') )`,
  )
  const origin = placement([0, 0, 0], Z, X)
  const brep = add(`ADVANCED_BREP_SHAPE_REPRESENTATION('',(${[origin, ...solids].join(',')}),${space})`)
  add(`SHAPE_DEFINITION_REPRESENTATION(${shape},${brep})`)
  const head = [
    "FILE_DESCRIPTION(('Demonstration: simplified geometry of a fictional product'),'2;1');",
    `FILE_NAME('${name}.step','${date}T08:00:00',(''),('Lanbo Fluid Technology'),'','','');`,
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));",
  ]
  const data = lines.map((entity, at) => `#${at + 1}=${entity};`)
  return [
    'ISO-10303-21;',
    'HEADER;',
    ...head,
    'ENDSEC;',
    'DATA;',
    ...data,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n')
}
