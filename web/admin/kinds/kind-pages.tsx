// The pages of declared kinds as routes load them.
import type { ComponentType } from 'react'
import type { ConsoleKind } from './admin-api.ts'
import { KindFormPage } from './kind-form-page.tsx'
import { KindListPage } from './kind-list-page.tsx'

const PAGES = { list: KindListPage, form: KindFormPage }

/** The list or the form of a kind. */
export function kindPage(kind: ConsoleKind, which: keyof typeof PAGES): ComponentType {
  const Page = PAGES[which]
  return () => <Page kind={kind} />
}
