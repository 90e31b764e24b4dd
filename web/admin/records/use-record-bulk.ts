// What can be done with many records at once, as far as the person may.
import { useQueryClient } from '@tanstack/react-query'
import { bringBack, returns } from '#web/admin/editor/admin-api.ts'
import type { BulkAction } from '#web/admin/list/bulk/bulk-action.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { changeQuietly } from './admin-api.ts'
import type { RecordListKind, RecordRow } from './record-list-kind.ts'

/** `own` of the kind stand before the deletion. */
export function useRecordBulk<Row extends RecordRow>(
  kind: RecordListKind,
  own: BulkAction<Row>[],
): BulkAction<Row>[] {
  const texts = useTexts('console/list/records')
  const may = useMay()
  const client = useQueryClient()
  const { base, page } = kind
  const settled = () => kind.forget(client)
  const actions: BulkAction<Row>[] = []
  if (may(`${page}:publish`)) {
    actions.push(
      {
        key: 'publish',
        label: texts.publish,
        ask: texts.publishMany,
        says: texts.publishManySays,
        done: texts.publishedMany,
        fits: ({ state }) => state !== 'published',
        run: (row) => changeQuietly(base, 'publish', row),
        undo: (_, published) => changeQuietly(base, 'unpublish', published as RecordRow),
        // What visitors saw before a second publishing is not kept.
        reversible: ({ state }) => state === 'draft',
        settled,
      },
      {
        key: 'unpublish',
        label: texts.unpublish,
        ask: texts.unpublishMany,
        says: texts.unpublishManySays,
        done: texts.unpublishedMany,
        fits: ({ state }) => state !== 'draft',
        run: (row) => changeQuietly(base, 'unpublish', row),
        undo: (_, hidden) => changeQuietly(base, 'publish', hidden as RecordRow),
        reversible: ({ state }) => state === 'published',
        settled,
      },
    )
  }
  actions.push(...own)
  if (may(`${page}:delete`)) {
    actions.push({
      key: 'remove',
      label: texts.remove,
      ask: texts.removeMany,
      says: texts.removeManySays,
      done: texts.removedMany,
      danger: true,
      run: (row) => changeQuietly(base, 'delete', row),
      undo: (row) => bringBack(base, row),
      reversible: ({ state }) => returns(state, may(`${page}:publish`)),
      // Visitors do not see it, so that nothing they see points at it in vain.
      unasked: ({ state }) => state === 'draft',
      settled,
    })
  }
  return actions
}
