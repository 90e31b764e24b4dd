// Which browser on which system a `User-Agent` names: for people to know their devices again, and for the login log.

export type Agent = { browser: string | null; system: string | null }

/** Order matters: nearly everybody also calls themselves Chrome and Safari, and phones also Linux or Mac OS X. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['WeChat', /MicroMessenger\/([\d.]+)/],
  ['Edge', /(?:Edg|EdgA|EdgiOS)\/([\d.]+)/],
  ['Opera', /(?:OPR|OPT)\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['QQ Browser', /M?QQBrowser\/([\d.]+)/],
  ['UC Browser', /UC?Browser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|HeadlessChrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari\//],
]
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iPadOS', /iPad/],
  ['iOS', /iPhone|iPod/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
]

/** Only the first figure of the version: the rest says nothing to a person. What is not recognised is `null`. */
export function readAgent(agent: string): Agent {
  for (const [name, pattern] of BROWSERS) {
    const found = pattern.exec(agent)
    if (found) return { browser: `${name} ${found[1]?.split('.')[0]}`, system: systemOf(agent) }
  }
  return { browser: null, system: systemOf(agent) }
}

const systemOf = (agent: string) => SYSTEMS.find(([, pattern]) => pattern.test(agent))?.[0] ?? null
