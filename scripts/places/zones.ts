// Where countries are and which of them a time zone belongs to, out of the table of zones that every Unix carries (public domain).
import { readFileSync } from 'node:fs'
import { isCountry } from '#contract/inputs/checks.ts'

const TABLE = '/usr/share/zoneinfo/zone.tab'

type Zone = { country: string; latitude: number; longitude: number; name: string }

/** Degrees out of `+404251-0740023` or `-3628+17440`. */
function pointOf(written: string) {
  const [, ...parts] = /^([+-])(\d\d)(\d\d)(\d\d)?([+-])(\d{3})(\d\d)(\d\d)?$/.exec(written) ?? []
  const [south, lat, latMinutes, , west, long, longMinutes] = parts
  const degrees = (sign = '+', whole = '0', minutes = '0') =>
    Math.round((Number(whole) + Number(minutes) / 60) * 10 * (sign === '-' ? -1 : 1)) / 10
  return { latitude: degrees(south, lat, latMinutes), longitude: degrees(west, long, longMinutes) }
}

function zones(): Zone[] {
  const lines = readFileSync(TABLE, 'utf8').split('\n')
  return lines
    .filter((line) => /^[A-Z]{2}\t/.test(line))
    .map((line) => {
      const [country = '', point = '', name = ''] = line.split('\t')
      return { country, name, ...pointOf(point) }
    })
}

/** Of countries with several zones, the one that most of their people live in, where the table begins with another. */
const MAIN: Record<string, string> = {
  ...{ AQ: 'Antarctica/McMurdo', AU: 'Australia/Sydney', BR: 'America/Sao_Paulo', CA: 'America/Toronto' },
  ...{ CD: 'Africa/Kinshasa', KZ: 'Asia/Almaty', MN: 'Asia/Ulaanbaatar', PG: 'Pacific/Port_Moresby' },
  ...{ RU: 'Europe/Moscow', UA: 'Europe/Kyiv' },
}

/** `DE: [52.5, 13.4]`: the largest city of a country as its zone names it. */
export function countryPoints(): string {
  const of = Map.groupBy(
    zones().filter(({ country }) => isCountry(country)),
    ({ country }) => country,
  )
  const points = [...of].map(([country, all]) => {
    const main = all.find(({ name }) => name === MAIN[country]) ?? all[0]
    return `${country} ${main?.latitude} ${main?.longitude}`
  })
  return points.sort().join(';')
}

/** The types do not know yet what Node answers. */
const localeOf = (country: string) =>
  new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] | undefined }

/** `CN Asia/Shanghai Asia/Urumqi`: every name that browsers know for the zones of a country. */
export function zonesByCountry(): string {
  const known = Map.groupBy(zones(), ({ country }) => country)
  const lines = [...known].map(([country, all]) => {
    // Browsers name some zones as they were called before.
    const before = localeOf(country).getTimeZones() ?? []
    const names = new Set([...all.map(({ name }) => name), ...before])
    return `${country} ${[...names].sort().join(' ')}`
  })
  return lines.sort().join(';')
}
