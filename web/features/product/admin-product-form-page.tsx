// The page on which a product is added or edited.
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { CODE } from '#contract/answer.ts'
import type { StaffProduct } from '#contract/product.ts'
import { LinkButton } from '#web/admin/link-button.tsx'
import { LoadFailed } from '#web/admin/load-failed.tsx'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { productQuery } from './admin-api.ts'
import { FORM_TEXTS } from './admin-form-texts.ts'
import { ProductEditor } from './admin-product-editor.tsx'
import './admin-product-form.css'

export function AdminProductFormPage() {
  const { id } = useParams()
  return id === undefined ? <ProductEditor product={null} /> : <Existing key={id} id={Number(id)} />
}

function Existing({ id }: { id: number }) {
  const texts = useTexts(FORM_TEXTS)
  const { data, error, isFetching, refetch } = useQuery(productQuery(id))
  // What the form started from. Later answers never replace what is being typed.
  const [opened, setOpened] = useState<StaffProduct | null>(null)
  if (!opened && data && !isFetching && !error) setOpened(data)

  if (opened) return <ProductEditor product={opened} />
  if (!error || isFetching) return <Skeleton active paragraph={{ rows: 14 }} />
  if (error instanceof Refused && error.code === CODE.notFound) {
    return (
      <div className="load-failed" role="alert">
        <h1>{texts.gone}</h1>
        <LinkButton to="/webSystemManage/web_product">{texts.back}</LinkButton>
      </div>
    )
  }
  return <LoadFailed error={error} onAgain={refetch} busy={isFetching} />
}
