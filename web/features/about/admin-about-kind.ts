// The about-us page as the editor knows it.

import { eachLanguage, type Language } from '#contract/languages/language-codes.ts'
import type { StaffAbout } from '#contract/site/about.ts'
import { BLANK_ABOUT } from '#contract/site/blank-about.ts'
import type { EditorKind } from '#web/admin/editor/editor-kind.ts'
import { seoLabel } from '#web/admin/editor/seo/seo-fields.ts'
import {
  type AboutFields,
  type AboutForm,
  fieldsIn,
  fieldsOf,
  formOf,
  formPath,
} from './admin-about-draft.ts'
import { aboutQuery, forgetAbout, updateAbout } from './admin-api.ts'
import { ABOUT_TEXTS } from './admin-texts.ts'

export const ABOUT_KIND: EditorKind<AboutFields, AboutForm, StaffAbout> = {
  base: 'aboutus',
  page: 'web_aboutus',
  form: 'about',
  blank: BLANK_ABOUT,
  fieldsOf,
  formOf,
  fieldsIn,
  formPath,
  title: () => eachLanguage((language) => ABOUT_TEXTS[language].page),
  update: updateAbout,
  forget: forgetAbout,
  oneKey: () => aboutQuery.queryKey,
  publicPath: () => '/aboutus',
  label,
}

/** `timeline.0.title` as people call it. */
function label(path: string, language: Language): string {
  const texts = ABOUT_TEXTS[language]
  const [field = '', at, part] = path.split('.')
  if (field === 'seo') return seoLabel(at ?? '', language)
  const line = { ...texts.lines }[field]
  if (!line || at === undefined) return { ...texts.fields }[field] ?? field
  return [line(Number(at) + 1), part && { ...texts.parts }[part]].filter(Boolean).join(': ')
}
