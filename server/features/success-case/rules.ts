// The rules of success cases: what is filtered by, and what must be there before visitors see it.
import type { CaseContent } from '#contract/success-case.ts'
import type { Reason } from '#server/failure.ts'
import type { KindRules } from '#server/publishing/kind.ts'
import { hasText } from '#server/publishing/text.ts'

export const caseRules: KindRules<CaseContent> = {
  kind: 'successCase',
  columns: ({ title }) => ({ search: Object.values(title).join('\n') }),
  pictures: ({ cover }) => (cover === null ? [] : [{ field: 'cover', key: cover }]),
  missing: ({ title }): Record<string, Reason> => (hasText(title) ? {} : { title: titleMissing }),
  present: async (entry) => entry,
}

const titleMissing: Reason = {
  zh: '请至少用一种语言填写标题',
  en: 'Please enter a title in at least one language.',
  es: 'Escriba un título en al menos un idioma.',
}
