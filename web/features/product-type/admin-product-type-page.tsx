// The page of the product types: their tree, and the drawer to add and edit them.
import { PlusOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { typeTreeQuery } from '#web/admin/admin-api.ts'
import { TrashButton } from '#web/admin/editor/history/trash-drawer.tsx'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { TOP } from '#web/admin/product-types/type-tree.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { forgetTypes } from './admin-api.ts'
import { TypeTable } from './admin-type-table.tsx'
import type { TypeTask } from './form/admin-type-draft.ts'
import { TypeDrawer } from './form/admin-type-drawer.tsx'
import '#web/admin/list/list.css'
import './admin-product-type.css'

export function AdminProductTypePage() {
  const texts = useTexts('console/product-type/list')
  const client = useQueryClient()
  const { data: types, error, isFetching, refetch } = useQuery(typeTreeQuery())
  const [task, setTask] = useState<TypeTask | null>(null)
  const addTop = () => setTask({ do: 'add', level: TOP })

  return (
    <div className="list-page">
      <PageHead title={texts.title} description={texts.description}>
        <Permit for="web_product_type:delete">
          <TrashButton base="product/type" onRestored={() => forgetTypes(client)} />
        </Permit>
        <Permit for="web_product_type:add">
          <Button type="primary" icon={<PlusOutlined />} onClick={addTop}>
            {texts.add}
          </Button>
        </Permit>
      </PageHead>
      {error && !types && <LoadFailed error={error} onAgain={refetch} busy={isFetching} />}
      {!error && !types && <Skeleton active paragraph={{ rows: 10 }} title={false} />}
      {types?.length === 0 && (
        <Nothing title={texts.empty} description={texts.emptyText}>
          <Permit for="web_product_type:add">
            <Button onClick={addTop}>{texts.add}</Button>
          </Permit>
        </Nothing>
      )}
      {types && types.length > 0 && (
        <TypeTable
          types={types}
          onAdd={(parent) => setTask({ do: 'add', level: String(parent.id) })}
          onEdit={(type) => setTask({ do: 'edit', type })}
        />
      )}
      {task && types && <TypeDrawer task={task} onClose={() => setTask(null)} />}
    </div>
  )
}
