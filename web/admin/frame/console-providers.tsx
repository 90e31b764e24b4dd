// What surrounds every page of the console: queries, Ant Design's theme and words, messages, unsaved forms.
import { StyleProvider } from '@ant-design/cssinjs'
import { keepPreviousData, type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import enUS from 'antd/es/locale/en_US'
import { type ReactNode, useMemo } from 'react'
import { LateApp } from '#web/admin/frame/late/late-app.tsx'
import {
  AppearanceProvider,
  useAppearance,
  useColours,
  useDocumentColours,
  useScheme,
} from '#web/admin/frame/looks/appearance.tsx'
import { consoleTheme } from '#web/admin/frame/looks/console-theme.ts'
import { type Unsaved, UnsavedProvider } from '#web/admin/frame/unsaved/unsaved.tsx'
import { useStill } from '#web/admin/page-parts/use-media.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import '#web/admin/frame/looks/console.css'
import '#web/admin/frame/looks/console-words.css'
import { locales } from 'virtual:antd-locales'
import { type Language, WORDS_OF } from '#contract/languages/language-codes.ts'

/** No space between the two characters of a Chinese label. */
const PLAIN_BUTTON = { autoInsertSpace: false }

type Props = { client: QueryClient; unsaved: Unsaved; children: ReactNode }

export function ConsoleProviders({ client, unsaved, children }: Props) {
  return (
    <QueryClientProvider client={client}>
      <UnsavedProvider value={unsaved}>
        <AppearanceProvider>
          <Themed>{children}</Themed>
        </AppearanceProvider>
      </UnsavedProvider>
    </QueryClientProvider>
  )
}

function Themed({ children }: { children: ReactNode }) {
  const { data: locale } = useQuery({
    ...antdLocaleQuery(useLanguage()),
    placeholderData: keepPreviousData,
  })
  const { size } = useAppearance()
  const scheme = useScheme()
  const colours = useColours()
  useDocumentColours(scheme, colours)
  const still = useStill()
  const theme = useMemo(() => consoleTheme(colours, scheme, size, still), [colours, scheme, size, still])
  return (
    // Always with words: a locale that came later would build everything inside anew, and an open menu would be gone.
    <StyleProvider layer>
      <ConfigProvider theme={theme} button={PLAIN_BUTTON} locale={locale ?? enUS}>
        <LateApp>{children}</LateApp>
      </ConfigProvider>
    </StyleProvider>
  )
}

export const antdLocaleQuery = (language: Language) => ({
  queryKey: ['antd-locale', language] as const,
  queryFn: async () => (await locales[WORDS_OF[language]]?.())?.default ?? enUS,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
