// The inbox: what visitors wrote, by state, with the ways to work on many at once.
import { SnippetsOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { MESSAGE_STATES } from '#contract/enquiries/message-states.ts'
import { ExportButton } from '#web/admin/list/export-button.tsx'
import { ChoiceFilter } from '#web/admin/list/filters/filters.tsx'
import type { FiltersOf } from '#web/admin/list/filters/list-filters.tsx'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { type ListOf, useList } from '#web/admin/list/use-list.ts'
import { AssigneeSelect } from '#web/admin/messages/assignee-select.tsx'
import { MailBanner } from '#web/admin/messages/mail-banner.tsx'
import { INBOX } from '#web/admin/messages/messages-live.tsx'
import { NoticeButton } from '#web/admin/messages/notice-button.tsx'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit, useSession } from '#web/session/permit.tsx'
import {
  askedRecordsQuery,
  exportMessages,
  forgetMessages,
  messagePageQuery,
  messageStatesQuery,
} from '../admin-api.ts'
import { useKindName } from '../admin-message-words.tsx'
import { useMessageBulk } from './admin-message-bulk.tsx'
import { useMessageColumns } from './admin-message-columns.tsx'
import { askedFor, MESSAGE_LIST } from './admin-message-list.ts'
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
      <ListPage
        name="web_message"
        words={texts}
        list={list}
        asked={useQuery(messagePageQuery(askedFor(list.query, id)))}
        tabs={<MessageTabs list={list} />}
        filters={useMessageFilters(list)}
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
        forget={forgetMessages}
      />
      {canned && (
        <Suspense>
          <CannedDrawer onClose={() => setCanned(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** As far as the server counts. */
const COUNTED = 1_000

/** The states as tabs, with how many messages are in each under the other filters. */
function MessageTabs({ list }: { list: ListOf<typeof MESSAGE_LIST> }) {
  const texts = useTexts('console/message/inbox')
  const { states: words } = useTexts('console/message/states')
  const { id } = useSession()
  const { state: _, spamReason: _reason, ...others } = askedFor(MESSAGE_LIST.filtersOf(list.state), id)
  const { data } = useQuery(messageStatesQuery(others))
  const chosen = list.state.state
  const shown = (count: number) => (count >= COUNTED ? '1,000+' : String(count))
  const tab = (state: typeof chosen, label: string, count?: number) => (
    <button
      key={label}
      type="button"
      aria-pressed={chosen === state}
      data-state={state}
      onClick={() => list.change({ state, spamReason: null })}
    >
      {label} {count !== undefined && <small>{shown(count)}</small>}
    </button>
  )
  return (
    <div className="message-tabs" role="toolbar" aria-label={texts.tabs}>
      {tab(null, texts.all)}
      {tab('open', texts.open, data && data.new + data.assigned)}
      {MESSAGE_STATES.map((state) => tab(state, words[state], data?.[state]))}
    </div>
  )
}

function useMessageFilters({ state, change }: ListOf<typeof MESSAGE_LIST>): FiltersOf<typeof MESSAGE_LIST> {
  const texts = useTexts('console/message/inbox')
  const { reasons } = useTexts('console/message/states')
  const language = useLanguage()
  const kindName = useKindName()
  const asked = useQuery(askedRecordsQuery())
  return [
    { name: 'keyword', label: texts.keyword, hint: texts.keywordHint },
    <AssigneeSelect
      key="assignee"
      filter
      className="filter-choice"
      label={texts.assignee}
      placeholder={texts.anyAssignee}
      value={state.assignee}
      onChange={(assignee) => change({ assignee })}
    />,
    <ChoiceFilter
      key="about"
      label={texts.about}
      any={texts.anyRecord}
      asked={asked}
      value={state.aboutId ?? state.productId}
      options={(asked.data ?? []).map(({ id, kind, title }) => ({
        value: id,
        label: `${textIn(title, language) || `#${id}`} · ${kindName(kind)}`,
      }))}
      onChange={(aboutId) => change({ aboutId, productId: null })}
    />,
    {
      name: 'language',
      label: texts.language,
      any: texts.anyLanguage,
      option: (one) => LANGUAGE_NAMES[one],
    },
    state.state === 'spam' && {
      name: 'spamReason',
      label: texts.reason,
      any: texts.anyReason,
      option: (reason) => reasons[reason],
    },
    { span: texts.time },
    { name: 'overdue', label: texts.overdueOnly },
  ]
}
