// What can be done with one row of the product list, as far as the person may.
import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useNavigate } from 'react-router'
import type { StaffProductRow } from '#contract/product.ts'
import { textIn } from '#web/admin/text-in.ts'
import { useRoomy } from '#web/admin/use-media.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { usePublishing } from './admin-product-publishing.tsx'
import { PRODUCT_TEXTS } from './admin-texts.ts'

type Props = { product: StaffProductRow; onRemove: () => void }
type Way = { key: string; label: string; danger?: boolean; onClick: () => void }

export function ProductActions({ product, onRemove }: Props) {
  const texts = useTexts(PRODUCT_TEXTS)
  const name = textIn(product.productName, useLanguage()) || texts.unnamed
  const roomy = useRoomy()
  const may = useMay()
  const navigate = useNavigate()
  const { publish, unpublish, busy } = usePublishing(product, name)

  const edit: Way = {
    key: 'edit',
    label: may('web_product:update') ? texts.edit : texts.view,
    onClick: () => void navigate(`/webSystemManage/web_product/${product.id}`),
  }
  const ways: Way[] = [edit]
  if (may('web_product:publish')) {
    if (product.state !== 'published') {
      const label = product.state === 'changed' ? texts.publishAgain : texts.publish
      ways.push({ key: 'publish', label, onClick: publish })
    }
    if (product.state !== 'draft') ways.push({ key: 'unpublish', label: texts.unpublish, onClick: unpublish })
  }
  if (may('web_product:delete'))
    ways.push({ key: 'remove', label: texts.remove, danger: true, onClick: onRemove })

  // Two actions stand in the row, the rest in its menu.
  const shown = roomy ? ways.slice(0, ways.length > 3 ? 2 : 3) : []
  const more = ways.filter((way) => !shown.includes(way))
  return (
    <span className="row-ways">
      {shown.map(({ key, label, ...way }) => (
        <Button key={key} type="link" size="small" disabled={busy} aria-label={`${label}: ${name}`} {...way}>
          {label}
        </Button>
      ))}
      {more.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: more }}>
          <Button
            type="text"
            size={roomy ? 'small' : 'middle'}
            icon={<MoreOutlined />}
            loading={busy}
            aria-label={`${texts.more}: ${name}`}
          />
        </Dropdown>
      )}
    </span>
  )
}
