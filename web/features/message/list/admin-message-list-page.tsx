// The inbox: what visitors wrote, by state, with the ways to work on many at once.
import { SnippetsOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { MessageItem } from '#contract/enquiries/message-shapes.ts'
import { MESSAGE_STATES, SPAM_REASONS } from '#contract/enquiries/message-states.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { ExportButton } from '#web/admin/list/export-button.tsx'
import { boundFilter } from '#web/admin/list/filters/bound-filter.ts'
import {
  ChoiceFilter,
  FilterBar,
  FlagFilter,
  SpanFilter,
  TextFilter,
} from '#web/admin/list/filters/filters.tsx'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { type ListOf, useList } from '#web/admin/list/use-list.ts'
import { MailBanner } from '#web/admin/messages/mail-banner.tsx'
import { INBOX } from '#web/admin/messages/messages-live.tsx'
import { NoticeButton } from '#web/admin/messages/notice-button.tsx'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit, useSession } from '#web/session/permit.tsx'
import { askedRecordsQuery, exportMessages, messagePageQuery, messageStatesQuery } from '../admin-api.ts'
import { useKindName } from '../admin-message-words.tsx'
import { PersonSelect } from '../admin-person-select.tsx'
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
      <ListPage<MessageItem>
        name="web_message"
        title={texts.title}
        description={texts.description}
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

function MessageFilters({ list }: { list: ListOf<typeof MESSAGE_LIST> }) {
  const { state, change, filtered, reset } = list
  const texts = useTexts('console/message/inbox')
  const { reasons } = useTexts('console/message/states')
  const language = useLanguage()
  const kindName = useKindName()
  const asked = useQuery(askedRecordsQuery())
  const records = asked.data ?? []
  const filter = boundFilter(list)
  return (
    <FilterBar filtered={filtered} onReset={reset}>
      <TextFilter label={texts.keyword} hint={texts.keywordHint} {...filter('keyword')} />
      <PersonSelect
        filter
        className="filter-choice"
        label={texts.assignee}
        placeholder={texts.anyAssignee}
        {...filter('assignee')}
      />
      <ChoiceFilter
        label={texts.about}
        any={texts.anyRecord}
        asked={asked}
        value={state.aboutId ?? state.productId}
        options={records.map(({ id, kind, title }) => ({
          value: id,
          label: `${textIn(title, language) || `#${id}`} · ${kindName(kind)}`,
        }))}
        onChange={(aboutId) => change({ aboutId, productId: null })}
      />
      <ChoiceFilter
        label={texts.language}
        any={texts.anyLanguage}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        {...filter('language')}
      />
      {state.state === 'spam' && (
        <ChoiceFilter
          label={texts.reason}
          any={texts.anyReason}
          options={SPAM_REASONS.map((value) => ({ value, label: reasons[value] }))}
          {...filter('spamReason')}
        />
      )}
      <SpanFilter label={texts.time} from={state.from} until={state.until} onChange={change} />
      <FlagFilter label={texts.overdueOnly} {...filter('overdue')} />
    </FilterBar>
  )
}
