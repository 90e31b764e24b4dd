// The columns of the list of news.
import { PushpinOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import type { StaffNewsRow } from '#contract/news-and-cases/news.ts'
import type { ListColumn, MainColumn } from '#web/admin/list/list-columns.ts'
import { useRecordColumns } from '#web/admin/records/record-columns.tsx'
import { RecordName } from '#web/admin/records/record-name.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { NEWS_RECORDS } from './admin-news-list.ts'
import './admin-news.css'

type Columns = { main: MainColumn<StaffNewsRow>; columns: ListColumn<StaffNewsRow>[] }

export function useNewsColumns(): Columns {
  const texts = useTexts('console/news/list')
  const categories = useTexts('site/ui').newsCategories
  const language = useLanguage()
  // News are known by their date, which is the last to go.
  const common = useRecordColumns('roomy')
  return {
    main: {
      key: 'title',
      title: texts.name,
      cell: (piece, folded) => (
        <RecordName
          cover={piece.cover}
          to={`${NEWS_RECORDS.forms}/${piece.id}`}
          title={textIn(piece.title, language) || texts.unnamed}
          line={
            <>
              {categories[piece.category]}
              {piece.pinned && (
                <Tooltip title={texts.pinned}>
                  <PushpinOutlined aria-label={texts.pinned} className="pinned-mark" />
                </Tooltip>
              )}
            </>
          }
          folded={folded}
        />
      ),
    },
    columns: [
      { key: 'date', title: texts.date, width: 124, sort: true, cell: ({ date }) => date },
      {
        key: 'author',
        title: texts.author,
        from: 'roomy',
        extra: true,
        width: 160,
        ellipsis: true,
        cell: ({ author }) => textIn(author, language),
        folded: false,
      },
      ...common,
    ],
  }
}
