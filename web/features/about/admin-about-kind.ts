// The about-us page as the editor knows it.

import type { Text } from '#contract/languages/language.ts'
import type { StaffAbout } from '#contract/site/about.ts'
import { BLANK_ABOUT } from '#contract/site/blank-about.ts'
import type { EditorKind } from '#web/admin/editor/editor-kind.ts'
import { seoLabel } from '#web/admin/editor/seo/seo-fields.ts'
import type { Say } from '#web/i18n/language.tsx'
import {
  type AboutFields,
  type AboutForm,
  fieldsIn,
  fieldsOf,
  formOf,
  formPath,
} from './admin-about-draft.ts'
import { aboutQuery, forgetAbout, updateAbout } from './admin-api.ts'

/** What the page is called, as in the table of routes. */
export const ABOUT_TITLE: Text = { zh: '关于我们', en: 'About us', es: 'Quiénes somos' }

export const ABOUT_KIND: EditorKind<AboutFields, AboutForm, StaffAbout> = {
  base: 'aboutus',
  page: 'web_aboutus',
  form: 'about',
  blank: BLANK_ABOUT,
  fieldsOf,
  formOf,
  fieldsIn,
  formPath,
  title: () => ABOUT_TITLE,
  update: updateAbout,
  forget: forgetAbout,
  oneKey: () => aboutQuery.queryKey,
  publicPath: () => '/aboutus',
  label,
}

/** `timeline.0.title` as people call it. */
function label(path: string, say: Say): string {
  const texts = say('console/about')
  const [field = '', at, part] = path.split('.')
  if (field === 'seo') return seoLabel(at ?? '', say)
  const line = { ...texts.lines }[field]
  if (!line || at === undefined) return { ...texts.fields }[field] ?? field
  return [line({ at: Number(at) + 1 }), part && { ...texts.parts }[part]].filter(Boolean).join(': ')
}
