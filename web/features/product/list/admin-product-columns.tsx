// The columns of the product list.
import { FireOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import type { StaffProductRow } from '#contract/products/product.ts'
import type { ListColumn, MainColumn } from '#web/admin/list/list-columns.ts'
import { useRecordColumns } from '#web/admin/records/record-columns.tsx'
import { RecordName } from '#web/admin/records/record-name.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

type Columns = { main: MainColumn<StaffProductRow>; columns: ListColumn<StaffProductRow>[] }

export function useProductColumns(): Columns {
  const texts = useTexts('console/product/list')
  const language = useLanguage()
  const common = useRecordColumns()
  const typeName = ({ productTypeName }: StaffProductRow) =>
    productTypeName && textIn(productTypeName, language)
  return {
    main: {
      key: 'productModel',
      title: texts.name,
      sort: true,
      cell: (product, folded) => (
        <RecordName
          cover={product.cover}
          to={`/webSystemManage/web_product/${product.id}`}
          title={textIn(product.productName, language) || texts.unnamed}
          line={
            <>
              {product.productModel || texts.noModel}
              {product.status === 'discontinued' && ` · ${texts.discontinued}`}
              {product.hot && (
                <Tooltip title={texts.hot}>
                  <FireOutlined aria-label={texts.hot} className="hot-mark" />
                </Tooltip>
              )}
            </>
          }
          folded={folded}
        />
      ),
    },
    columns: [
      {
        key: 'type',
        title: texts.type,
        from: 'roomy',
        width: 200,
        ellipsis: true,
        cell: (product) => typeName(product) || <span className="missing-mark">{texts.noType}</span>,
        folded: typeName,
      },
      ...common,
    ],
  }
}
