// Dimensions and their units: what one of each is in the unit that values of the dimension are compared in.

/** `factor` of the first unit of its dimension; `zero` is what it shows where that one shows nought. */
type Unit = { factor: number; zero?: number }
/** `least` is below what no value can be, in the first unit. */
type DimensionOf = { least?: number; units: { readonly [unit: string]: Unit } }

const INCH = 0.0254
const POUND = 0.453_592_37
const GALLON = 0.003_785_411_784

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
      ...{ in: { factor: INCH }, ft: { factor: 12 * INCH } },
    },
  },
  temperature: {
    least: -273.15,
    units: { '°C': { factor: 1 }, '°F': { factor: 5 / 9, zero: 32 }, K: { factor: 1, zero: 273.15 } },
  },
  pressure: {
    units: {
      ...{ bar: { factor: 1 }, mbar: { factor: 0.001 }, psi: { factor: 0.068_947_572_931_68 } },
      ...{ Pa: { factor: 0.000_01 }, kPa: { factor: 0.01 }, MPa: { factor: 10 } },
    },
  },
  volume: {
    least: 0,
    units: { 'm³': { factor: 1 }, L: { factor: 0.001 }, mL: { factor: 0.000_001 }, gal: { factor: GALLON } },
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
  power: { units: { kW: { factor: 1 }, W: { factor: 0.001 }, hp: { factor: 0.745_699_871_582_270_2 } } },
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
  return of && tidy((value - (of.zero ?? 0)) * of.factor)
}

/** Whether there can be such a value: no weight is below nought, no temperature below −273.15 °C. */
export function isPossible(dimension: Dimension, value: number, unit: string): boolean {
  const { least = Number.NEGATIVE_INFINITY } = dimensionOf(dimension)
  return (canonical(dimension, value, unit) ?? least) >= least
}
