// Ant Design's own words in the language shown, each language a chunk of its own.
import { locales } from 'virtual:antd-locales'
import type { Language } from '#contract/languages/language-codes.ts'

export const antdLocaleQuery = (language: Language) => ({
  queryKey: ['antd-locale', language] as const,
  queryFn: async () => (await locales[language]()).default,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
