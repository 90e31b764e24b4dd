// The company as every page shows it: name, contact, footer.
import { z } from 'zod'
import { WEEKDAYS } from '#contract/kinds/dealer.ts'
import { LAYOUTS, MOST_EARLIER } from '#contract/kinds/own-kind.ts'
import { LanguageQuery, ShownIn, Text } from '#contract/languages/language.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { DECIMAL_SIGNS } from '#contract/languages/locales.ts'
import { defineCall } from '#contract/wire/call.ts'

const Weekday = z.enum(WEEKDAYS)

/** Spec §9. */
export const THEME_COLOR = '#409EFF'

const site = <T extends z.ZodType>(text: T) => ({
  companyName: text,
  /** The short line beside the logo. */
  logoLine: text,
  slogan: text,
  address: text,
  phone: z.string(),
  email: z.string(),
  /** Telephone numbers by region. */
  phones: z.array(z.object({ region: text, phone: z.string() })),
  /** Registration number (ICP). */
  registration: z.string(),
  /** Registration with public security, with its number; empty where there is none. */
  publicSecurity: z.string().default(''),
  /** The one colour that every shade of the public pages is made from (`web/site/styles/tokens.css`), as `#rrggbb`. */
  themeColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default(THEME_COLOR),
  /** A note in the footer, such as that this is a demonstration. */
  footNote: text,
  /** Key of the picture that stands for the drawn logo; null for that. */
  logo: z.string().nullable().default(null),
  /** Where else the company is found, in the order of the footer. */
  social: z.array(z.object({ name: z.string(), address: z.string() })).default([]),
  /** Shown in the languages that have a label; elsewhere `shownIn` names `headerLinks.0.label`, and the page leaves it out. */
  headerLinks: z.array(z.object({ label: text, address: z.string() })).default([]),
  footerLinks: z.array(z.object({ label: text, address: z.string() })).default([]),
  /** Where the company says other prices and facts, with the ISO codes of the countries (decision 67). */
  regions: z.array(z.object({ key: z.string(), name: text, countries: z.array(z.string()) })).default([]),
})

/** What is stored and shown; what staff alone see is `OwnSettings` (`contract/site/setting.ts`). */
export const SiteSettings = z.object({
  ...site(Text),
  language: z.enum(LANGUAGES),
  /** What stands before decimals in Spanish (decision 43). */
  decimalSign: z.enum(DECIMAL_SIGNS).default('point'),
})
export type SiteSettings = z.output<typeof SiteSettings>

const addresses = z.array(z.string()).max(MOST_EARLIER)
/** Addresses of lists and of records that lead on to those of today. */
export const Earlier = z.object({ list: addresses, record: addresses })

/** A kind of the owner as visitors see it, in one language. */
const ShownKind = z.object({
  kind: z.string(),
  /** The addresses of its list and of one record, without the language in front. */
  list: z.string(),
  record: z.string(),
  /** Not there where the kind never had others. */
  earlier: Earlier.optional(),
  layout: z.enum(LAYOUTS),
  one: z.string(),
  many: z.string(),
  lede: z.string(),
  groupName: z.string(),
  grouped: z.boolean(),
})

/** The company in one language. */
export const Site = z.object({
  ...site(z.string()),
  /** The kinds that the owner made and visitors see. */
  kinds: z.array(ShownKind),
  language: z.enum(LANGUAGES),
  /** For figures that are written in the browser; those of answers have it already. */
  decimalSign: z.enum(DECIMAL_SIGNS),
  shownIn: ShownIn,
  /** When the telephone is answered, on the clocks of `zone`. */
  hours: z.object({ first: Weekday, last: Weekday, opens: z.string(), closes: z.string() }),
  zone: z.string(),
  /** Whoever forgot a password can have a letter: there is a mail server, and an address to put into the link. */
  passwordReset: z.boolean(),
  /** Whoever signs in sends the code of a captcha; off for automated tests alone. */
  captcha: z.boolean(),
  /** The browser finds the code by work (`auth/getWork`), and nobody types one (decision 57). */
  work: z.boolean(),
})
export type Site = z.output<typeof Site>

export const siteCalls = {
  get: defineCall({
    path: '/api/web/site/get',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ lang: LanguageQuery.optional() }),
    output: Site,
    madeFrom: ['site'],
    summary: 'What every page shows of the company.',
  }),
}
