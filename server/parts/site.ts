// The company's settings: kept in memory, read again when any node changed them.
import { SiteSettings } from '#contract/site.ts'
import type { Bus } from '#server/parts/bus.ts'
import type { Db } from '#server/storage/open.ts'
import { readSetting, writeSetting } from '#server/storage/settings.ts'

export type SitePart = Awaited<ReturnType<typeof openSite>>

const nothing = { zh: '', en: '', es: '' }
/** What an empty store begins with; the site's language starts as `zh` (decision 14). */
const BLANK: SiteSettings = {
  companyName: { zh: '公司网站', en: 'Company site', es: 'Sitio de la empresa' },
  logoLine: nothing,
  slogan: nothing,
  address: nothing,
  phone: '',
  email: '',
  phones: [],
  registration: '',
  publicSecurity: '',
  themeColor: '#409EFF',
  footNote: nothing,
  language: 'zh',
}

export async function openSite(db: Db, bus: Bus, now: () => number) {
  const read = async () => SiteSettings.safeParse(await readSetting(db, 'site')).data ?? BLANK
  let settings = await read()
  bus.listen((changed) => {
    if (changed === null || changed.includes('site')) {
      // While the database is away the last known settings serve on.
      read().then(
        (next) => {
          settings = next
        },
        () => {},
      )
    }
  })
  return {
    settings: () => settings,
    write: async (next: SiteSettings) => {
      await writeSetting(db, 'site', next, now())
      settings = next
      await bus.changed(['site'])
    },
  }
}
