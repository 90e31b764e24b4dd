// The form of the settings: what it holds, how it is made from the record, and how it becomes a write.
import { NO_TEXT } from '#contract/content/blank.ts'
import { isEmail } from '#contract/inputs/checks.ts'
import type { SettingFields, Settings } from '#contract/site/setting.ts'
import {
  type Blanks,
  fieldsWithLines,
  formWithLines,
  type LinesForm,
  lineFormPath,
} from '#web/admin/editor/inputs/lines.ts'
import { hasText } from '#web/admin/forms/completeness.ts'

export type SettingList = 'phones' | 'regions' | 'social' | 'headerLinks' | 'footerLinks' | 'headTags'
export type SettingForm = LinesForm<SettingFields, SettingList>

export const SETTING_BLANKS: Blanks<SettingFields, SettingList> = {
  phones: { region: NO_TEXT, phone: '' },
  regions: { key: '', name: NO_TEXT, countries: [] },
  social: { name: '', address: '' },
  headerLinks: { label: NO_TEXT, address: '' },
  footerLinks: { label: NO_TEXT, address: '' },
  headTags: { name: '', content: '' },
}

export const SETTING_NAMES = [
  ...([
    'companyName',
    'logoLine',
    'slogan',
    'logo',
    'language',
    'decimalSign',
    'themeColor',
    'address',
  ] as const),
  ...([
    'phone',
    'email',
    'phones',
    'registration',
    'publicSecurity',
    'footNote',
    'social',
    'headerLinks',
  ] as const),
  ...(['footerLinks', 'regions', 'recipients', 'senderName', 'headTags', 'addressDays'] as const),
] as const satisfies readonly (keyof SettingFields)[]

export const fieldsOf = (record: Settings): SettingFields =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, record[name]])) as SettingFields

export const formOf = (fields: SettingFields): SettingForm => formWithLines(fields, SETTING_BLANKS)
export const fieldsIn = (form: SettingForm): SettingFields =>
  fieldsWithLines<SettingFields, SettingList>(form, SETTING_BLANKS)
export const formPath = (form: SettingForm, path: string) => lineFormPath(form, path, SETTING_BLANKS)

/** The same form with the same identity for all lines, so that two of them can be compared. */
export function tidied(form: SettingForm): SettingForm {
  const fields = fieldsIn(form)
  const bare = Object.entries(SETTING_BLANKS).map(([list]) => [
    list,
    fields[list as SettingList].map((line) => ({ ...line, id: '' })),
  ])
  return { ...fields, ...Object.fromEntries(bare) } as SettingForm
}

/** Kinds of problems that are told before the server is asked. */
export type Problem =
  | 'noName'
  | 'noRegionName'
  | 'noLabel'
  | 'noAddress'
  | 'noEmail'
  | 'noTag'
  | 'noColour'
  | 'missing'

/** What is wrong, by the path in the form. */
export function problemsIn(form: SettingForm): Record<string, Problem> {
  const fields = fieldsIn(form)
  const found: [string, Problem][] = []
  const tell = (path: string, wrong: boolean, problem: Problem) => {
    if (wrong) found.push([formPath(form, path), problem])
  }
  tell('companyName', !hasText(fields.companyName), 'noName')
  tell('themeColor', !/^#[0-9a-f]{6}$/i.test(fields.themeColor), 'noColour')
  tell('email', fields.email !== '' && !isEmail(fields.email), 'noEmail')
  tell('recipients', !fields.recipients.every(isEmail), 'noEmail')
  for (const [at, { phone }] of fields.phones.entries()) tell(`phones.${at}.phone`, phone === '', 'missing')
  for (const [at, { name }] of fields.regions.entries())
    tell(`regions.${at}.name`, !hasText(name), 'noRegionName')
  for (const [at, { name, address }] of fields.social.entries()) {
    tell(`social.${at}.name`, name === '', 'missing')
    tell(`social.${at}.address`, !isOnTheWeb(address), 'noAddress')
  }
  for (const list of ['headerLinks', 'footerLinks'] as const)
    for (const [at, { label, address }] of fields[list].entries()) {
      tell(`${list}.${at}.label`, !hasText(label), 'noLabel')
      tell(`${list}.${at}.address`, !isOnTheWeb(address) && !isHere(address), 'noAddress')
    }
  for (const [at, { name, content }] of fields.headTags.entries()) {
    tell(`headTags.${at}.name`, !/^[A-Za-z][A-Za-z0-9_.:-]{0,63}$/.test(name), 'noTag')
    tell(`headTags.${at}.content`, content === '', 'missing')
  }
  return Object.fromEntries(found)
}

const isOnTheWeb = (address: string) => /^https?:\/\/[^\s/]/i.test(address) && URL.canParse(address)
/** A place on this site. */
const isHere = (address: string) => /^\/(?![/\\])[^\s\\]*$/.test(address)

/** What a service gives to be pasted, such as `<meta name="…" content="…">`, as name and content; null when it is none. */
export function tagIn(pasted: string): { name: string; content: string } | null {
  if (!/^\s*<meta\s/i.test(pasted)) return null
  const part = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(pasted)?.[1]
  const [name, content] = [part('name'), part('content')]
  return name && content ? { name, content } : null
}
