// What others ask for that this person can grant: a button in the top bar, there only while something waits.
import { KeyOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { Counted } from '#web/admin/page-parts/counted.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { rightRequestsQuery } from './admin-api.ts'

const RightRequestList = lazy(async () => ({
  default: (await import('./right-request-list.tsx')).RightRequestList,
}))

export function RightRequests() {
  const texts = useTexts('console/frame/rights')
  const may = useMay()
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const grants = may(['roleSetting:update', 'roleList:members', 'userList:update'])
  const { data = [] } = useQuery({ ...rightRequestsQuery(), enabled: grants })
  if (!grants || (data.length === 0 && !open)) return null
  return (
    <>
      <Button
        type="text"
        aria-label={texts.waiting({ count: data.length })}
        title={texts.waiting({ count: data.length })}
        icon={
          <Counted count={data.length}>
            <KeyOutlined />
          </Counted>
        }
        onClick={() => {
          setUsed(true)
          setOpen(true)
        }}
      />
      {used && (
        <Suspense>
          <RightRequestList open={open} onClose={() => setOpen(false)} requests={data} />
        </Suspense>
      )}
    </>
  )
}
