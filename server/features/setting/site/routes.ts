// What answers the call for what every page shows of the company.
import type { OwnKind } from '#contract/kinds/own-kind.ts'
import { ownKinds, saidIn } from '#contract/kinds/own-kinds.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { siteCalls as calls } from '#contract/site/site.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { officeHours } from '#server/parts/enquiries/promise.ts'
import type { Parts } from '#server/parts.ts'
import { withPresentList } from '#server/publishing/references/own-links.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'

export function siteRoutes(router: Router, { site, outbox, config }: Parts) {
  const passwordReset = outbox.mailReady() && config.publicUrl !== undefined
  const { captcha, work, timeZone: zone } = config
  const hours = officeHours(config.workingHours)
  serve(router, calls.get, async (_, { language }) => {
    const settings = site.settings()
    return {
      ...inLanguage(
        {
          ...settings,
          headerLinks: [...settings.headerLinks.map(present), ...entriesIn('header')],
          footerLinks: [...settings.footerLinks.map(present), ...entriesIn('footer')],
        },
        language,
      ),
      kinds: KINDS.map((one) => shown(one, language)),
      ...{ passwordReset, captcha, work, hours, zone },
    }
  })
}

/** They stay as they are while the program runs (decision 66). */
const KINDS = ownKinds.filter(({ away }) => !away)

/** A link that the owner set, to where a list stands now. */
const present = <Link extends { address: string }>(link: Link): Link => ({
  ...link,
  address: withPresentList(link.address),
})

/** Where the site leads to the lists of kinds that the owner made, in the languages that they are called something in. */
const entriesIn = (place: OwnKind['entry']) =>
  KINDS.filter(({ entry }) => entry === place).map(({ many, list }) => ({ label: many, address: `/${list}` }))

const shown = ({ kind, list, record, earlier, layout, parts, ...texts }: OwnKind, language: Language) => ({
  ...{ kind, list, record, earlier, layout },
  one: saidIn(texts.one, language),
  many: saidIn(texts.many, language),
  lede: texts.lede[language],
  groupName: saidIn(texts.groupName, language),
  grouped: parts.includes('group'),
})
