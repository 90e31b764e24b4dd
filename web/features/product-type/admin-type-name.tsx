// The name of a type in the tree, with the handle that moves it and what its name is missing.
import { HolderOutlined } from '@ant-design/icons'
import { Button, Dropdown, Tooltip } from 'antd'
import type { KeyboardEvent } from 'react'
import type { StaffProductType } from '#contract/product-type.ts'
import { missingIn } from '#web/admin/completeness.ts'
import { LANGUAGE_MARKS } from '#web/admin/language-names.ts'
import { textIn } from '#web/admin/text-in.ts'
import { type Place, placeAfter, type Step } from '#web/admin/type-tree.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { TYPE_TEXTS } from './admin-texts.ts'

const STEPS: readonly Step[] = ['up', 'down', 'into', 'out']
const KEYS: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'into', ArrowLeft: 'out' }

type Props = {
  type: StaffProductType
  types: StaffProductType[]
  movable: boolean
  onMove: (type: StaffProductType, place: Place) => void
  onOpen: (type: StaffProductType) => void
}

export function TypeName({ type, types, movable, onMove, onOpen }: Props) {
  const texts = useTexts(TYPE_TEXTS)
  const language = useLanguage()
  const may = useMay()
  const name = textIn(type.productTypeName, language)
  const missing = missingIn(type.productTypeName)

  const step = (which: Step) => {
    const place = placeAfter(types, type.id, which)
    if (place) onMove(type, place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const which = event.altKey ? KEYS[event.key] : undefined
    if (!which) return
    event.preventDefault()
    event.stopPropagation()
    step(which)
  }

  return (
    <span className="type-name">
      {movable && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: STEPS.map((which) => ({
              key: which,
              label: texts[which],
              disabled: placeAfter(types, type.id, which) === null,
              onClick: () => step(which),
            })),
          }}
        >
          <Button
            type="text"
            size="small"
            className="type-handle"
            icon={<HolderOutlined />}
            aria-label={texts.move(name)}
            title={texts.moveHint}
            onKeyDown={onKeyDown}
          />
        </Dropdown>
      )}
      {may('web_product_type:update') ? (
        <Button type="link" className="type-open" onClick={() => onOpen(type)}>
          {name}
        </Button>
      ) : (
        name
      )}
      {missing.length > 0 && (
        <Tooltip title={texts.missing}>
          <span className="missing-mark">
            <span className="hidden-text">{texts.missing}: </span>
            {missing.map((one) => LANGUAGE_MARKS[one]).join(' ')}
          </span>
        </Tooltip>
      )}
    </span>
  )
}
