// The foot of a review: where it stands, and what the person can do about it now.
import { CheckOutlined, DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { WholeReview } from '#contract/content/review.ts'
import { isAsked } from '#web/admin/editor/review/admin-api.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { ReviewDesk } from './admin-use-review.ts'

type Props = {
  review: WholeReview
  desk: ReviewDesk
  step: (by: 1 | -1) => void
  onAsk: () => void
  onReturn: () => void
}

export function ReviewFoot({ review, desk, step, onAsk, onReturn }: Props) {
  const texts = useTexts('console/release/review')
  const { state, may, version, needs } = review
  const { busy, run, rights } = desk
  const stands = () => {
    if (state === 'returned') return texts.with
    if (state === 'approved') return texts.approvedTitle({ version })
    if (needs.length === 0) return texts.nothingNeeded
    return may.approve ? texts.waits : state === 'none' ? texts.notAsked : texts.open
  }
  const button = (label: string, action: Parameters<typeof run>[0], primary = false) => (
    <Button type={primary ? 'primary' : 'default'} disabled={busy} onClick={() => void run(action)}>
      {label}
    </Button>
  )
  const isOpen = isAsked(review) || state === 'approved'
  return (
    <footer className="review-foot">
      <strong>{stands()}</strong>
      <span className="review-steps">
        <Button
          icon={<UpOutlined />}
          aria-label={texts.before}
          title={texts.before}
          onClick={() => step(-1)}
        />
        <Button icon={<DownOutlined />} aria-label={texts.next} title={texts.next} onClick={() => step(1)} />
      </span>
      <span className="review-actions">
        {!isOpen && may.ask && (
          <Button type="primary" disabled={busy} onClick={onAsk}>
            {texts.ask}
          </Button>
        )}
        {isOpen && rights.update && button(texts.withdraw, 'withdraw')}
        {isOpen && rights.review && (
          <Button disabled={busy} onClick={onReturn}>
            {texts.return}
          </Button>
        )}
        {may.takeBack && button(texts.takeBack, 'takeBack')}
        {may.approve && (
          <Button type="primary" icon={<CheckOutlined />} disabled={busy} onClick={() => void run('approve')}>
            {texts.approve({ version })}
          </Button>
        )}
        {state === 'approved' && rights.publish && button(texts.publish({ version }), 'publish', true)}
      </span>
    </footer>
  )
}
