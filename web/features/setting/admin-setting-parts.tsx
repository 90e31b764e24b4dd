// The parts of the settings, in the order in which people look for them.
import type { ReactNode } from 'react'
import { PUBLIC_LANGUAGES } from '#contract/languages/language-codes.ts'
import { DECIMAL_SIGNS } from '#contract/languages/locales.ts'
import type { Settings } from '#contract/site/setting.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { PageParts } from '#web/admin/editor/inputs/page-parts.tsx'
import { PictureField } from '#web/admin/editor/inputs/picture-field.tsx'
import { WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { ColourField } from './admin-colour-field.tsx'
import { MailPart } from './admin-mail-part.tsx'
import type { SettingForm } from './admin-setting-draft.ts'
import { ChoiceField, LineField, NumberField } from './admin-setting-fields.tsx'
import { HeadTags, Links, Phones, Social } from './admin-setting-lists.tsx'
import { Regions } from './admin-setting-regions.tsx'
import { FieldsPart } from './fields/admin-fields-part.tsx'
import { KindsPart } from './kinds/admin-kinds-part.tsx'
import { LanguagesPart } from './languages/admin-languages-part.tsx'

/** Limits of the contract (`contract/site/setting.ts`). */
const WORDS = { companyName: 120, logoLine: 60, slogan: 160, address: 300, footNote: 300 }
const LINES = { phone: 40, email: 254, registration: 60, publicSecurity: 60 }
const DAYS = 36_500

export function SettingParts({ record }: { record: Settings }) {
  const { sections } = useTexts('console/setting')
  const part = (key: keyof typeof sections, content: ReactNode) => ({ key, ...sections[key], content })
  return (
    <PageParts
      parts={[
        part(
          'company',
          <>
            <Words name="companyName" required />
            <Words name="logoLine" />
            <Words name="slogan" />
            <Logo />
            <DefaultLanguage />
            <DecimalSignOfSpanish />
          </>,
        ),
        part('languages', <LanguagesPart />),
        part('kinds', <KindsPart />),
        part('fields', <FieldsPart />),
        part('regions', <Regions removed={record.removedRegions} />),
        part('look', <ColourField />),
        part(
          'contact',
          <>
            <Words name="address" />
            <div className="line-fields">
              <Line name="phone" />
              <Line name="email" />
            </div>
            <Phones />
          </>,
        ),
        part(
          'registration',
          <>
            <div className="line-fields">
              <Line name="registration" />
              <Line name="publicSecurity" />
            </div>
            <Words name="footNote" rows={[2, 4]} />
          </>,
        ),
        part('social', <Social />),
        part(
          'links',
          <>
            <Links list="headerLinks" />
            <Links list="footerLinks" />
          </>,
        ),
        part('mail', <MailPart configured={record.configured} />),
        part('tags', <HeadTags />),
        part('privacy', <AddressDays configured={record.configured.addressDays} />),
      ]}
    />
  )
}

type WordsProps = { name: keyof typeof WORDS; required?: boolean; rows?: [number, number] }

function Words({ name, ...more }: WordsProps) {
  const { fields } = useTexts('console/setting')
  const { form, change } = useEditing<SettingForm>()
  return (
    <WordsField
      {...more}
      path={name}
      label={fields[name]}
      value={form[name]}
      max={WORDS[name]}
      onChange={(text) => change(name, (before) => ({ ...before, [name]: text }))}
    />
  )
}

const TYPES = { phone: 'tel', email: 'email', registration: 'text', publicSecurity: 'text' } as const

function Line({ name }: { name: keyof typeof LINES }) {
  const { fields } = useTexts('console/setting')
  const { form, change } = useEditing<SettingForm>()
  return (
    <LineField
      path={name}
      label={fields[name]}
      value={form[name]}
      max={LINES[name]}
      type={TYPES[name]}
      onChange={(value) => change(name, (before) => ({ ...before, [name]: value }))}
    />
  )
}

function Logo() {
  const { fields, hints } = useTexts('console/setting')
  const { form, change } = useEditing<SettingForm>()
  return (
    <PictureField
      path="logo"
      label={fields.logo}
      hint={hints.logo}
      value={form.logo}
      onChange={(logo) => change('logo', (before) => ({ ...before, logo }))}
    />
  )
}

function DefaultLanguage() {
  const { fields, hints } = useTexts('console/setting')
  const { form, change } = useEditing<SettingForm>()
  return (
    <ChoiceField
      path="language"
      label={fields.language}
      hint={hints.language}
      value={form.language}
      options={PUBLIC_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      onChange={(language) => change('language', (before) => ({ ...before, language }))}
    />
  )
}

function DecimalSignOfSpanish() {
  const { fields, hints, decimalSigns } = useTexts('console/setting')
  const { form, change } = useEditing<SettingForm>()
  return (
    <ChoiceField
      path="decimalSign"
      label={fields.decimalSign}
      hint={hints.decimalSign}
      value={form.decimalSign}
      options={DECIMAL_SIGNS.map((value) => ({ value, label: decimalSigns[value] }))}
      onChange={(decimalSign) => change('decimalSign', (before) => ({ ...before, decimalSign }))}
    />
  )
}

function AddressDays({ configured }: { configured: number }) {
  const { fields, hints, days } = useTexts('console/setting')
  const { form, change } = useEditing<SettingForm>()
  return (
    <NumberField
      path="addressDays"
      label={fields.addressDays}
      value={form.addressDays}
      max={DAYS}
      unit={days}
      hint={`${hints.addressDays} ${form.addressDays === null ? hints.addressConfigured({ days: configured }) : ''}`}
      onChange={(addressDays) => change('addressDays', (before) => ({ ...before, addressDays }))}
    />
  )
}
