// Ant Design's own words in the language shown, each language a chunk of its own.
import type { ConfigProviderProps } from 'antd'
import type { Language } from '#contract/languages/language-codes.ts'

export type AntdLocale = NonNullable<ConfigProviderProps['locale']>

const LOADERS: Record<Language, () => Promise<{ default: AntdLocale }>> = {
  zh: () => import('antd/es/locale/zh_CN'),
  en: () => import('antd/es/locale/en_US'),
  es: () => import('antd/es/locale/es_ES'),
}

export const antdLocaleQuery = (language: Language) => ({
  queryKey: ['antd-locale', language] as const,
  queryFn: async () => (await LOADERS[language]()).default,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
