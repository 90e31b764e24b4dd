// The page of reviews: what waits for the person, what they asked for, and what came back.
import { SettingOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Pagination, Segmented } from 'antd'
import { useState } from 'react'
import type { ReviewRow } from '#contract/content/review.ts'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { reviewAddress } from '#web/admin/records/review-address.ts'
import { formatMoment, formatMomentInFull } from '#web/admin/shown-values/format-moment.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { REVIEWS_ON_PAGE, type ReviewList, reviewsQuery } from './admin-api.ts'
import { ReviewRules } from './admin-review-rules.tsx'
import { ReviewState } from './admin-review-state.tsx'
import './admin-review.css'

const LISTS: readonly ReviewList[] = ['waiting', 'asked', 'returned', 'all']

export function AdminReviewListPage() {
  const texts = useTexts('console/release/review')
  const [list, setList] = useState<ReviewList>('waiting')
  const [page, setPage] = useState(1)
  const [ruling, setRuling] = useState(false)
  const asked = useQuery(reviewsQuery(list, page))
  const { data } = asked
  return (
    <div className="reviews">
      <PageHead title={texts.title} description={texts.description}>
        <Permit for="web_review:rules">
          <Button icon={<SettingOutlined />} onClick={() => setRuling(true)}>
            {texts.rules}
          </Button>
        </Permit>
      </PageHead>
      <Segmented<ReviewList>
        aria-label={texts.listLabel}
        className="review-lists"
        value={list}
        onChange={(next) => {
          setList(next)
          setPage(1)
        }}
        options={LISTS.map((value) => ({ value, label: texts.lists[value] }))}
      />
      <Pending asked={asked} rows={6} />
      {data?.total === 0 && <Nothing title={texts.none[list]} description={texts.noneText} />}
      {data && data.total > 0 && (
        <ul className="review-rows" aria-label={texts.lists[list]}>
          {data.items.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
      {data && data.total > REVIEWS_ON_PAGE && (
        <Pagination
          current={page}
          pageSize={REVIEWS_ON_PAGE}
          total={data.total}
          showSizeChanger={false}
          showTotal={(count) => texts.total({ count })}
          onChange={setPage}
        />
      )}
      {ruling && <ReviewRules onClose={() => setRuling(false)} />}
    </div>
  )
}

function Row({ row }: { row: ReviewRow }) {
  const texts = useTexts('console/release/review')
  const kinds = useKindNames('one')
  const language = useLanguage()
  const { asked, returned } = row
  const said = returned ?? asked
  const by = said.by?.nickName || said.by?.username || texts.someone
  const time = formatMoment(said.time, language)
  return (
    <li className="review-row">
      <span className="review-kind">{kinds[row.kind]}</span>
      <span className="review-record">
        <RouterLink to={reviewAddress(row.kind, row.id)}>
          {textIn(row.title, language) || `#${row.id}`}
        </RouterLink>
        <small title={formatMomentInFull(said.time, language)}>
          {returned ? texts.returnedTitle({ by, time }) : texts.askedBy({ by, time })}
        </small>
        {said.text && <q>{said.text}</q>}
      </span>
      <span className="review-tags">
        <ReviewState state={row.state} />
        {row.void && <small className="review-void">{texts.void}</small>}
        {row.comments > 0 && <small>{texts.comments({ count: row.comments })}</small>}
      </span>
    </li>
  )
}
