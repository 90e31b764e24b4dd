// What a list of records must know of their kind, so that publishing and deleting work in it.
import type { QueryClient } from '@tanstack/react-query'
import type { ContentState } from '#contract/content/content.ts'
import type { ManyBase } from '#web/admin/editor/editor-kind.ts'
import type { ConsoleKind } from '#web/admin/kinds/admin-api.ts'

/** A row of such a list. */
export type RecordRow = { id: number; version: number; state: ContentState }

export type RecordListKind = {
  /** Between `/api/web/` and the verb of a call. */
  base: ManyBase
  /** Buttons are `<page>:update` and so on. */
  page: ConsoleKind['page']
  /** A form is at `<forms>/<id>`. */
  forms: string
  /** After a write: lists are asked for anew. */
  forget: (client: QueryClient) => unknown
}
