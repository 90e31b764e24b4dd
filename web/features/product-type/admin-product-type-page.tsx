// The page of the product types: their tree, and the drawer to add and edit them.
import { PlusOutlined } from '@ant-design/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import type { StaffProductType } from '#contract/products/product-type.ts'
import { typeTreeQuery } from '#web/admin/admin-api.ts'
import { bringBack, returns } from '#web/admin/editor/admin-api.ts'
import { RecordDeletion } from '#web/admin/editor/history/record-deletion.tsx'
import { TrashButton } from '#web/admin/editor/history/trash-drawer.tsx'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { TOP } from '#web/admin/product-types/type-tree.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit, useMay } from '#web/session/permit.tsx'
import { forgetTypes, removeType } from './admin-api.ts'
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
  const [doomed, setDoomed] = useState<StaffProductType | null>(null)
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
          onRemove={setDoomed}
        />
      )}
      {task && types && <TypeDrawer task={task} onClose={() => setTask(null)} />}
      {doomed && <TypeDeletion type={doomed} onClose={() => setDoomed(null)} />}
    </div>
  )
}

function TypeDeletion({ type, onClose }: { type: StaffProductType; onClose: () => void }) {
  const texts = useTexts('console/product-type/list')
  const name = textIn(type.productTypeName, useLanguage())
  const done = useDone()
  const client = useQueryClient()
  const comesBack = returns(type.state, useMay()('web_product_type:publish'))
  const takeBack = () => bringBack('product/type', type).finally(() => forgetTypes(client))
  const { mutateAsync } = useMutation({
    ...removeType(),
    onSuccess: () => done(texts.removed({ name }), comesBack ? takeBack : undefined),
    onSettled: () => forgetTypes(client),
  })
  return (
    <RecordDeletion
      base="product/type"
      id={type.id}
      name={name}
      returns={comesBack}
      onDelete={() => mutateAsync(type)}
      onClose={onClose}
    />
  )
}
