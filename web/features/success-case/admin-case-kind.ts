// Success cases as the editor knows them.
import type { Language } from '#contract/languages/language-codes.ts'
import type { StaffCase } from '#contract/news-and-cases/success-case.ts'
import type { EditorKind } from '#web/admin/editor/editor-kind.ts'
import { seoLabel } from '#web/admin/editor/seo/seo-fields.ts'
import { hasText } from '#web/admin/forms/completeness.ts'
import { addCase, caseQuery, forgetCases, updateCase } from './admin-api.ts'
import {
  BLANK_CASE,
  type CaseFields,
  type CaseForm,
  fieldsIn,
  fieldsOf,
  formOf,
  formPath,
} from './admin-case-draft.ts'
import { CASE_FORM_TEXTS } from './admin-form-texts.ts'

export const CASE_KIND: EditorKind<CaseFields, CaseForm, StaffCase> = {
  base: 'successCase',
  page: 'web_success_case',
  form: 'case',
  list: '/webSystemManage/web_success_case',
  blank: BLANK_CASE,
  fieldsOf,
  formOf,
  fieldsIn,
  formPath,
  title: ({ title }) => title,
  check: ({ title }, language): Record<string, string> =>
    hasText(title) ? {} : { title: CASE_FORM_TEXTS[language].titleEmpty },
  add: addCase,
  update: updateCase,
  forget: forgetCases,
  oneKey: (id) => caseQuery(id).queryKey,
  publicPath: ({ id }) => `/successCaseDetail/${id}`,
  label,
}

/** `results.0.says` as people call it. */
function label(path: string, language: Language): string {
  const texts = CASE_FORM_TEXTS[language]
  const names = texts as Record<string, unknown>
  const [field = '', at, part] = path.split('.')
  if (field === 'seo' && at) return seoLabel(at, language)
  if (field === 'results' && at)
    return [texts.result(Number(at) + 1), part && names[part]].filter(Boolean).join(': ')
  if (field === 'quotation' && at) return `${texts.quotation}: ${names[at]}`
  return names[field] as string
}
