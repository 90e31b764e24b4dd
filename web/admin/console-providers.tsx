// What surrounds every page of the console: queries, Ant Design's theme and words, messages, unsaved forms.
import { keepPreviousData, type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { App, ConfigProvider } from 'antd'
import { type ReactNode, useLayoutEffect } from 'react'
import { antdLocaleQuery } from '#web/admin/antd-locale.ts'
import { consoleTheme } from '#web/admin/console-theme.ts'
import { type Unsaved, UnsavedProvider } from '#web/admin/unsaved.tsx'
import { useLanguage } from '#web/i18n/language.tsx'
import './console.css'
import './console-words.css'

/** No space between the two characters of a Chinese label. */
const PLAIN_BUTTON = { autoInsertSpace: false }

type Props = { client: QueryClient; unsaved: Unsaved; children: ReactNode }

export function ConsoleProviders({ client, unsaved, children }: Props) {
  return (
    <QueryClientProvider client={client}>
      <UnsavedProvider value={unsaved}>
        <Themed>{children}</Themed>
      </UnsavedProvider>
    </QueryClientProvider>
  )
}

function Themed({ children }: { children: ReactNode }) {
  const { data: locale } = useQuery({
    ...antdLocaleQuery(useLanguage()),
    placeholderData: keepPreviousData,
  })
  useLightScheme()
  return (
    <ConfigProvider theme={consoleTheme} button={PLAIN_BUTTON} {...(locale && { locale })}>
      <App className="console" message={{ maxCount: 4 }}>
        {children}
      </App>
    </ConfigProvider>
  )
}

/** The console's colours are plain values made for the light scheme; the site's tokens beside them must agree. */
function useLightScheme() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const before = dataset.theme
    dataset.theme = 'light'
    return () => {
      if (before === undefined) delete dataset.theme
      else dataset.theme = before
    }
  }, [])
}
