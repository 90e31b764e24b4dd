// What answers the calls of the settings: one record, changed by version, felt at once on every node.
import { pickText } from '#contract/languages/language.ts'
import {
  settingCalls as calls,
  OwnSettings,
  type SettingFields,
  type Settings,
} from '#contract/site/setting.ts'
import { SiteSettings } from '#contract/site/site.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid, type Reason, stale } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { letterParts } from '#server/parts/outbox/mail-template.ts'
import type { StoredSite } from '#server/parts/site/site.ts'
import type { Parts } from '#server/parts.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { findPicture } from '#server/publishing/media/media.ts'
import { REFERENCES_LOCK } from '#server/publishing/references/references.ts'
import { followAtOnce } from '#server/publishing/search/field-changes.ts'
import { hasText } from '#server/publishing/texts/text.ts'
import { serverTexts } from '#server/texts.ts'
import { fieldRoutes } from './field-routes.ts'
import { kindRoutes } from './kind-routes.ts'
import { languageRoutes } from './language-routes.ts'
import { settledRegions } from './settled-regions.ts'

const words = serverTexts('server/setting')

export function settingRoutes(router: Router, parts: Parts, kinds: readonly ContentKind[]) {
  fieldRoutes(router, parts)
  languageRoutes(router, parts, kinds)
  kindRoutes(router, parts)
  const { storage, site, outbox, config, bus, now } = parts
  const { db } = storage

  const shown = ({ settings, own, version, updatedAt }: StoredSite): Settings => ({
    ...settings,
    ...own,
    version,
    updateTime: updatedAt === null ? null : isoTime(updatedAt),
    configured: {
      mail: outbox.mailReady(),
      sender: config.smtp?.from ?? '',
      recipients: config.mailTo,
      addressDays: config.messageAddressDays,
    },
  })

  serve(router, calls.read, async () => shown(await site.stored()))

  serve(router, calls.update, async ({ version, ...fields }, asking) => {
    const changed = await db.transaction().execute(async (within) => {
      // Pictures are not taken away meanwhile.
      await storage.exclusive(within, REFERENCES_LOCK)
      const before = await site.stored(within)
      if (before.version !== version) throw stale(shown(before))
      const logo = fields.logo ? await findPicture(within, { key: fields.logo }) : null
      checkSettings(fields, !fields.logo || logo?.trashedAt === null)
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
      const regions = fields.regions && settledRegions(fields.regions, { ...before.settings, ...before.own })
      const settings = SiteSettings.parse({ ...before.settings, ...given, ...regions })
      const own = OwnSettings.parse({ ...before.own, ...given, ...regions })
      if (!(await site.change(within, version, { ...settings, ...own })))
        throw stale(shown(await site.stored(within)))
      await asking.record(within, {
        recordId: null,
        recordName: words.title[settings.language],
        before: { ...before.settings, ...before.own },
        after: { ...settings, ...own },
      })
      await site.tellOthers(within)
      return site.stored(within)
    })
    await site.tell()
    // What is said of a region that is no more is found no more.
    if (fields.regions) await followAtOnce(storage, bus, now())
    return shown(changed)
  })

  serve(router, calls.testMail, async ({ to }, asking) => {
    if (!outbox.mailReady()) throw noMailServer()
    const { language } = asking
    const subject = words.test.subject[language]
    const body = words.test.body[language]
    const { companyName } = site.settings()
    const fromName = pickText(site.own().senderName, language).text || pickText(companyName, language).text
    const letter = { to, subject, ...letterParts({ body, foot: '', language }), fromName }
    const deliveryId = await db.transaction().execute(async (within) => {
      const id = await outbox.put(within, {
        kind: 'mail',
        topic: 'setting.test',
        recipient: to,
        subject,
        payload: letter,
        notBefore: now(),
      })
      await asking.record(within, { recordId: null, recordName: to })
      return id
    })
    outbox.wake()
    return { deliveryId }
  })
}

type Given = { [Name in keyof SettingFields]?: SettingFields[Name] | undefined }

/** Throws `Failure` 400 by field; `logoKept`: the logo that is given lies in the library. */
function checkSettings(
  { companyName, recipients, headTags, headerLinks, footerLinks }: Given,
  logoKept: boolean,
) {
  const wrong: Record<string, Reason> = {}
  if (companyName && !hasText(companyName)) wrong.companyName = words.noName
  for (const [list, links] of Object.entries({ headerLinks, footerLinks }))
    for (const [at, { label }] of (links ?? []).entries())
      if (!hasText(label)) wrong[`${list}.${at}.label`] = words.noLabel
  for (const at of twice((recipients ?? []).map((address) => address.toLowerCase())))
    wrong[`recipients.${at}`] = words.already
  for (const at of twice((headTags ?? []).map(({ name, content }) => `${name.toLowerCase()} ${content}`)))
    wrong[`headTags.${at}.name`] = words.already
  if (!logoKept) wrong.logo = words.noPicture
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

/** Where something stands that stood before. */
const twice = (all: readonly string[]) => all.flatMap((one, at) => (all.indexOf(one) < at ? [at] : []))

const noMailServer = () => new Failure(CODE.unprocessable, words.noMailServer)
