// Metric units and those of the United States: what a fact is in the other system.
import type { FactValue } from './fact.ts'
import type { Span } from './span.ts'
import type { System } from './system-names.ts'
import { canonical, fromCanonical } from './units.ts'

/** What engineers in the United States read in place of a unit; what is not named is the same there. */
const US: Readonly<Record<string, string>> = {
  ...{
    mm: 'in',
    cm: 'in',
    m: 'ft',
    'm²': 'ft²',
    'cm²': 'in²',
    'cm³': 'in³',
    L: 'gal',
    mL: 'in³',
    'm³': 'gal',
  },
  ...{ 'm³/h': 'gal/min', 'L/h': 'gal/min', 'L/min': 'gal/min', 'L/s': 'gal/min' },
  ...{ bar: 'psi', mbar: 'psi', kPa: 'psi', MPa: 'psi', Pa: 'psi', '°C': '°F', K: 'Δ°F' },
  ...{ kg: 'lb', g: 'oz', t: 'lb', 'm/s': 'ft/s', 'mm/s': 'in/s', kW: 'hp', DN: 'in', Kv: 'Cv' },
  ...{ N·m: 'lbf·ft', 'kg/m³': 'lb/ft³' },
}
/** Units of the United States to the metric ones. */
const METRIC: Readonly<Record<string, string>> = {
  ...{ ft: 'm', 'ft²': 'm²', 'in³': 'cm³', gal: 'L', 'gal/min': 'm³/h', psi: 'bar', '°F': '°C', 'Δ°F': 'K' },
  ...{
    lb: 'kg',
    oz: 'g',
    'ft/s': 'm/s',
    'in/s': 'mm/s',
    hp: 'kW',
    Cv: 'Kv',
    lbf·ft: 'N·m',
    'lb/ft³': 'kg/m³',
  },
}
const metricOf = (unit: string, dimension: string) =>
  unit === 'in' ? (dimension === 'size' ? 'DN' : 'mm') : METRIC[unit]

/** Digits that a converted figure is shown with: what was stated is rarely known better. */
const DIGITS = 3

/** The unit of a system that a fact in this unit is read in; the same one where the system has no other. */
export function unitIn(system: System, { unit, dimension }: Pick<FactValue, 'unit' | 'dimension'>): string {
  const other = system === 'us' ? US[unit] : metricOf(unit, dimension)
  return other !== undefined && canonical(dimension, 0, other) !== undefined ? other : unit
}

/** A fact as it reads in a system: itself where its unit belongs to it, else converted and rounded. */
export function inSystem(fact: FactValue, system: System): FactValue {
  const unit = unitIn(system, fact)
  const { dimension } = fact
  if (unit === fact.unit) return fact
  const convert = (value: number | null): number | null => {
    if (value === null) return null
    const base = canonical(dimension, value, fact.unit)
    const other = base === undefined ? undefined : fromCanonical(dimension, base, unit)
    return other === undefined ? null : rounded(other, dimension === 'size')
  }
  const span: Span = { from: convert(fact.from), to: convert(fact.to) }
  const { tolerance, list, ...rest } = fact
  return {
    ...rest,
    ...span,
    unit,
    ...(list && { list: list.map((one) => convert(one) ?? one) }),
    // A difference has no other nought.
    ...(tolerance !== undefined && {
      tolerance: rounded(Math.abs((convert(tolerance) ?? 0) - (convert(0) ?? 0)), false),
    }),
  }
}

/** A nominal size is a name, and is never rounded. */
const rounded = (value: number, isName: boolean) => (isName ? value : Number(value.toPrecision(DIGITS)))
