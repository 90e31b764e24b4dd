// Moves many records to another product type, of kinds whose records stand under one.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { updateRecord } from '#web/admin/kinds/admin-api.ts'
import type { BulkAction } from '#web/admin/list/bulk/bulk-action.ts'
import { TypeSelect } from '#web/admin/product-types/type-select.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import type { RecordListKind, RecordRow } from './record-list-kind.ts'

type Row = RecordRow & { readonly [field: string]: unknown }

/** `under` is the field that names the type; without one there is nothing to move. */
export function useMoveBulk<R extends Row>(
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
      says: texts.moveManySays,
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
