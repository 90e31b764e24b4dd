// The history of a product type, and who else has it open; restoring publishes at once, as every write of types does.
import { HistoryOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import type { StaffProductType } from '#contract/product-type.ts'
import { HistoryDrawer } from '#web/admin/editor/history-drawer.tsx'
import { HISTORY_TEXTS } from '#web/admin/editor/history-texts.ts'
import { Presence } from '#web/admin/editor/presence.tsx'
import type { FieldWords } from '#web/admin/editor/shown-change.tsx'
import { TOP } from '#web/admin/type-tree.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { forgetTypes, restoreType } from './admin-api.ts'
import { fieldsOf } from './admin-type-draft.ts'

type Props = { type: StaffProductType; words: FieldWords; onRestored: () => void }

export function TypeHistory({ type, words, onRestored }: Props) {
  const texts = useTexts(HISTORY_TEXTS)
  const client = useQueryClient()
  const may = useMay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <span className="type-extra">
        <Presence base="product/type" id={type.id} editing />
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
