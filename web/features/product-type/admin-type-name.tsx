// The name of a type in the tree, with the handle that moves it and what its name is missing.
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { StaffProductType } from '#contract/products/product-type.ts'
import { branchOf, type TypeBranch } from '#web/admin/product-types/type-tree.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { MoveHandle } from '#web/admin/tree/move-handle.tsx'
import type { Moving, Place } from '#web/admin/tree/tree-moves.ts'
import { UntranslatedMark } from '#web/admin/tree/untranslated-mark.tsx'
import { useLanguage } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'

type Props = {
  type: StaffProductType
  tree: Moving<TypeBranch>
  movable: boolean
  onMove: (type: TypeBranch, place: Place) => void
  onOpen: (type: StaffProductType) => void
  /** Said under the name where the table has no room for it beside. */
  folded?: ReactNode
}

export function TypeName({ type, tree, movable, onMove, onOpen, folded }: Props) {
  const language = useLanguage()
  const may = useMay()
  const name = textIn(type.productTypeName, language)
  return (
    <span className="tree-name">
      {movable && <MoveHandle item={branchOf(type)} name={name} tree={tree} onMove={onMove} />}
      <span>
        {may('web_product_type:update') ? (
          <Button type="link" className="tree-open" onClick={() => onOpen(type)}>
            {name}
          </Button>
        ) : (
          name
        )}
        <UntranslatedMark text={type.productTypeName} />
        {folded && <span className="type-folded">{folded}</span>}
      </span>
    </span>
  )
}
