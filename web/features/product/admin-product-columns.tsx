// The columns of the product list.
import { FireOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import type { ReactNode } from 'react'
import type { StaffProductRow } from '#contract/product.ts'
import type { ListColumn, MainColumn } from '#web/admin/list/list-columns.ts'
import { ProductStateWord } from '#web/admin/product-state.tsx'
import { textIn } from '#web/admin/text-in.ts'
import { TimePassed } from '#web/admin/time-passed.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/image-address.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { PRODUCT_TEXTS } from './admin-texts.ts'

type Columns = { main: MainColumn<StaffProductRow>; columns: ListColumn<StaffProductRow>[] }

export function useProductColumns(): Columns {
  const texts = useTexts(PRODUCT_TEXTS)
  const language = useLanguage()
  const typeName = ({ productTypeName }: StaffProductRow) =>
    productTypeName && textIn(productTypeName, language)
  return {
    main: {
      key: 'productModel',
      title: texts.name,
      sort: true,
      cell: (product, folded) => <ProductName product={product} folded={folded} />,
    },
    columns: [
      {
        key: 'type',
        title: texts.type,
        from: 'roomy',
        ellipsis: true,
        cell: (product) => typeName(product) || <span className="missing-mark">{texts.noType}</span>,
        folded: typeName,
      },
      {
        key: 'state',
        title: texts.state,
        width: 190,
        cell: ({ state }) => <ProductStateWord state={state} />,
      },
      {
        key: 'updateTime',
        title: texts.updated,
        width: 156,
        sort: true,
        cell: ({ updateTime }) => <TimePassed time={updateTime} />,
        folded: false,
      },
      {
        key: 'createTime',
        title: texts.created,
        width: 156,
        sort: true,
        from: 'roomy',
        extra: true,
        cell: ({ createTime }) => <TimePassed time={createTime} />,
        folded: false,
      },
    ],
  }
}

function ProductName({ product, folded }: { product: StaffProductRow; folded: ReactNode }) {
  const texts = useTexts(PRODUCT_TEXTS)
  const language = useLanguage()
  return (
    <span className="product-name">
      {product.cover ? (
        <img src={imageAddress(product.cover, 160, [4, 3])} alt="" width={64} height={48} loading="lazy" />
      ) : (
        <span className="no-cover" />
      )}
      <span>
        <RouterLink to={`/webSystemManage/web_product/${product.id}`}>
          {textIn(product.productName, language) || texts.unnamed}
        </RouterLink>
        <small>
          {product.productModel || texts.noModel}
          {product.status === 'discontinued' && ` · ${texts.discontinued}`}
          {product.hot && (
            <Tooltip title={texts.hot}>
              <FireOutlined aria-label={texts.hot} className="hot-mark" />
            </Tooltip>
          )}
        </small>
        {folded}
      </span>
    </span>
  )
}
