// The pages of declared kinds as routes load them, with their words.
import { type ComponentType, Suspense } from 'react'
import type { ConsoleKind } from './admin-api.ts'
import { KindFormPage } from './kind-form-page.tsx'
import { KindListPage } from './kind-list-page.tsx'
import { loadKindWords } from './kind-words.ts'

const PAGES = { list: KindListPage, form: KindFormPage }

/** The page of a kind, once its words in the language of the document are there. */
export async function kindPage(kind: ConsoleKind, which: keyof typeof PAGES): Promise<ComponentType> {
  await loadKindWords(kind.kind, document.documentElement.lang)
  const Page = PAGES[which]
  return () => (
    <Suspense>
      <Page kind={kind} />
    </Suspense>
  )
}
