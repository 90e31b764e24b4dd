// What can be done with many products at once, as far as the person may.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { StaffProductRow } from '#contract/products/product.ts'
import { bringBack, returns } from '#web/admin/editor/admin-api.ts'
import type { BulkAction } from '#web/admin/list/bulk/bulk-action.ts'
import { TypeSelect } from '#web/admin/product-types/type-select.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { changeQuietly, forgetProducts, moveQuietly } from '../admin-api.ts'

type Target = Pick<StaffProductRow, 'id' | 'version'>

export function useProductBulk(): BulkAction<StaffProductRow>[] {
  const texts = useTexts('console/product/bulk')
  const may = useMay()
  const client = useQueryClient()
  const target = useRef<number | null>(null)
  const settled = () => forgetProducts(client)
  const actions: BulkAction<StaffProductRow>[] = []
  if (may('web_product:publish')) {
    actions.push(
      {
        key: 'publish',
        ...texts.publish,
        fits: ({ state }) => state !== 'published',
        run: (product) => changeQuietly('publish', product),
        undo: (_, published: Target) => changeQuietly('unpublish', published),
        // What visitors saw before a second publishing is not kept.
        reversible: ({ state }) => state === 'draft',
        settled,
      },
      {
        key: 'unpublish',
        ...texts.unpublish,
        fits: ({ state }) => state !== 'draft',
        run: (product) => changeQuietly('unpublish', product),
        undo: (_, unpublished: Target) => changeQuietly('publish', unpublished),
        reversible: ({ state }) => state === 'published',
        settled,
      },
    )
  }
  if (may('web_product:update')) {
    actions.push({
      key: 'move',
      ...texts.move,
      chooses: (onReady) => (
        <MoveTarget
          label={texts.target}
          onChoose={(typeId) => {
            target.current = typeId
            onReady(typeId !== null)
          }}
        />
      ),
      run: (product) => moveQuietly(product, target.current),
      undo: ({ productTypeId }, moved: Target) => moveQuietly(moved, productTypeId),
      settled,
    })
  }
  if (may('web_product:delete')) {
    actions.push({
      key: 'remove',
      ...texts.remove,
      danger: true,
      run: (product) => changeQuietly('delete', product),
      undo: (product) => bringBack('product', product),
      reversible: ({ state }) => returns(state, may('web_product:publish')),
      // Visitors do not see it, so that nothing they see points at it in vain.
      unasked: ({ state }) => state === 'draft',
      settled,
    })
  }
  return actions
}

function MoveTarget({ label, onChoose }: { label: string; onChoose: (typeId: number | null) => void }) {
  const [level, setLevel] = useState<string | null>(null)
  return (
    <p className="dialog-says">
      <label htmlFor="product-move-target">{label}</label>
      <TypeSelect
        id="product-move-target"
        value={level}
        onChange={(next) => {
          setLevel(next)
          onChoose(next === null ? null : Number(next))
        }}
      />
    </p>
  )
}
