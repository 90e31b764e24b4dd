// What can be done with one type of the tree, as far as the person may.
import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import type { StaffProductType } from '#contract/product-type.ts'
import { textIn } from '#web/admin/text-in.ts'
import { depthOf } from '#web/admin/tree/tree-moves.ts'
import { branchOf, DEEPEST } from '#web/admin/type-tree.ts'
import { useRoomy } from '#web/admin/use-media.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { TYPE_TEXTS } from './admin-texts.ts'

type Props = {
  type: StaffProductType
  types: StaffProductType[]
  onAdd: (parent: StaffProductType) => void
  onEdit: (type: StaffProductType) => void
  onRemove: (type: StaffProductType) => void
}

export function TypeActions({ type, types, onAdd, onEdit, onRemove }: Props) {
  const texts = useTexts(TYPE_TEXTS)
  const name = textIn(type.productTypeName, useLanguage())
  const roomy = useRoomy()
  const may = useMay()
  const ways = [
    ...(may('web_product_type:add')
      ? [
          {
            key: 'add',
            label: texts.addChild,
            danger: false,
            disabled: depthOf(types.map(branchOf), branchOf(type).parentId) >= DEEPEST,
            onClick: () => onAdd(type),
          },
        ]
      : []),
    ...(may('web_product_type:update')
      ? [{ key: 'edit', label: texts.edit, danger: false, disabled: false, onClick: () => onEdit(type) }]
      : []),
    ...(may('web_product_type:delete')
      ? [{ key: 'remove', label: texts.remove, danger: true, disabled: false, onClick: () => onRemove(type) }]
      : []),
  ]
  if (ways.length === 0) return null
  if (!roomy) {
    return (
      <Dropdown trigger={['click']} menu={{ items: ways }}>
        <Button type="text" icon={<MoreOutlined />} aria-label={`${texts.more}: ${name}`} />
      </Dropdown>
    )
  }
  return (
    <span className="row-ways">
      {ways.map(({ key, label, ...way }) => (
        <Button key={key} type="link" size="small" aria-label={`${label}: ${name}`} {...way}>
          {label}
        </Button>
      ))}
    </span>
  )
}
