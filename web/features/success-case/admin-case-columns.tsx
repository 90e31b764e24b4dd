// The columns of the list of cases.
import type { StaffCaseRow } from '#contract/news-and-cases/success-case.ts'
import type { ListColumn, MainColumn } from '#web/admin/list/list-columns.ts'
import { useRecordColumns } from '#web/admin/records/record-columns.tsx'
import { RecordName } from '#web/admin/records/record-name.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { CASE_RECORDS } from './admin-case-list.ts'
import { CASE_LIST_TEXTS } from './admin-texts.ts'

type Columns = { main: MainColumn<StaffCaseRow>; columns: ListColumn<StaffCaseRow>[] }

export function useCaseColumns(): Columns {
  const texts = useTexts(CASE_LIST_TEXTS)
  const language = useLanguage()
  const common = useRecordColumns()
  return {
    main: {
      key: 'title',
      title: texts.name,
      cell: (one, folded) => (
        <RecordName
          cover={one.cover}
          to={`${CASE_RECORDS.forms}/${one.id}`}
          title={textIn(one.title, language) || texts.unnamed}
          line={textIn(one.client, language)}
          folded={folded}
        />
      ),
    },
    columns: [
      {
        key: 'industry',
        title: texts.industry,
        from: 'roomy',
        width: 150,
        ellipsis: true,
        cell: ({ industry }) => textIn(industry, language),
      },
      {
        key: 'region',
        title: texts.region,
        from: 'roomy',
        extra: true,
        width: 140,
        ellipsis: true,
        cell: ({ region }) => textIn(region, language),
        folded: false,
      },
      {
        key: 'year',
        title: texts.year,
        from: 'roomy',
        width: 96,
        sort: true,
        cell: ({ year }) => year,
        folded: false,
      },
      ...common,
    ],
  }
}
