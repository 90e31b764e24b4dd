// Gaps in the languages of records, as lists are narrowed to them.
import type { Gap } from '#contract/content/content.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'

export const GAPS: readonly Gap[] = LANGUAGES.flatMap(
  (language) => [`missing.${language}`, `stale.${language}`] as const,
)

const parts = (gap: Gap) => gap.split('.') as ['missing' | 'stale', Language]
export const GAP_WORDS = {
  zh: {
    label: '语言缺漏',
    any: '所有语言状态',
    of: (gap: Gap) => {
      const [is, language] = parts(gap)
      return `${LANGUAGE_NAMES[language]}：${is === 'missing' ? '未翻译' : '译文待更新'}`
    },
  },
  en: {
    label: 'Languages',
    any: 'All languages',
    of: (gap: Gap) => {
      const [is, language] = parts(gap)
      return `${LANGUAGE_NAMES[language]}: ${is === 'missing' ? 'not translated' : 'needs update'}`
    },
  },
  es: {
    label: 'Idiomas',
    any: 'Todos los idiomas',
    of: (gap: Gap) => {
      const [is, language] = parts(gap)
      return `${LANGUAGE_NAMES[language]}: ${is === 'missing' ? 'sin traducir' : 'por actualizar'}`
    },
  },
}
