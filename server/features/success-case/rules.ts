// The rules of success cases: what is filtered by, and what must be there before visitors see it.
import { NO_SLUGS } from '#contract/content.ts'
import { picturesInText } from '#contract/rich-doc.ts'
import type { CaseContent } from '#contract/success-case.ts'
import type { Reason } from '#server/failure.ts'
import { type KindRules, staffShape } from '#server/publishing/kind.ts'
import { hasText } from '#server/publishing/text.ts'

export const caseRules: KindRules<CaseContent> = {
  kind: 'successCase',
  title: ({ title }) => title,
  slugs: () => NO_SLUGS,
  records: ({ products }) =>
    products.map((id, index) => ({ field: `products.${index}`, kind: 'product', id })),
  columns: ({ title }) => ({ search: Object.values(title).join('\n') }),
  pictures: ({ cover, challenge, solution, outcome }) => [
    ...(cover === null ? [] : [{ field: 'cover', key: cover }]),
    ...picturesInText(challenge, 'challenge'),
    ...picturesInText(solution, 'solution'),
    ...picturesInText(outcome, 'outcome'),
  ],
  missing: ({ title }): Record<string, Reason> => (hasText(title) ? {} : { title: titleMissing }),
  present: async (entry) => ({ ...entry.content, ...staffShape(entry) }),
}

const titleMissing: Reason = {
  zh: '请至少用一种语言填写标题',
  en: 'Please enter a title in at least one language.',
  es: 'Escriba un título en al menos un idioma.',
}
