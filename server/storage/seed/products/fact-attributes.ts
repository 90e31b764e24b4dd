// The attributes of the demo's product types: what their products have in common, made of the facts of these.
import type { Text } from '#contract/languages/language.ts'
import type { TypeAttribute } from '#contract/products/product-attribute.ts'
import { text } from '#server/storage/seed/demo-text.ts'
import { factsUnder, type ProductFacts, said } from './demo-facts.ts'
import { common, PLAIN } from './fact-choices.ts'
import { keyOf, measuredIn, valuesOf } from './fact-values.ts'

/** In which group of the table a quantity stands; all others are what is measured. */
const GROUPS: Readonly<Record<NonNullable<TypeAttribute['group']>, readonly string[]>> = {
  measurement: [],
  process: [
    ...['fluid-temperature', 'wall-temperature', 'ambient-temperature', 'storage-temperature'],
    ...['working-pressure', 'test-pressure', 'nominal-pressure', 'discharge-pressure', 'jacket-pressure'],
    ...['relief-setting', 'viscosity', 'density', 'solids', 'pressure-drop', 'straight-in', 'straight-out'],
    ...['depth', 'suction-lift', 'change-at', 'air-supply'],
  ],
  mechanical: [
    'roughness',
    'rotation',
    'swivel',
    'life',
    'closing',
    'opening',
    'partial-stroke',
    'speed',
    'noise',
    'volume',
  ],
  materials: [],
  electrical: [
    ...[
      'supply',
      'supply-ac',
      'consumption',
      'motor-power',
      'coil-power',
      'duty',
      'current',
      'current-drawn',
    ],
    ...['battery-life', 'log-interval', 'log-time', 'energy-per-reading', 'storage', 'offline', 'traffic'],
  ],
  approvals: [],
  ordering: [],
}
const groupOf = (key: string): NonNullable<TypeAttribute['group']> => {
  const [found] = Object.entries(GROUPS).find(([, keys]) => keys.includes(key)) ?? ['measurement']
  return found as NonNullable<TypeAttribute['group']>
}

const LOWER = [
  'accuracy',
  'accuracy-distance',
  'repeatability',
  'repeatability-distance',
  'stability',
  'response',
  'npsh',
]
const MORE_LOWER = [
  'consumption',
  'noise',
  'pressure-drop',
  'closing',
  'opening',
  'conductivity',
  'straight-in',
  'straight-out',
]
const HIGHER = [
  'efficiency',
  'battery-life',
  'life',
  'turndown',
  'nominal-pressure',
  'kv',
  'dynamic',
  'log-time',
]
const WIDER = [
  'size',
  'flow',
  'velocity',
  'fluid-temperature',
  'ambient-temperature',
  'pressure-range',
  'level-range',
  'viscosity',
]
const betterOf = (key: string): TypeAttribute['better'] => {
  if ([...LOWER, ...MORE_LOWER].includes(key)) return 'lower'
  if (HIGHER.includes(key)) return 'higher'
  return WIDER.includes(key) ? 'wider' : null
}

/** By family: the quantities on cards, those that lists are narrowed by, and the rulers, in their order. */
const SHOWN: Readonly<Record<string, Record<'cards' | 'filters' | 'rulers', readonly string[]>>> = {
  'flow-measurement': {
    cards: ['size', 'accuracy', 'fluid-temperature', 'wall-temperature'],
    filters: ['size', 'accuracy', 'fluid-temperature', 'flow'],
    rulers: ['size', 'flow', 'fluid-temperature'],
  },
  valves: {
    cards: ['size', 'nominal-pressure', 'working-pressure'],
    filters: ['size', 'working-pressure', 'fluid-temperature'],
    rulers: ['size', 'working-pressure', 'fluid-temperature'],
  },
  'pumps-and-filtration': {
    cards: ['flow', 'head', 'discharge-pressure', 'rating', 'fluid-temperature'],
    filters: ['flow', 'working-pressure', 'fluid-temperature'],
    rulers: ['flow', 'head', 'fluid-temperature', 'size'],
  },
  'sensors-and-gateways': {
    cards: [
      'pressure-range',
      'level-range',
      'accuracy',
      'accuracy-distance',
      'fluid-temperature',
      'channels',
      'devices',
      'offline',
      'storage',
    ],
    filters: ['pressure-range', 'level-range', 'fluid-temperature', 'ambient-temperature'],
    rulers: ['pressure-range', 'level-range', 'fluid-temperature', 'size'],
  },
}

type Named = { key: string; name: Text; attribute: TypeAttribute; types: Set<string> }

/** The quantities of products, by their keys: those of several types belong to the family, and the size, which the home page asks for; the others to their type. */
function quantitiesUnder(family: string): Named[] {
  const { cards, filters, rulers } = SHOWN[family] ?? { cards: [], filters: [], rulers: [] }
  const found = new Map<string, Named>()
  const all = factsUnder(family)
  for (const facts of all)
    for (const { key, name } of named(facts)) {
      const known = found.get(key)
      if (known) known.types.add(facts.type)
      else
        found.set(key, {
          ...{ key, name, types: new Set([facts.type]) },
          attribute: {
            ...PLAIN,
            ...{ key, name, type: 'range', ...unitOf(facts, key) },
            ...{ group: groupOf(key), better: betterOf(key) },
            onCard: cards.includes(key),
            tableOnly: !filters.includes(key),
            ruler: rulers.includes(key),
          },
        })
    }
  const first = [...new Set([...cards, ...filters])]
  const rank = ({ key }: Named) => (first.includes(key) ? first.indexOf(key) : first.length)
  return [...found.values()].toSorted((one, other) => rank(one) - rank(other))
}

const SIZE = text('公称通径', 'Nominal size', 'Diámetro nominal')
const NAMES: Readonly<Record<string, Text>> = {
  flow: text('流量', 'Flow', 'Caudal'),
  size: SIZE,
  'accuracy-distance': text('测距精度', 'Distance accuracy', 'Exactitud de distancia'),
  'repeatability-distance': text('测距重复性', 'Distance repeatability', 'Repetibilidad de distancia'),
  'pressure-range': text('压力量程', 'Pressure range', 'Rango de presión'),
  'level-range': text('测量距离', 'Measuring distance', 'Distancia de medición'),
  supply: text('供电电压', 'Supply voltage', 'Tensión de alimentación'),
  'nominal-pressure': text('公称压力', 'Pressure rating', 'Presión nominal'),
}
/** The quantities that a product says something of, by what they are called. */
function named(facts: ProductFacts): { key: string; name: Text }[] {
  const names = new Map(facts.quantities.map(({ key, unit, name }) => [keyOf({ key, unit }), said(name)]))
  return Object.entries(valuesOf(facts)).flatMap(([key, value]) => {
    const name = NAMES[key] ?? names.get(key)
    return name && typeof value === 'object' && 'dimension' in value ? [{ key, name }] : []
  })
}
function unitOf(facts: ProductFacts, key: string) {
  const value = valuesOf(facts)[key]
  if (typeof value === 'object' && 'dimension' in value)
    return { dimension: value.dimension, unit: value.unit }
  return measuredIn(key, '')
}

const isShared = ({ key, types }: Named) => key === 'size' || types.size > 1

/** The attributes of a family, around those that the demo says in its own words. */
export function familyFacts(family: string, own: readonly TypeAttribute[]): TypeAttribute[] {
  const { first, last } = common(family)
  const shared = quantitiesUnder(family).filter(isShared)
  const known = new Set([...own, ...first, ...last].map(({ key }) => key))
  const quantities = shared.filter(({ key }) => !known.has(key)).map(({ attribute }) => attribute)
  const medium = first.filter(({ key }) => key === 'medium')
  return [...medium, ...quantities, ...first.filter(({ key }) => key !== 'medium'), ...own, ...last]
}

/** The attributes of a type that no other type of its family has. */
export const typeFacts = (family: string, type: string): TypeAttribute[] =>
  quantitiesUnder(family)
    .filter((one) => !isShared(one) && one.types.has(type))
    .map(({ attribute }) => attribute)
