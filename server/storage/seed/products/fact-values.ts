// What the demo's products say to the attributes of their types, made of their facts.
import type { AttributeValue, AttributeValues } from '#contract/products/product-attribute.ts'
import { type EnteredFact, type FactValue, factIn } from '#contract/quantities/fact.ts'
import { type Dimension, unitsOf } from '#contract/quantities/units.ts'
import { text } from '#server/storage/seed/demo-text.ts'
import { type ProductFacts, said } from './demo-facts.ts'

/** The dimensions of facts whose unit is of several, or is written otherwise. */
const DIMENSION_OF: Readonly<Record<string, Dimension>> = {
  ...{ size: 'size', 'pipe-size': 'size', 'nominal-pressure': 'rating', 'delta-t': 'temperatureDifference' },
  ...{
    'probe-match': 'temperatureDifference',
    turndown: 'count',
    'straight-in': 'count',
    'straight-out': 'count',
  },
}
const UNIT_OF: Readonly<Record<string, string>> = {
  ...{ size: 'DN', 'pipe-size': 'DN', 'nominal-pressure': 'PN', kv: 'Kv' },
  ...{ turndown: '1:', 'straight-in': '× DN', 'straight-out': '× DN' },
  ...{ devices: '×', channels: '×', life: '×' },
}

/** The key of an attribute: what is said in a length where others say it in percent is another one. */
export function keyOf({ key, unit }: { key: string; unit: string }): string {
  const plain = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const inLength = ['accuracy', 'repeatability'].includes(plain) && unit !== '%'
  if (inLength) return `${plain}-distance`
  // What a meter of energy says of its flow is compared with what other meters say.
  if (plain === 'flow-accuracy') return 'accuracy'
  if (plain === 'range') return unit === 'bar' ? 'pressure-range' : 'level-range'
  return plain === 'response' || unit !== 'A' ? plain : `${plain}-drawn`
}

/** The dimension and the unit of a quantity. */
export function measuredIn(key: string, unit: string): { dimension: Dimension; unit: string } {
  const own = UNIT_OF[key] ?? unit
  const dimension = DIMENSION_OF[key] ?? DIMENSIONS.find((one) => unitsOf(one).includes(own))
  if (!dimension) throw new Error(`no dimension has the unit ${own} of ${key}`)
  return { dimension, unit: own }
}
const DIMENSIONS: readonly Dimension[] = [
  ...([
    'length',
    'temperature',
    'pressure',
    'volume',
    'flow',
    'power',
    'ratio',
    'velocity',
    'rotation',
  ] as const),
  ...(['area', 'density', 'viscosity', 'conductivity', 'flowCoefficient', 'voltage', 'current'] as const),
  ...(['frequency', 'time', 'angle', 'energy', 'sound', 'level', 'data', 'count', 'mass'] as const),
]

const fact = (entered: EnteredFact): FactValue => {
  const made = factIn(entered)
  if (!made) throw new Error(`${JSON.stringify(entered)} is no fact`)
  return made
}

/** What people ask for by name, told from the texts of the facts. */
const OUTPUTS: readonly (readonly [key: string, pattern: RegExp])[] = [
  ...([
    ['ma', /mA/],
    ['hart', /HART/],
    ['pulse', /[Pp]ulse/],
    ['relay', /[Rr]elay/],
  ] as const),
  ...([
    ['modbus', /Modbus/],
    ['mbus', /M-Bus/],
    ['bacnet', /BACnet/],
    ['mqtt', /MQTT/],
  ] as const),
  ...([
    ['opc-ua', /OPC UA/],
    ['mobile', /NB-IoT|4G/],
    ['switch', /switch/],
  ] as const),
]
const APPROVALS: readonly (readonly [key: string, pattern: RegExp])[] = [
  ...([
    ['ex', /ATEX/],
    ['drinking-water', /17219/],
    ['custody', /MID|EN 1434/],
    ['sil', /61508/],
  ] as const),
  ...([
    ['food', /FDA|1935/],
    ['pressure-equipment', /PED/],
  ] as const),
]
const keysIn = (texts: readonly string[], patterns: typeof OUTPUTS) =>
  patterns.filter(([, pattern]) => texts.some((one) => pattern.test(one))).map(([key]) => key)

/** The flow that a meter measures, over all of its sizes. */
function flowOf({ quantities, dimensions: { columns, rows } }: ProductFacts): FactValue | null {
  const unit = columns.find(({ key }) => key === 'qMax')?.unit
  if (quantities.some(({ key }) => key === 'flow') || !unit) return null
  const figures = (key: string) => rows.flatMap((row) => (typeof row[key] === 'number' ? [row[key]] : []))
  const least = figures('qMin')
  return fact({
    ...{ from: least.length > 0 ? Math.min(...least) : null, to: Math.max(...figures('qMax')) },
    ...{ dimension: 'flow', unit },
  })
}

/** What the unit says already. */
const TIMES = /^Times DN$/
/** Quantities of which the most is said. */
const UP_TO = ['repeatability', 'repeatability-distance', 'consumption', 'noise', 'roughness', 'stability']

/** Without what the demo says in its own words, such as the principle of a meter. */
export function valuesOf(facts: ProductFacts): AttributeValues {
  const values: Record<string, AttributeValue> = {}
  for (const { key: given, min, max, unit, conditions } of facts.quantities) {
    const key = keyOf({ key: given, unit })
    const isSize = given === 'size' || given === 'pipeSize'
    values[key] = fact({
      ...{ from: UP_TO.includes(key) ? null : min, to: max, ...measuredIn(key, unit) },
      ...(isSize && facts.sizes.length > 0 && { list: [...facts.sizes] }),
      ...(conditions && !TIMES.test(conditions.en) && { conditions: said(conditions) }),
    })
  }
  const ratings =
    facts.pressureClasses?.metric.flatMap((one) => Number(/^PN (\d+)$/.exec(one)?.[1]) || []) ?? []
  if (ratings.length > 0)
    values['nominal-pressure'] = fact({
      ...{ from: Math.min(...ratings), to: Math.max(...ratings), list: ratings },
      ...{ dimension: 'rating', unit: 'PN' },
    })
  const flow = flowOf(facts)
  if (flow) values.flow = flow
  if (!values.size && facts.sizes.length > 0 && !values['pipe-size'])
    values.size = fact({
      ...{ from: Math.min(...facts.sizes), to: Math.max(...facts.sizes), list: [...facts.sizes] },
      ...{ dimension: 'size', unit: 'DN' },
    })
  // Whoever asks for a pipe of DN 100 asks for a meter that is clamped onto it as well.
  if (values['pipe-size']) {
    values.size = values['pipe-size']
    delete values['pipe-size']
  }
  const outputs = keysIn(
    facts.outputs.map(({ text: { en } }) => en),
    OUTPUTS,
  )
  const approvals = keysIn(
    facts.approvals.map(({ name }) => name),
    APPROVALS,
  )
  const { min: from, max: to } = facts.leadTimeWeeks
  return {
    ...values,
    ...(facts.media.length > 0 && { medium: [...facts.media].map(mediumKey) }),
    ...(outputs.length > 0 && { output: outputs }),
    ...(approvals.length > 0 && { approval: approvals }),
    ...(facts.protection.length > 0 && { ingress: facts.protection.map((one) => one.toLowerCase()) }),
    'price-class': facts.priceClass.toLowerCase(),
    'lead-time': fact({ from, to, dimension: 'time', unit: 'week' }),
    warranty: fact({
      from: facts.warrantyMonths,
      to: facts.warrantyMonths,
      dimension: 'time',
      unit: 'month',
    }),
  }
}

/** Keys of choices are written small. */
export const mediumKey = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const outputNames = {
  ma: text('4–20 mA', '4–20 mA', '4–20 mA'),
  hart: text('HART', 'HART', 'HART'),
  pulse: text('脉冲', 'Pulse', 'Pulsos'),
  relay: text('继电器', 'Relay', 'Relé'),
  modbus: text('Modbus', 'Modbus', 'Modbus'),
  mbus: text('M-Bus', 'M-Bus', 'M-Bus'),
  bacnet: text('BACnet', 'BACnet', 'BACnet'),
  mqtt: text('MQTT', 'MQTT', 'MQTT'),
  'opc-ua': text('OPC UA', 'OPC UA', 'OPC UA'),
  mobile: text('NB-IoT · 4G', 'NB-IoT · 4G', 'NB-IoT · 4G'),
  switch: text('限位开关', 'Limit switches', 'Finales de carrera'),
}
export const approvalNames = {
  ex: text('防爆 ATEX · IECEx', 'Explosion (ATEX · IECEx)', 'Explosión (ATEX · IECEx)'),
  'drinking-water': text('饮用水', 'Drinking water', 'Agua potable'),
  custody: text('贸易结算', 'Custody transfer', 'Transferencia de custodia'),
  sil: text('功能安全 SIL', 'Functional safety (SIL)', 'Seguridad funcional (SIL)'),
  food: text('食品接触', 'Food contact', 'Contacto con alimentos'),
  'pressure-equipment': text('承压设备', 'Pressure equipment', 'Equipos a presión'),
}
