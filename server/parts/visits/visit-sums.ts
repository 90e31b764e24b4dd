// What was seen since the last time, summed up by day; who it was becomes a hash here and goes no further.
import { createHmac } from 'node:crypto'
import type { Language } from '#contract/languages/language-codes.ts'
import { createTurns } from '#server/parts/long-work/turns.ts'
import type { VisitPart } from '#server/storage/tables/visit-tables.ts'
import { visitedPage } from './visited-page.ts'

/** One page that was shown to somebody. Address and agent stay in memory, until the next time what was seen is stored. */
export type Sighting = {
  at: number
  /** In the site, as its route table has it. */
  path: string
  language: Language
  address: string
  agent: string
  /** The host that led here, `''` for none; null for a step within the site. */
  referrer: string | null
  /** Two letters; `''` when nobody says. */
  country: string
}

/** Pages that one visitor may have opened since the last time; more is a program that does not say so. */
const PAGES_AT_ONCE = 40
/** Different values of one part that are told apart each time; the rest is summed up as `''`. */
const VALUES_AT_ONCE = 300

export type Sum = { part: VisitPart; day: number; value: string; times: number }

/** `salts` by day; others get their turns meanwhile. */
export async function sumUp(
  sightings: readonly Sighting[],
  salts: ReadonlyMap<number, string>,
  dayAt: (at: number) => number,
) {
  const sums = new Map<string, Sum>()
  const values = new Map<VisitPart, number>()
  const visitors = new Map<string, { day: number; hash: string; pages: number }>()

  function count(part: VisitPart, day: number, given: string) {
    const known = sums.get(`${part} ${day} ${given}`)
    if (known) {
      known.times += 1
      return
    }
    const different = values.get(part) ?? 0
    if (different >= VALUES_AT_ONCE && given !== '') return count(part, day, '')
    values.set(part, different + 1)
    sums.set(`${part} ${day} ${given}`, { part, day, value: given, times: 1 })
  }

  const turn = createTurns()
  for (const { at, path, language, address, agent, referrer, country } of sightings) {
    await turn()
    const seen = isProgram(agent) ? null : visitedPage(path)
    const day = dayAt(at)
    const salt = salts.get(day)
    if (!seen || salt === undefined) continue
    const who = `${day} ${address}\n${agent}`
    const visitor = visitors.get(who) ?? { day, hash: hashOf(salt, address, agent), pages: 0 }
    visitors.set(who, visitor)
    visitor.pages += 1
    if (visitor.pages > PAGES_AT_ONCE) continue
    count('view', day, '')
    count('page', day, seen.page)
    count('language', day, language)
    count('device', day, deviceOf(agent))
    if (referrer !== null) count('referrer', day, referrer)
    if (country !== '') count('country', day, country)
    if (seen.word !== undefined) count('search', day, seen.word)
  }
  return {
    sums: [...sums.values()],
    visitors: [...visitors.values()].map(({ day, hash }) => ({ day, hash })),
  }
}

const hashOf = (salt: string, address: string, agent: string) =>
  createHmac('sha256', salt).update(`${address}\n${agent}`).digest('base64url').slice(0, 22)

/** Programs name themselves; the phones of one maker have `bot` in their name. */
const PROGRAM =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|archiver|headless|lighthouse|phantomjs|prerender|preview|facebookexternal|whatsapp|mediapartners|feedfetcher|python|curl|wget|java\/|okhttp|go-http|axios|node-fetch|libwww|scrapy|httpclient|monitor|pingdom|uptime|statuscake|checker|validator|scanner/i
/** Every browser of people calls itself so, for the sake of old servers. */
const BROWSER = /^(?:Mozilla|Opera)\//

export const isProgram = (agent: string): boolean => !BROWSER.test(agent) || PROGRAM.test(agent)

export type Device = 'desktop' | 'phone' | 'tablet'

export function deviceOf(agent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)/i.test(agent)) return 'tablet'
  if (/iPhone|iPod|Mobile|Phone/i.test(agent)) return 'phone'
  return /Android|HarmonyOS/i.test(agent) ? 'tablet' : 'desktop'
}
