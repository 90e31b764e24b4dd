// The table of success cases.
import { PlusOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { StaffCaseRow } from '#contract/news-and-cases/success-case.ts'
import { TrashButton } from '#web/admin/editor/history/trash-drawer.tsx'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { RecordRowWays } from '#web/admin/records/record-row-ways.tsx'
import { useRecordBulk } from '#web/admin/records/use-record-bulk.ts'
import { ReleaseBulk } from '#web/admin/release/release-bulk.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { casePageQuery, forgetCases } from './admin-api.ts'
import { useCaseColumns } from './admin-case-columns.tsx'
import { CaseFilters } from './admin-case-filters.tsx'
import { CASE_LIST, CASE_RECORDS } from './admin-case-list.ts'
import { CASE_LIST_TEXTS } from './admin-texts.ts'

export function AdminCaseListPage() {
  const texts = useTexts(CASE_LIST_TEXTS)
  const language = useLanguage()
  const client = useQueryClient()
  const list = useList(CASE_LIST)
  const nameOf = ({ title }: StaffCaseRow) => textIn(title, language) || texts.unnamed
  return (
    <ListPage<StaffCaseRow>
      name="web_success_case"
      title={texts.title}
      words={texts}
      list={list}
      asked={useQuery(casePageQuery(list.query))}
      filters={<CaseFilters list={list} />}
      ways={
        <>
          <Permit for="web_success_case:delete">
            <TrashButton base="successCase" onRestored={() => forgetCases(client)} />
          </Permit>
          <Permit for="web_success_case:add">
            <LinkButton type="primary" icon={<PlusOutlined />} to={`${CASE_RECORDS.forms}/add`}>
              {texts.add}
            </LinkButton>
          </Permit>
        </>
      }
      add={
        <Permit for="web_success_case:add">
          <LinkButton to={`${CASE_RECORDS.forms}/add`}>{texts.add}</LinkButton>
        </Permit>
      }
      {...useCaseColumns()}
      rowName={nameOf}
      rowLink={({ id }) => `${CASE_RECORDS.forms}/${id}`}
      actions={(one) => <RecordRowWays kind={CASE_RECORDS} row={one} name={nameOf(one)} />}
      bulk={useRecordBulk<StaffCaseRow>(CASE_RECORDS)}
      bulkMore={(selection) => <ReleaseBulk selection={selection} />}
    />
  )
}
