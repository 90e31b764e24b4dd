// The table of news.
import { ImportOutlined, PlusOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { StaffNewsRow } from '#contract/news-and-cases/news.ts'
import { TrashButton } from '#web/admin/editor/history/trash-drawer.tsx'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { RecordRowActions } from '#web/admin/records/record-row-actions.tsx'
import { useRecordBulk } from '#web/admin/records/use-record-bulk.ts'
import { ReleaseBulk } from '#web/admin/release/release-bulk.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { forgetNews, newsPageQuery } from './admin-api.ts'
import { useNewsColumns } from './admin-news-columns.tsx'
import { NewsFilters } from './admin-news-filters.tsx'
import { asDays, NEWS_LIST, NEWS_RECORDS } from './admin-news-list.ts'

/** Comes with the first click. */
const NewsImport = lazy(async () => ({
  default: (await import('./import/admin-news-import.tsx')).NewsImport,
}))

export function AdminNewsListPage() {
  const texts = useTexts('console/news/list')
  const language = useLanguage()
  const client = useQueryClient()
  const list = useList(NEWS_LIST)
  const [importing, setImporting] = useState(false)
  const nameOf = ({ title }: StaffNewsRow) => textIn(title, language) || texts.unnamed
  return (
    <>
      <ListPage<StaffNewsRow>
        name="web_news"
        title={texts.title}
        words={texts}
        list={list}
        asked={useQuery(newsPageQuery(asDays(list.query)))}
        filters={<NewsFilters list={list} />}
        buttons={
          <>
            <Permit for="web_news:delete">
              <TrashButton base="news" onRestored={() => forgetNews(client)} />
            </Permit>
            <Permit for="web_news:import">
              <Button icon={<ImportOutlined />} onClick={() => setImporting(true)}>
                {texts.import}
              </Button>
            </Permit>
            <Permit for="web_news:add">
              <LinkButton type="primary" icon={<PlusOutlined />} to={`${NEWS_RECORDS.forms}/0`}>
                {texts.add}
              </LinkButton>
            </Permit>
          </>
        }
        add={
          <Permit for="web_news:add">
            <LinkButton to={`${NEWS_RECORDS.forms}/0`}>{texts.add}</LinkButton>
          </Permit>
        }
        {...useNewsColumns()}
        rowName={nameOf}
        rowLink={({ id }) => `${NEWS_RECORDS.forms}/${id}`}
        actions={(piece) => <RecordRowActions kind={NEWS_RECORDS} row={piece} name={nameOf(piece)} />}
        bulk={useRecordBulk<StaffNewsRow>(NEWS_RECORDS)}
        bulkMore={(selection) => <ReleaseBulk selection={selection} />}
      />
      {importing && (
        <Suspense>
          <NewsImport onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}
