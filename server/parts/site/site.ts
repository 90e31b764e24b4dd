// The company's settings: kept in memory, read again when any node changed them.
import { NO_TEXT } from '#contract/content/blank.ts'
import { shownFor } from '#contract/languages/language-codes.ts'
import { setDecimalSign } from '#contract/languages/locales.ts'
import { OwnSettings } from '#contract/site/setting.ts'
import { SiteSettings, THEME_COLOR } from '#contract/site/site.ts'
import type { Bus } from '#server/parts/bus.ts'
import type { Db } from '#server/storage/open.ts'
import { changeSetting, readSettingRow, writeSetting } from '#server/storage/settings.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/parts/site')

export type SitePart = Awaited<ReturnType<typeof openSite>>

/** What an empty store begins with; the site's language starts as `zh` (decision 14). */
const BLANK: SiteSettings = {
  companyName: words.companyName,
  logoLine: NO_TEXT,
  slogan: NO_TEXT,
  address: NO_TEXT,
  phone: '',
  email: '',
  phones: [],
  registration: '',
  publicSecurity: '',
  themeColor: THEME_COLOR,
  footNote: NO_TEXT,
  logo: null,
  social: [],
  headerLinks: [],
  footerLinks: [],
  regions: [],
  language: 'zh',
  decimalSign: 'point',
}

/** The setting, and the word of the bus that it changed. */
export const SITE_SETTING = 'site'
const KINDS = ['site'] as const

/** One record: what visitors see, and apart from it what staff alone see, so that no page can show it by mistake. */
export type StoredSite = {
  settings: SiteSettings
  own: OwnSettings
  /** 0 while nothing is stored. */
  version: number
  updatedAt: number | null
}

/** `isRewritten`: figures are written in another way, whatever they stand in. */
type Listener = (isRewritten: boolean) => void

async function readSite(db: Db): Promise<StoredSite> {
  const { value, ...row } = await readSettingRow(db, SITE_SETTING)
  const settings = SiteSettings.safeParse(value).data ?? BLANK
  return {
    ...row,
    // A store may begin without the language that an empty one has (`SITE_LANGUAGES`): nobody is led to one that is hidden.
    settings: { ...settings, language: shownFor(settings.language) },
    own: OwnSettings.safeParse(value ?? {}).data ?? OwnSettings.parse({}),
  }
}

export async function openSite(db: Db, bus: Bus, now: () => number) {
  const listeners: Listener[] = []
  let known = await readSite(db)
  let looks = 0
  setDecimalSign(known.settings.decimalSign)

  /** Of several looks the one that began last counts. */
  async function look() {
    const own = ++looks
    const found = await readSite(db)
    if (own !== looks) return
    const { decimalSign } = found.settings
    const isRewritten = decimalSign !== known.settings.decimalSign
    known = found
    setDecimalSign(decimalSign)
    // Answers that were made meanwhile were made from the old settings.
    for (const listener of listeners) listener(isRewritten)
  }
  bus.listen((kinds) => {
    // While the database is away the last known settings serve on.
    if (kinds === null || kinds.includes(SITE_SETTING)) look().catch(() => {})
  })

  return {
    /** What visitors see. */
    settings: () => known.settings,
    /** What staff alone see. */
    own: () => known.own,
    /** What is stored at this moment, with its version. */
    stored: (within: Db = db) => readSite(within),
    /** Writes over that version, within a transaction; false when somebody was faster. `tellOthers` at its end, `tell` after the commit. */
    async change(within: Db, version: number, value: SiteSettings & OwnSettings) {
      const isDone = await changeSetting(within, SITE_SETTING, { value, version, now: now() })
      if (isDone) await bus.changing(within, value.decimalSign === known.settings.decimalSign ? KINDS : null)
      return isDone
    },
    /** The others hear of it with the commit. */
    tellOthers: (within: Db) => bus.within(within, KINDS),
    /** After the commit: this node knows it before it answers. */
    async tell() {
      await look()
      bus.tell(KINDS)
    },
    /** Is told whenever other settings hold. */
    listen: (listener: Listener) => void listeners.push(listener),
    /** Writes what visitors see over whatever there is. */
    async write(next: SiteSettings) {
      await writeSetting(db, SITE_SETTING, { ...known.own, ...next }, now())
      await bus.changing(db, null)
      await look()
      await bus.changed(KINDS)
    },
  }
}

/** Who is told of new messages: as staff say, else as the program is configured. */
export const noticeRecipients = ({ recipients }: OwnSettings, { mailTo }: { mailTo: string[] }): string[] =>
  recipients.length > 0 ? recipients : mailTo
