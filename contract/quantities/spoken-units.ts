// The units that are read in running words, by the ways in which people write them.
import { UNITS_CALLED } from './parse.ts'
import { DIMENSION_NAMES, type Dimension, unitsOf } from './units.ts'

type Spoken = { written: string; of: { dimension: Dimension; unit: string } }

/** Numbers of things and levels of sound are seldom sought, and their signs stand for much else. */
const UNSAID: readonly Dimension[] = ['count', 'data']
/** What names a size or a rating stands before its number. */
const BEFORE = ['DN', 'PN', 'Kv', 'Cv']

/** How else they are written than staff type them. */
const ALSO: { readonly [unit: string]: readonly string[] } = {
  ...{ mm: ['毫米', '㎜', 'millimeter', 'millimeters', 'milímetros'], cm: ['厘米', '公分'] },
  ...{ m: ['米', 'meter', 'meters', 'metre', 'metres', 'metro', 'metros'] },
  µm: ['μm', 'um', '微米', 'micron', 'microns', 'micrón', 'micrones', 'micra', 'micras', 'micrometer', 'mic'],
  in: [
    'inch',
    'inches',
    'in.',
    'pulgada',
    'pulgadas',
    'pulg',
    'plg',
    '英寸',
    '吋',
    '寸',
    "''",
    '”',
    '″',
    '"',
  ],
  ...{ ft: ['feet', 'foot', 'pies', '英尺'] },
  'm³/h': [
    'm3/h',
    'm3/hr',
    'm³/hr',
    'm3h',
    '㎥/h',
    'm^3/h',
    '立方/小时',
    '立方每小时',
    '方/小时',
    '立方米/小时',
    'cmh',
    'm3/hora',
    '方',
  ],
  'L/min': ['l/min', 'lpm', '升/分', '升/分钟', 'l/m', 'lt/min'],
  'L/h': ['l/h', 'lph', 'l/hr', '升/小时', 'lt/h'],
  'L/s': ['l/s', 'lps', '升/秒', 'lt/s'],
  'gal/min': ['gpm', 'usgpm'],
  bar: ['bars', 'bares', 'barg', 'bara', '公斤', 'kg/cm2', 'kgf/cm2', 'kg/cm²', '巴'],
  ...{ MPa: ['兆帕'], kPa: ['千帕'], psi: ['psig', 'psia', 'lbs/in2'], mbar: ['毫巴'] },
  '°C': ['℃', 'C', '摄氏度', '度', 'deg c', 'degc', 'ºc', 'celsius', 'grados'],
  '°F': ['℉', 'deg f', 'degf', 'ºf', 'fahrenheit'],
  ...{
    kW: ['千瓦', 'kilowatt', 'kilowatts'],
    hp: ['马力', 'cv', 'h.p.', 'caballos'],
    W: ['瓦', 'watt', 'watts'],
  },
  '%': ['％', 'percent', 'por ciento', 'pct'],
  ...{
    mA: ['毫安', 'miliamperios', 'miliamperes'],
    A: ['安'],
    V: ['伏', 'volt', 'volts', 'voltios', 'vcc', 'vca'],
  },
  ...{ 'V DC': ['vdc', 'v dc', 'dcv'], 'V AC': ['vac', 'v ac'] },
  mPa·s: ['mpas', 'mpa.s', 'mpa s'],
  ...{ cP: ['cps', 'centipoise'] },
  ...{ 'µS/cm': ['us/cm', 'μs/cm'], 'mS/cm': ['ms/cm'] },
  ...{ 'r/min': ['rpm', '转', '转/分'] },
  ...{ N·m: ['nm', 'n.m'] },
  ...{ 'm/s': ['米/秒'], L: ['升', 'liter', 'liters', 'litre', 'litres', 'litros'] },
  ...{
    kHz: ['千赫'],
    GHz: ['吉赫'],
    s: ['秒', 'seconds', 'segundos'],
    year: ['years', '年', 'años'],
    '°': ['degrees'],
  },
}

/** By what is typed in small letters; one word may be a unit of several dimensions. */
export const SPOKEN_UNITS: ReadonlyMap<string, readonly Spoken[]> = (() => {
  const all = new Map<string, Spoken[]>()
  for (const dimension of DIMENSION_NAMES) {
    if (UNSAID.includes(dimension)) continue
    for (const unit of unitsOf(dimension)) {
      if (BEFORE.includes(unit)) continue
      const ways = [
        unit,
        ...(ALSO[unit] ?? []),
        ...(UNITS_CALLED[unit] ?? []).filter((way) => way.length > 1),
      ]
      for (const written of new Set(ways)) {
        const key = written.toLowerCase()
        const known = all.get(key) ?? []
        all.set(key, [...known, { written, of: { dimension, unit } }])
      }
    }
  }
  return all
})()
