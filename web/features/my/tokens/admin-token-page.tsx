// The page of tokens: which programs there are, what each may do and when it last did, and the way to a new one.
import { PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Pagination } from 'antd'
import { useState } from 'react'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { SecretDialog } from '#web/admin/page-parts/secret-dialog.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { TOKENS_ON_PAGE, tokensQuery } from './admin-api.ts'
import { TokenCard } from './admin-token-card.tsx'
import { TokenDrawer } from './admin-token-drawer.tsx'
import './admin-token.css'

export function AdminTokenPage() {
  const texts = useTexts('console/my/tokens')
  const may = useMay()
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<'drawer' | { secret: string } | null>(null)
  const asked = useQuery(tokensQuery(page))
  const { data } = asked
  const close = () => setOpen(null)
  const add = may('tokenList:add') && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen('drawer')}>
      {texts.add}
    </Button>
  )
  return (
    <div className="tokens">
      <PageHead title={texts.title} description={texts.description}>
        {add}
      </PageHead>
      <Pending asked={asked} rows={8} />
      {data?.total === 0 && <Nothing title={texts.none} description={texts.noneText} />}
      {data && data.total > 0 && (
        <ul className="token-list" aria-label={texts.title}>
          {data.items.map((token) => (
            <li key={token.id}>
              <TokenCard token={token} />
            </li>
          ))}
        </ul>
      )}
      {data && data.total > TOKENS_ON_PAGE && (
        <Pagination
          className="token-pages"
          current={page}
          pageSize={TOKENS_ON_PAGE}
          total={data.total}
          showSizeChanger={false}
          showTotal={(count) => texts.total({ count })}
          onChange={setPage}
        />
      )}
      {open === 'drawer' && <TokenDrawer onClose={close} onSecret={(secret) => setOpen({ secret })} />}
      {open !== null && open !== 'drawer' && (
        <SecretDialog
          title={texts.secretTitle}
          description={texts.secretText}
          label={texts.secretTitle}
          secret={open.secret}
          words={{ ...texts, close: texts.done }}
          onClose={close}
        />
      )}
    </div>
  )
}
