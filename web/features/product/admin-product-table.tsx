// The rows of the product list.
import { FireOutlined } from '@ant-design/icons'
import { Table, type TableProps, Tooltip } from 'antd'
import { Link } from 'react-router'
import type { StaffProductRow } from '#contract/product.ts'
import { ProductStateWord } from '#web/admin/product-state.tsx'
import { textIn } from '#web/admin/text-in.ts'
import { TimePassed } from '#web/admin/time-passed.tsx'
import { useMiddling, useRoomy } from '#web/admin/use-media.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/image-address.ts'
import { thousands } from '#web/ui/number-format.ts'
import { ProductActions } from './admin-product-actions.tsx'
import { DEFAULT_SORT, PAGE_SIZES, type ProductFilters, type ProductSort } from './admin-product-filters.ts'
import { PRODUCT_TEXTS } from './admin-texts.ts'

type Props = {
  page: { total: number; items: StaffProductRow[] }
  filters: ProductFilters
  loading: boolean
  onChange: (patch: Partial<ProductFilters>) => void
  onRemove: (product: StaffProductRow) => void
}

export function ProductTable({ page, filters, loading, onChange, onRemove }: Props) {
  const texts = useTexts(PRODUCT_TEXTS)
  const middling = useMiddling()
  return (
    <Table<StaffProductRow>
      className="product-table"
      rowKey="id"
      size="middle"
      columns={useColumns(filters.sort, onRemove)}
      dataSource={page.items}
      loading={loading}
      sortDirections={['ascend', 'descend', 'ascend']}
      showSorterTooltip={false}
      pagination={{
        current: filters.page,
        pageSize: filters.limit,
        total: page.total,
        pageSizeOptions: [...PAGE_SIZES],
        showSizeChanger: middling,
        size: middling ? 'medium' : 'small',
        hideOnSinglePage: page.total <= PAGE_SIZES[0],
        showTotal: (total) => texts.total(total, thousands(total)),
        placement: ['bottomEnd'],
      }}
      onChange={({ current, pageSize }, _, sorter, { action }) => {
        if (action === 'paginate') {
          const limit = pageSize ?? filters.limit
          return onChange({ limit, page: limit === filters.limit ? (current ?? 1) : 1 })
        }
        if (action === 'sort' && !Array.isArray(sorter)) {
          onChange({ sort: sortOf(String(sorter.columnKey), sorter.order) })
        }
      }}
    />
  )
}

type Columns = NonNullable<TableProps<StaffProductRow>['columns']>

function sortOf(key: string, order: 'ascend' | 'descend' | null | undefined): ProductSort {
  if (!order) return DEFAULT_SORT
  return (order === 'descend' ? `-${key}` : key) as ProductSort
}

const orderOf = (key: string, sort: ProductSort) =>
  sort === key ? ('ascend' as const) : sort === `-${key}` ? ('descend' as const) : null

function useColumns(sort: ProductSort, onRemove: (product: StaffProductRow) => void): Columns {
  const texts = useTexts(PRODUCT_TEXTS)
  const language = useLanguage()
  const roomy = useRoomy()
  const middling = useMiddling()
  const type: Columns = [
    {
      title: texts.type,
      key: 'type',
      ellipsis: true,
      render: (_, { productTypeName }) =>
        productTypeName ? (
          textIn(productTypeName, language)
        ) : (
          <span className="missing-mark">{texts.noType}</span>
        ),
    },
  ]
  const stateAndTime: Columns = [
    {
      title: texts.state,
      dataIndex: 'state',
      width: 190,
      render: (state: StaffProductRow['state']) => <ProductStateWord state={state} />,
    },
    {
      title: texts.updated,
      key: 'updateTime',
      dataIndex: 'updateTime',
      width: 156,
      sorter: true,
      sortOrder: orderOf('updateTime', sort),
      render: (time: string) => <TimePassed time={time} />,
    },
  ]
  return [
    {
      title: texts.name,
      key: 'productModel',
      sorter: true,
      sortOrder: orderOf('productModel', sort),
      render: (_, product) => <ProductName product={product} />,
    },
    ...(roomy ? type : []),
    ...(middling ? stateAndTime : []),
    {
      title: <span className="hidden-text">{texts.actions}</span>,
      key: 'actions',
      align: 'right',
      width: roomy ? 210 : 56,
      render: (_, product) => <ProductActions product={product} onRemove={() => onRemove(product)} />,
    },
  ]
}

/** What has no column of its own in a narrow table stands under the name. */
function ProductName({ product }: { product: StaffProductRow }) {
  const roomy = useRoomy()
  const middling = useMiddling()
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
        <Link to={`/webSystemManage/web_product/${product.id}`}>
          {textIn(product.productName, language) || texts.unnamed}
        </Link>
        <small>
          {product.productModel || texts.noModel}
          {product.hot && (
            <Tooltip title={texts.hot}>
              <FireOutlined aria-label={texts.hot} className="hot-mark" />
            </Tooltip>
          )}
        </small>
        {!roomy && product.productTypeName && (
          <small className="product-type-name">{textIn(product.productTypeName, language)}</small>
        )}
        {!middling && <ProductStateWord state={product.state} />}
      </span>
    </span>
  )
}
