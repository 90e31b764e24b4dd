// What waits to be looked through: somebody asks for an approval, or returned what the person asked for, or a program proposes changes.
import type { Waiting, WaitingProposal, WaitingReview } from '#contract/console/waiting.ts'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { usePermittedAddress } from '#web/admin/page-parts/record-link.ts'
import { proposalAddress } from '#web/admin/records/proposal-address.ts'
import { reviewAddress } from '#web/admin/records/review-address.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { countTo, Group, type Row } from './admin-waiting-list.tsx'

const REVIEWS = '/webSystemManage/web_review'

export function ReviewGroup({ reviews, proposals }: Pick<Waiting, 'reviews' | 'proposals'>) {
  const texts = useTexts('console/dashboard/waiting')
  const kinds = useKindNames('one')
  const language = useLanguage()
  const way = usePermittedAddress()(REVIEWS)
  const row = (item: WaitingReview): Row => ({
    key: `${item.kind}:${item.id}`,
    at: <TimePassed time={item.time} counted />,
    tone: item.why === 'returned' ? 'warn' : undefined,
    name: textIn(item.title, language) || kinds[item.kind],
    description: (
      <>
        {(item.why === 'returned' ? texts.reviewReturned : texts.reviewAsked)({ by: item.by })}{' '}
        {item.said && <bdi>{item.said}</bdi>}
      </>
    ),
    act: { label: texts.review, to: reviewAddress(item.kind, item.id) },
  })
  const proposed = ({ id, name, program, time }: WaitingProposal): Row => ({
    key: `proposal:${id}`,
    at: <TimePassed time={time} counted />,
    name,
    description: texts.proposes({ program }),
    act: { label: texts.review, to: proposalAddress(id) },
  })
  const { count, items } = reviews ?? NONE
  return (
    <Group
      title={texts.groups.reviews}
      actions={
        way && count > items.length ? [{ to: way, name: `${texts.allReviews}: ${countTo(count)}` }] : []
      }
      rows={[...items.map(row), ...(proposals?.items ?? []).map(proposed)]}
    />
  )
}

const NONE = { count: 0, items: [] }
