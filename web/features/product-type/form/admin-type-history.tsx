// The history of a product type, and who else has it open; what visitors see as it stands they see restored at once.
import { EyeOutlined, HistoryOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import type { StaffProductType } from '#contract/products/product-type.ts'
import type { FieldWords } from '#web/admin/differences/shown-change.tsx'
import { Presence } from '#web/admin/editor/editor-notices.tsx'
import { HistoryDrawer } from '#web/admin/editor/history/history-drawer.tsx'
import { TOP } from '#web/admin/product-types/type-tree.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { forgetTypes, restoreType } from '../admin-api.ts'
import { fieldsOf } from './admin-type-draft.ts'
import { useTypePreview } from './admin-type-preview.ts'

type Props = { type: StaffProductType; words: FieldWords; dirty: boolean; onRestored: () => void }

export function TypeHistory({ type, words, dirty, onRestored }: Props) {
  const texts = useTexts('console/editor/history')
  const own = useTexts('console/product-type/list')
  const client = useQueryClient()
  const preview = useTypePreview(type)
  const may = useMay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <span className="type-extra">
        <Presence base="product/type" id={type.id} editing />
        <Tooltip title={dirty ? own.previewFirst : own.preview}>
          <Button
            icon={<EyeOutlined />}
            aria-label={own.preview}
            disabled={dirty}
            onClick={() => void preview()}
          />
        </Tooltip>
        <Button icon={<HistoryOutlined />} onClick={() => setOpen(true)}>
          {texts.title}
        </Button>
      </span>
      {open && (
        <HistoryDrawer
          base="product/type"
          record={type}
          now={fieldsOf(type)}
          fieldsOf={(content, parentId) =>
            fieldsOf({
              ...type,
              ...content,
              productTypeLevel: parentId === null ? TOP : String(parentId),
            } as StaffProductType)
          }
          words={words}
          {...(type.state === 'published' &&
            may('web_product_type:publish') && { restoreText: own.restoreText })}
          {...(may('web_product_type:update') && {
            onRestore: async (revision: number) => {
              await restoreType(type, revision)
              void forgetTypes(client)
              onRestored()
            },
          })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
