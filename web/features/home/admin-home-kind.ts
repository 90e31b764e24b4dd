// The home page as the editor knows it.

import type { Text } from '#contract/languages/language.ts'
import { BLANK_HOME } from '#contract/site/blank-home.ts'
import type { StaffHome } from '#contract/site/home.ts'
import type { EditorKind } from '#web/admin/editor/editor-kind.ts'
import { seoLabel } from '#web/admin/editor/seo/seo-fields.ts'
import type { Say } from '#web/i18n/language.tsx'
import { forgetHome, homeQuery, updateHome } from './admin-api.ts'
import { fieldsIn, fieldsOf, formOf, formPath, type HomeFields, type HomeForm } from './admin-home-draft.ts'

/** What the page is called, as in the table of routes. */
export const HOME_TITLE: Text = { zh: '首页', en: 'Home page', es: 'Página de inicio' }

export const HOME_KIND: EditorKind<HomeFields, HomeForm, StaffHome> = {
  base: 'homepage',
  page: 'web_homepage',
  form: 'home',
  blank: BLANK_HOME,
  fieldsOf,
  formOf,
  fieldsIn,
  formPath,
  title: () => HOME_TITLE,
  update: updateHome,
  forget: forgetHome,
  oneKey: () => homeQuery.queryKey,
  publicPath: () => '/HomePage',
  label,
}

/** `slides.0.button.label` as people call it. */
function label(path: string, say: Say): string {
  const texts = say('console/home')
  const [field = '', at, ...parts] = path.split('.')
  if (field === 'seo') return seoLabel(at ?? '', say)
  const line = { ...texts.lines }[field]
  if (!line || at === undefined) return { ...texts.fields }[field] ?? field
  const named = parts.map((part) => ({ ...texts.parts })[part] ?? part)
  return [line({ at: Number(at) + 1 }), ...named].join(': ')
}
