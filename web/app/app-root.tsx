// What both sides render around the router, so that the browser finds exactly what the server made.
import { type ReactNode, StrictMode } from 'react'
import { LanguageProvider, type LanguageStore } from '#web/i18n/language.tsx'
import { type Doorway, DoorwayProvider } from '#web/site/links/doorway.tsx'
import { type Preview, PreviewProvider } from '#web/site/notices/preview.tsx'

type Props = { language: LanguageStore; doorway: Doorway; preview: Preview | null; children: ReactNode }

export function AppRoot({ language, doorway, preview, children }: Props) {
  return (
    <StrictMode>
      <LanguageProvider store={language}>
        <PreviewProvider preview={preview}>
          <DoorwayProvider doorway={doorway}>{children}</DoorwayProvider>
        </PreviewProvider>
      </LanguageProvider>
    </StrictMode>
  )
}
