// What a `User-Agent` says of who visits: whether it is a program, and the kind of device.

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
