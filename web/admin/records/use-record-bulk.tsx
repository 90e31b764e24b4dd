// What can be done with many records at once, as far as the person may.
import { useState } from 'react'
import { bringBack, returns } from '#web/admin/editor/admin-api.ts'
import { updateRecord } from '#web/admin/kinds/admin-api.ts'
import type { BulkAction } from '#web/admin/list/bulk/bulk-action.ts'
import { TypeSelect } from '#web/admin/product-types/type-select.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { changeQuietly } from './admin-api.ts'
import type { RecordListKind, RecordRow } from './record-list-kind.ts'

type Row = RecordRow & { readonly [field: string]: unknown }

/** `under` is the field of a kind that names the product type its records stand under; without one there is nothing to move. */
export function useRecordBulk<R extends Row>(
  { base, page }: RecordListKind,
  under: string | undefined,
): BulkAction<R>[] {
  const texts = useTexts('console/list/records')
  const may = useMay()
  const move = ({ id, version }: RecordRow, typeId: unknown) =>
    updateRecord(base, { id, version, [under ?? '']: typeId })
  const moving: BulkAction<R> = {
    key: 'move',
    permit: `${page}:update`,
    label: texts.move,
    ask: texts.moveMany,
    says: texts.moveManySays,
    done: texts.movedMany,
    chooses: (onChoose) => <MoveTarget label={texts.moveTarget} onChoose={onChoose} />,
    run: move,
    undo: (row, moved) => move(moved as RecordRow, row[under ?? '']),
  }
  const turn = (way: 'publish' | 'unpublish', back: typeof way) => ({
    key: way,
    permit: `${page}:publish` as const,
    run: (row: R) => changeQuietly(base, way, row),
    undo: (_: R, turned: unknown) => changeQuietly(base, back, turned as RecordRow),
  })
  return [
    {
      ...turn('publish', 'unpublish'),
      label: texts.publish,
      ask: texts.publishMany,
      says: texts.publishManySays,
      done: texts.publishedMany,
      fits: ({ state }) => state !== 'published',
      // What visitors saw before a second publishing is not kept.
      reversible: ({ state }) => state === 'draft',
    },
    {
      ...turn('unpublish', 'publish'),
      label: texts.unpublish,
      ask: texts.unpublishMany,
      says: texts.unpublishManySays,
      done: texts.unpublishedMany,
      fits: ({ state }) => state !== 'draft',
      reversible: ({ state }) => state === 'published',
    },
    ...(under === undefined ? [] : [moving]),
    {
      key: 'remove',
      permit: `${page}:delete`,
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
    },
  ]
}

function MoveTarget({ label, onChoose }: { label: string; onChoose: (typeId?: number) => void }) {
  const [level, setLevel] = useState<string | null>(null)
  return (
    <p className="dialog-says">
      <label htmlFor="move-target">{label}</label>
      <TypeSelect
        id="move-target"
        value={level}
        onChange={(next) => {
          setLevel(next)
          onChoose(next === null ? undefined : Number(next))
        }}
      />
    </p>
  )
}
