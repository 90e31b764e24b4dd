// Dimensions and their units: what one of each is in the unit that values of the dimension are compared in.

import { NPS } from './sizes.ts'

/**
 * `factor` of the first unit of its dimension; `zero` is what it shows where that one shows nought; `steps` are values that
 * stand for one of the first unit by agreement.
 */
type Unit = { factor: number; zero?: number; steps?: Readonly<Record<number, number>> }
/** `least` is below what no value can be, in the first unit. */
type DimensionOf = { least?: number; units: { readonly [unit: string]: Unit } }

const INCH = 0.0254
const POUND = 0.453_592_37
const GALLON = 0.003_785_411_784
const PSI = 0.068_947_572_931_68
const HOUR = 3600
const DAY = 24 * HOUR
const YEAR = 365.25 * DAY

/** By the name of a dimension. The first unit of each is the canonical one. */
const DIMENSIONS = {
  mass: {
    least: 0,
    units: {
      ...{ kg: { factor: 1 }, g: { factor: 0.001 }, t: { factor: 1000 } },
      ...{ lb: { factor: POUND }, oz: { factor: POUND / 16 } },
    },
  },
  length: {
    least: 0,
    units: {
      ...{ m: { factor: 1 }, mm: { factor: 0.001 }, cm: { factor: 0.01 } },
      ...{ in: { factor: INCH }, ft: { factor: 12 * INCH }, µm: { factor: 0.000_001 } },
    },
  },
  temperature: {
    least: -273.15,
    units: { '°C': { factor: 1 }, '°F': { factor: 5 / 9, zero: 32 }, K: { factor: 1, zero: 273.15 } },
  },
  pressure: {
    units: {
      ...{ bar: { factor: 1 }, mbar: { factor: 0.001 }, psi: { factor: PSI } },
      ...{ Pa: { factor: 0.000_01 }, kPa: { factor: 0.01 }, MPa: { factor: 10 } },
    },
  },
  volume: {
    least: 0,
    units: {
      ...{ 'm³': { factor: 1 }, L: { factor: 0.001 }, mL: { factor: 0.000_001 }, gal: { factor: GALLON } },
      ...{ 'cm³': { factor: 0.000_001 }, 'in³': { factor: INCH ** 3 } },
    },
  },
  flow: {
    units: {
      ...{
        'm³/h': { factor: 1 },
        'L/h': { factor: 0.001 },
        'L/min': { factor: 0.06 },
        'L/s': { factor: 3.6 },
      },
      'gal/min': { factor: 60 * GALLON },
    },
  },
  power: {
    units: {
      ...{ kW: { factor: 1 }, W: { factor: 0.001 }, VA: { factor: 0.001 } },
      hp: { factor: 0.745_699_871_582_270_2 },
    },
  },
  /** Of pipes: `in` is the nominal size in inches, which stands for a size and is no length (`sizes.ts`). */
  size: { least: 0, units: { DN: { factor: 1 }, in: { factor: 25, steps: NPS } } },
  /** What a flange is rated for. */
  rating: { least: 0, units: { PN: { factor: 1 } } },
  ratio: { units: { '%': { factor: 1 }, '‰': { factor: 0.1 }, ppm: { factor: 0.0001 } } },
  /** How many, and how many times: `1:100` is 100. */
  count: { units: { '×': { factor: 1 }, '× DN': { factor: 1 }, '1:': { factor: 1 } } },
  temperatureDifference: { units: { K: { factor: 1 }, 'Δ°F': { factor: 5 / 9 } } },
  velocity: {
    units: {
      ...{ 'm/s': { factor: 1 }, 'mm/s': { factor: 0.001 } },
      ...{ 'ft/s': { factor: 12 * INCH }, 'in/s': { factor: INCH } },
    },
  },
  rotation: { units: { 'r/min': { factor: 1 } } },
  torque: {
    units: { N·m: { factor: 1 }, lbf·ft: { factor: 1.355_817_948_331_4 } },
  },
  area: {
    least: 0,
    units: {
      ...{ 'm²': { factor: 1 }, 'cm²': { factor: 0.0001 }, 'ft²': { factor: 144 * INCH ** 2 } },
      'in²': { factor: INCH ** 2 },
    },
  },
  density: { least: 0, units: { 'kg/m³': { factor: 1 }, 'lb/ft³': { factor: 16.018_463_373_960_14 } } },
  viscosity: { least: 0, units: { mPa·s: { factor: 1 }, cP: { factor: 1 }, Pa·s: { factor: 1000 } } },
  conductivity: {
    least: 0,
    units: { 'µS/cm': { factor: 1 }, 'mS/cm': { factor: 1000 }, 'S/m': { factor: 10_000 } },
  },
  /** The flow of water through a valve at a pressure drop of one bar, or of one psi. */
  flowCoefficient: { least: 0, units: { Kv: { factor: 1 }, Cv: { factor: 0.865 } } },
  voltage: {
    units: { V: { factor: 1 }, 'V DC': { factor: 1 }, 'V AC': { factor: 1 }, kV: { factor: 1000 } },
  },
  current: { units: { mA: { factor: 1 }, A: { factor: 1000 }, µA: { factor: 0.001 } } },
  frequency: {
    units: { Hz: { factor: 1 }, kHz: { factor: 1000 }, MHz: { factor: 1e6 }, GHz: { factor: 1e9 } },
  },
  time: {
    units: {
      ...{ s: { factor: 1 }, ms: { factor: 0.001 }, min: { factor: 60 }, h: { factor: HOUR } },
      ...{ day: { factor: DAY }, week: { factor: 7 * DAY } },
      ...{ month: { factor: YEAR / 12 }, year: { factor: YEAR } },
    },
  },
  angle: { units: { '°': { factor: 1 } } },
  energy: { units: { J: { factor: 1 }, mW·s: { factor: 0.001 }, kWh: { factor: 3_600_000 } } },
  sound: { units: { 'dB(A)': { factor: 1 } } },
  level: { units: { dB: { factor: 1 } } },
  data: { units: { MB: { factor: 1 }, kB: { factor: 0.001 }, GB: { factor: 1000 } } },
} as const satisfies { readonly [dimension: string]: DimensionOf }

export type Dimension = keyof typeof DIMENSIONS
/** A dimension with one of its units: what a field declares. */
export type Measured = {
  [D in Dimension]: { dimension: D; unit: keyof (typeof DIMENSIONS)[D]['units'] & string }
}[Dimension]

const dimensionOf = (dimension: Dimension): DimensionOf => DIMENSIONS[dimension]

/** The units of a dimension, as they are written. */
export const unitsOf = (dimension: Dimension): string[] => Object.keys(dimensionOf(dimension).units)

/** Digits that a conversion keeps: 0.1 + 0.2 is 0.3. */
const DIGITS = 12
const tidy = (value: number) => Number(value.toPrecision(DIGITS))

/** A value in the canonical unit of its dimension; undefined when the unit is of another one. */
export function canonical(dimension: Dimension, value: number, unit: string): number | undefined {
  const { units } = dimensionOf(dimension)
  const of = Object.hasOwn(units, unit) ? units[unit] : undefined
  return of && (of.steps?.[value] ?? tidy((value - (of.zero ?? 0)) * of.factor))
}

/** A canonical value in another unit of its dimension; undefined when the unit is of another one. */
export function fromCanonical(dimension: Dimension, base: number, unit: string): number | undefined {
  const { units } = dimensionOf(dimension)
  const of = Object.hasOwn(units, unit) ? units[unit] : undefined
  if (!of) return undefined
  const step = Object.entries(of.steps ?? {}).find(([, stands]) => stands === base)
  return step ? Number(step[0]) : tidy(base / of.factor + (of.zero ?? 0))
}

/** The dimensions that there are. */
export const DIMENSION_NAMES = Object.keys(DIMENSIONS) as Dimension[]
export const isDimension = (name: unknown): name is Dimension =>
  typeof name === 'string' && Object.hasOwn(DIMENSIONS, name)

/** Whether there can be such a value: no weight is below nought, no temperature below −273.15 °C. */
export function isPossible(dimension: Dimension, value: number, unit: string): boolean {
  const { least = Number.NEGATIVE_INFINITY } = dimensionOf(dimension)
  return (canonical(dimension, value, unit) ?? least) >= least
}

/** The dimension that a unit is of, the first of several; undefined for words that are no unit. */
export const dimensionOfUnit = (unit: string): Dimension | undefined =>
  unit === '' ? undefined : DIMENSION_NAMES.find((name) => Object.hasOwn(DIMENSIONS[name].units, unit))
