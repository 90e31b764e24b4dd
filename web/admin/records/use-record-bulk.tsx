// What can be done with many records at once, as far as the person may.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { bringBack, returns } from '#web/admin/editor/admin-api.ts'
import { updateRecord } from '#web/admin/kinds/admin-api.ts'
import type { BulkAction } from '#web/admin/list/bulk/bulk-action.ts'
import { TypeSelect } from '#web/admin/product-types/type-select.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { changeQuietly } from './admin-api.ts'
import type { RecordListKind, RecordRow } from './record-list-kind.ts'

/** `under` is the field of a kind that names the product type its records stand under. */
export function useRecordBulk<Row extends RecordRow & { readonly [field: string]: unknown }>(
  kind: RecordListKind,
  under?: string,
): BulkAction<Row>[] {
  const texts = useTexts('console/list/records')
  const may = useMay()
  const client = useQueryClient()
  const { base, page } = kind
  const settled = () => kind.forget(client)
  const move = useMoveBulk<Row>(kind, under)
  const actions: BulkAction<Row>[] = []
  if (may(`${page}:publish`)) {
    actions.push(
      {
        key: 'publish',
        label: texts.publish,
        ask: texts.publishMany,
        description: texts.publishManyText,
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
        description: texts.unpublishManyText,
        done: texts.unpublishedMany,
        fits: ({ state }) => state !== 'draft',
        run: (row) => changeQuietly(base, 'unpublish', row),
        undo: (_, hidden) => changeQuietly(base, 'publish', hidden as RecordRow),
        reversible: ({ state }) => state === 'published',
        settled,
      },
    )
  }
  actions.push(...move)
  if (may(`${page}:delete`)) {
    actions.push({
      key: 'remove',
      label: texts.remove,
      ask: texts.removeMany,
      description: texts.removeManyText,
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

type Row = RecordRow & { readonly [field: string]: unknown }

/** `under` is the field that names the type; without one there is nothing to move. */
function useMoveBulk<R extends Row>(
  { base, page, forget }: RecordListKind,
  under: string | undefined,
): BulkAction<R>[] {
  const texts = useTexts('console/list/records')
  const may = useMay()
  const client = useQueryClient()
  const target = useRef<number | null>(null)
  if (under === undefined || !may(`${page}:update`)) return []
  const move = ({ id, version }: RecordRow, typeId: unknown) =>
    updateRecord(base, { id, version, [under]: typeId })
  return [
    {
      key: 'move',
      label: texts.move,
      ask: texts.moveMany,
      description: texts.moveManyText,
      done: texts.movedMany,
      chooses: (onReady) => (
        <MoveTarget
          label={texts.moveTarget}
          onChoose={(typeId) => {
            target.current = typeId
            onReady(typeId !== null)
          }}
        />
      ),
      run: (row) => move(row, target.current),
      undo: (row, moved) => move(moved as RecordRow, row[under]),
      settled: () => forget(client),
    },
  ]
}

function MoveTarget({ label, onChoose }: { label: string; onChoose: (typeId: number | null) => void }) {
  const [level, setLevel] = useState<string | null>(null)
  return (
    <p className="dialog-says">
      <label htmlFor="move-target">{label}</label>
      <TypeSelect
        id="move-target"
        value={level}
        onChange={(next) => {
          setLevel(next)
          onChoose(next === null ? null : Number(next))
        }}
      />
    </p>
  )
}
