// The settings of the site as staff read and change them: what visitors see, and what staff alone see (spec §2 web_setting).

import { z } from 'zod'
import { NO_TEXT } from '#contract/content/blank.ts'
import { isCountry, isEmail } from '#contract/inputs/checks.ts'
import { wanted } from '#contract/inputs/wanted.ts'
import { LinkAddress, WebAddress } from '#contract/inputs/web-address.ts'
import { Text, textOf } from '#contract/languages/language.ts'
import { PUBLIC_LANGUAGES } from '#contract/languages/language-codes.ts'
import { DECIMAL_SIGNS } from '#contract/languages/locales.ts'
import { MediaKey } from '#contract/media/media-key.ts'
import { REGIONS } from '#contract/products/regional.ts'
import { defineCall } from '#contract/wire/call.ts'
import { SiteSettings } from './site.ts'

/** Limits of the settings (`docs/limits.md`). */
export const PHONES = 10
export const SOCIAL = 12
export const LINKS = { headerLinks: 6, footerLinks: 20 }
export const HEAD_TAGS = 10
export const RECIPIENTS = 20
export const ADDRESS_DAYS = 36_500
export const REGION_COUNTRIES = 250

/** What the pages say of themselves, or what changes how they work: no tag of a setting may say it again. */
const OWN_NAMES =
  /^(viewport|robots|googlebot|referrer|description|keywords|theme-color|color-scheme|generator|author|twitter:.*|og:.*)$/i

/** A tag by which a search engine or a service knows whose site this is; name and content, never markup. */
export const HeadTag = z.strictObject({
  name: z
    .string()
    .trim()
    .regex(/^[A-Za-z][A-Za-z0-9_.:-]{0,63}$/, wanted('tagName'))
    .refine((name) => !OWN_NAMES.test(name), wanted('ownTag')),
  content: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .regex(/^[^\u0000-\u001f\u007f]*$/, wanted('oneLine')),
})
export type HeadTag = z.output<typeof HeadTag>

/** What staff alone see of the settings. */
export const OwnSettings = z.object({
  /** Who is told of new messages; empty: the addresses of the configuration. */
  recipients: z.array(z.string()).default([]),
  /** The name before the sender's address; where it is missing the company's. */
  senderName: Text.default(NO_TEXT),
  headTags: z.array(HeadTag).default([]),
  /** Days after which the addresses of visitors are shortened, 0 for never; null: as configured. */
  addressDays: z.int().nullable().default(null),
  /** Regions that were removed: hidden with what records say of them, and brought back by their keys, which none gets again. */
  removedRegions: SiteSettings.shape.regions,
})
export type OwnSettings = z.output<typeof OwnSettings>

export const Settings = z.object({
  ...SiteSettings.shape,
  ...OwnSettings.shape,
  /** 0 before they were saved for the first time. */
  version: z.int(),
  updateTime: z.iso.datetime().nullable(),
  /** What the configuration of the program says where the settings say nothing. */
  configured: z.object({
    mail: z.boolean(),
    sender: z.string(),
    recipients: z.array(z.string()),
    addressDays: z.int(),
  }),
})
export type Settings = z.output<typeof Settings>

const line = (max: number) => z.string().trim().max(max)
const email = line(254)
  .refine((address) => address === '' || isEmail(address), wanted('email'))
  .meta({ examples: ['sales@example.com'] })
const phone = line(40)
const Country = z
  .string()
  .refine(isCountry, wanted('country'))
  .meta({ examples: ['DE'] })
const link = z.strictObject({ label: textOf(60), address: LinkAddress })

/** What a write may carry; fields left out stay as they are. */
export const SettingFields = z.strictObject({
  companyName: textOf(120),
  logoLine: textOf(60),
  slogan: textOf(160),
  address: textOf(300),
  phone,
  email,
  phones: z.array(z.strictObject({ region: textOf(60), phone: phone.min(1) })).max(PHONES),
  registration: line(60),
  publicSecurity: line(60),
  themeColor: z.string().regex(/^#[0-9a-f]{6}$/i, wanted('color')),
  footNote: textOf(300),
  language: z.enum(PUBLIC_LANGUAGES),
  decimalSign: z.enum(DECIMAL_SIGNS),
  logo: MediaKey.nullable(),
  social: z
    .array(
      z.strictObject({
        name: line(40).min(1),
        address: WebAddress.refine((address) => address !== '', wanted('missing')),
      }),
    )
    .max(SOCIAL),
  headerLinks: z.array(link).max(LINKS.headerLinks),
  footerLinks: z.array(link).max(LINKS.footerLinks),
  /** A new one comes without a key, which the server gives; one that was removed comes back with its own. */
  regions: z
    .array(
      z.strictObject({
        key: z
          .string()
          .regex(/^(?:r[1-9]\d?)?$/, wanted('region'))
          .default('')
          .meta({ examples: ['r1'] }),
        name: textOf(60),
        countries: z.array(Country).max(REGION_COUNTRIES),
      }),
    )
    .max(REGIONS),
  recipients: z.array(email.min(1)).max(RECIPIENTS),
  senderName: textOf(80),
  headTags: z.array(HeadTag).max(HEAD_TAGS),
  addressDays: z.int().min(0).max(ADDRESS_DAYS).nullable(),
})
export type SettingFields = z.output<typeof SettingFields>

export const settingCalls = {
  read: defineCall({
    path: '/api/web/setting/read',
    access: 'web_setting',
    takes: 'query',
    input: z.strictObject({}),
    output: Settings,
    summary: 'The settings of the site.',
  }),
  update: defineCall({
    path: '/api/web/setting/update',
    access: 'web_setting:update',
    takes: 'body',
    size: 'text',
    input: z.strictObject({ ...SettingFields.partial().shape, version: z.int().min(0) }),
    output: Settings,
    logs: 'setting:update',
    summary: 'Changes the settings; visitors see it at once, on every node.',
  }),
  testMail: defineCall({
    path: '/api/web/setting/testMail',
    access: 'web_setting:update',
    takes: 'body',
    input: z.strictObject({ to: email.min(1).meta({ examples: ['ana@example.com'] }) }),
    output: z.object({ deliveryId: z.int() }),
    logs: 'setting:send',
    summary: 'Sends a letter that says that mail works; answered 422 while no mail server is configured.',
  }),
}
