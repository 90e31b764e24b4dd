// The pages of declared kinds as routes load them.
import type { ComponentType } from 'react'
import type { ConsoleKind, ConsoleSingle } from './admin-api.ts'
import { KindFormPage } from './kind-form-page.tsx'
import { KindListPage, type ListActions } from './kind-list-page.tsx'
import { SingleFormPage } from './single-form-page.tsx'

/** The list of a kind, with what can be done there beside what every list has. */
export const kindListPage =
  (kind: ConsoleKind, Actions?: ListActions): ComponentType =>
  () => <KindListPage kind={kind} Actions={Actions} />
/** The form of a kind. */
export const kindFormPage =
  (kind: ConsoleKind): ComponentType =>
  () => <KindFormPage kind={kind} />

/** The form of a kind of which there is one record. */
export const singlePage = (kind: ConsoleSingle): ComponentType => {
  return () => <SingleFormPage kind={kind} />
}
