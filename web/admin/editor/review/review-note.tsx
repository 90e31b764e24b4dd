// Says above a form where its review stands, with the way to it.
import { Alert } from 'antd'
import type { Review } from '#contract/content/review.ts'
import { reviewAddress } from '#web/admin/records/review-address.ts'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { isAsked } from './admin-api.ts'
import './review.css'

const TYPES = {
  asked: 'info',
  inReview: 'info',
  approved: 'success',
  returned: 'warning',
  none: 'info',
} as const

export function ReviewNote({ review }: { review: Review | undefined }) {
  const texts = useTexts('console/editor/review')
  const language = useLanguage()
  if (!review || (review.state === 'none' && review.comments === 0)) return null
  const { state, asked, returned, before } = review
  const by = (one: Review['asked']) => one?.by?.nickName || one?.by?.username || texts.someone
  const words = () => {
    if (state === 'returned') return texts.returnedNote({ by: by(returned), reason: returned?.text ?? '' })
    if (state === 'approved') return texts.approvedNote
    if (before.length > 0) return texts.voidNote
    return asked ? texts.askedNote({ by: by(asked), time: formatMoment(asked.time, language) }) : ''
  }
  return (
    <Alert
      className="editor-note review-note"
      type={before.length > 0 && isAsked(review) ? 'warning' : TYPES[state]}
      showIcon
      title={
        <>
          {words()} <RouterLink to={reviewAddress(review.kind, review.id)}>{texts.open}</RouterLink>
        </>
      }
    />
  )
}
