// The home page as the editor knows it.

import { eachLanguage, type Language } from '#contract/languages/language-codes.ts'
import { BLANK_HOME } from '#contract/site/blank-home.ts'
import type { StaffHome } from '#contract/site/home.ts'
import type { EditorKind } from '#web/admin/editor/editor-kind.ts'
import { seoLabel } from '#web/admin/editor/seo/seo-fields.ts'
import { forgetHome, homeQuery, updateHome } from './admin-api.ts'
import { fieldsIn, fieldsOf, formOf, formPath, type HomeFields, type HomeForm } from './admin-home-draft.ts'
import { HOME_TEXTS } from './admin-texts.ts'

export const HOME_KIND: EditorKind<HomeFields, HomeForm, StaffHome> = {
  base: 'homepage',
  page: 'web_homepage',
  form: 'home',
  blank: BLANK_HOME,
  fieldsOf,
  formOf,
  fieldsIn,
  formPath,
  title: () => eachLanguage((language) => HOME_TEXTS[language].page),
  update: updateHome,
  forget: forgetHome,
  oneKey: () => homeQuery.queryKey,
  publicPath: () => '/HomePage',
  label,
}

/** `slides.0.button.label` as people call it. */
function label(path: string, language: Language): string {
  const texts = HOME_TEXTS[language]
  const [field = '', at, ...parts] = path.split('.')
  if (field === 'seo') return seoLabel(at ?? '', language)
  const line = { ...texts.lines }[field]
  if (!line || at === undefined) return { ...texts.fields }[field] ?? field
  const named = parts.map((part) => ({ ...texts.parts })[part] ?? part)
  return [line(Number(at) + 1), ...named].join(': ')
}
