// What is to be known of a review before its changes: what came of it, who asked, how many approvals are there.
import { Alert } from 'antd'
import type { WholeReview } from '#contract/content/review.ts'
import { isAsked } from '#web/admin/editor/review/admin-api.ts'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

type Said = WholeReview['asked']

export function ReviewNotices({ review }: { review: WholeReview }) {
  const texts = useTexts('console/release/review')
  const language = useLanguage()
  const { state, returned, before, version, why, may } = review
  const named = (said: Said) => said?.by?.nickName || said?.by?.username || texts.someone
  const notice = (type: 'info' | 'warning' | 'success' | 'error', title: string, description?: string) => (
    <Alert type={type} showIcon className="review-notice" title={title} description={description} />
  )
  if (state === 'returned' && returned)
    return notice(
      'error',
      texts.returnedTitle({ by: named(returned), time: formatMoment(returned.time, language) }),
      returned.text,
    )
  if (state === 'approved') return notice('success', texts.approvedTitle({ version }), texts.approvedText)
  const [last] = before.toReversed()
  if (last)
    return notice(
      'warning',
      texts.voidTitle,
      texts.voidText({
        names: before
          .filter((one) => one.version === last.version)
          .map(({ by }) => by.nickName || by.username)
          .join(', '),
        version: last.version,
      }),
    )
  if (isAsked(review) && !may.approve && why === 'author') return notice('info', texts.authorNote)
  if (isAsked(review) && !may.approve && why === 'limits') return notice('info', texts.limitsNote)
  return null
}

/** One line: who asked, which versions, how many approvals, how many changes. */
export function ReviewSays({ review, changes }: { review: WholeReview; changes: number }) {
  const texts = useTexts('console/release/review')
  const language = useLanguage()
  const { asked, version, shownVersion, needs, comments } = review
  const by = asked?.by?.nickName || asked?.by?.username || texts.someone
  const names = [
    ...new Set(needs.flatMap((need) => need.by.map(({ nickName, username }) => nickName || username))),
  ]
  return (
    <p className="review-says">
      {asked && <span>{texts.askedBy({ by, time: formatMoment(asked.time, language) })}</span>}
      {asked?.text && <q>{asked.text}</q>}
      <span>
        {shownVersion === null
          ? texts.versionNew({ version })
          : texts.versions({ version, shown: shownVersion })}
      </span>
      {needs.map(({ group, approvals, by: given }) => (
        <span key={group}>
          {texts.needs({ group: texts.group[group], given: given.length, wanted: approvals })}
        </span>
      ))}
      {names.length > 0 && <span>{texts.approvedBy({ names: names.join(', ') })}</span>}
      <span>{texts.changes({ count: changes })}</span>
      {comments > 0 && <span>{texts.comments({ count: comments })}</span>}
    </p>
  )
}
