// The inbox: what visitors wrote, by state, with the ways to work on many at once.
import { SnippetsOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { MessageItem } from '#contract/enquiries/message-shapes.ts'
import { ExportButton } from '#web/admin/list/export-button.tsx'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import { NoticeButton } from '#web/admin/messages/desktop-notice.tsx'
import { MailBanner } from '#web/admin/messages/mail-banner.tsx'
import { INBOX } from '#web/admin/messages/messages-live.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { Permit, useSession } from '#web/session/permit.tsx'
import { exportMessages, messagePageQuery } from '../admin-api.ts'
import { useMessageBulk } from './admin-message-bulk.tsx'
import { useMessageColumns } from './admin-message-columns.tsx'
import { MessageFilters } from './admin-message-filters.tsx'
import { askedFor, MESSAGE_LIST } from './admin-message-list.ts'
import { MessageTabs } from './admin-message-tabs.tsx'
import '../admin-message.css'

const CannedDrawer = lazy(async () => ({
  default: (await import('../canned/admin-canned-drawer.tsx')).CannedDrawer,
}))

export function AdminMessageListPage() {
  const texts = useTexts('console/message/inbox')
  const { id } = useSession()
  const list = useList(MESSAGE_LIST)
  const [canned, setCanned] = useState(false)
  return (
    <div className="inbox-page">
      <MailBanner />
      <ListPage<MessageItem>
        name="web_message"
        title={texts.title}
        says={texts.says}
        words={texts}
        list={list}
        asked={useQuery(messagePageQuery(askedFor(list.query, id)))}
        tabs={<MessageTabs list={list} />}
        filters={<MessageFilters list={list} />}
        buttons={
          <>
            <NoticeButton />
            <Button icon={<SnippetsOutlined />} onClick={() => setCanned(true)}>
              {texts.canned}
            </Button>
            <Permit for="web_message:export">
              <ExportButton
                label={texts.export}
                make={(options) => exportMessages(askedFor(MESSAGE_LIST.filtersOf(list.state), id), options)}
              />
            </Permit>
          </>
        }
        {...useMessageColumns()}
        rowName={({ name, number }) => texts.row({ name, number })}
        rowLink={(message) => `${INBOX}/${message.id}`}
        bulk={useMessageBulk()}
      />
      {canned && (
        <Suspense>
          <CannedDrawer onClose={() => setCanned(false)} />
        </Suspense>
      )}
    </div>
  )
}
