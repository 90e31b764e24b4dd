// The pages of declared kinds as routes load them.
import type { ComponentType } from 'react'
import type { ConsoleKind, ConsoleSingle } from './admin-api.ts'
import { KindFormPage } from './kind-form-page.tsx'
import { KindListPage } from './kind-list-page.tsx'
import { SingleFormPage } from './single-form-page.tsx'

const PAGES = { list: KindListPage, form: KindFormPage }

/** The list or the form of a kind. */
export function kindPage(kind: ConsoleKind, which: keyof typeof PAGES): ComponentType {
  const Page = PAGES[which]
  return () => <Page kind={kind} />
}

/** The form of a kind of which there is one record. */
export const singlePage = (kind: ConsoleSingle): ComponentType => {
  return () => <SingleFormPage kind={kind} />
}
