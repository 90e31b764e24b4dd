// The page of one review: what would change, what is said about it, and the decision.
import { EyeOutlined, FormOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Form, Input, Modal, Skeleton } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import type { WholeReview } from '#contract/content/review.ts'
import { isObject, readFields } from '#contract/fields/walk.ts'
import { DECLARATIONS, SINGLE } from '#contract/kinds/declared.ts'
import type { FieldWords as KindFieldWords } from '#contract/kinds/words.ts'
import { isKind } from '#contract/wire/kind.ts'
import { contentDifference } from '#web/admin/differences/content-difference.ts'
import { openPreview } from '#web/admin/editor/admin-api.ts'
import { AskReview } from '#web/admin/editor/review/ask-review.tsx'
import { useTabTitle } from '#web/admin/frame/tabs/tab-context.ts'
import { useKindTexts, useKindWords } from '#web/admin/kinds/kind-words.ts'
import { fieldsShown, formFields } from '#web/admin/kinds/use-editor-kind.tsx'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { usePreviewLink } from '#web/admin/page-parts/preview-link.ts'
import { RECORD_PLACES, useFormAddress } from '#web/admin/records/record-places.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { wholeReviewQuery } from './admin-api.ts'
import { ReviewBlocks } from './admin-review-blocks.tsx'
import { ReviewFoot } from './admin-review-foot.tsx'
import { ReviewNotices, ReviewSays } from './admin-review-notices.tsx'
import { ReviewState } from './admin-review-state.tsx'
import { baseOf, useReviewDesk } from './admin-use-review.ts'
import './admin-review.css'

const LIST = '/webSystemManage/web_review'

export function AdminReviewPage() {
  const texts = useTexts('console/release/review')
  const { kind = '', id = '' } = useParams()
  const known = isKind(kind) ? kind : 'product'
  const asked = useQuery({ ...wholeReviewQuery(known, Number(id)), enabled: isKind(kind) })
  if (asked.data) return <Shown key={`${kind} ${id}`} review={asked.data} />
  if (isKind(kind) && (!asked.error || asked.isFetching)) return <Skeleton active paragraph={{ rows: 12 }} />
  const gone = { title: texts.gone, back: texts.back, to: LIST }
  return <LoadFailed error={asked.error ?? new Error(texts.gone)} onAgain={asked.refetch} gone={gone} />
}

/** The fields of both sides as the editor compares them. */
function useChanges(review: WholeReview) {
  const words = useKindWords<KindFieldWords>(review.kind, useKindTexts(review.kind))
  const declared = [...DECLARATIONS, ...SINGLE].find(({ kind }) => kind === review.kind)
  if (!declared) return { changes: [], shown: { label: (path: string) => path } }
  const fields = formFields(declared)
  const under = 'under' in declared ? declared.under?.name : undefined
  const side = (content: unknown, parent: number | null) =>
    readFields(fields, { ...(isObject(content) ? content : {}), ...(under && { [under]: parent }) })
  return {
    changes: contentDifference(side(review.shown, review.shownUnder), side(review.content, review.under)),
    shown: fieldsShown(declared, words),
  }
}

function Shown({ review }: { review: WholeReview }) {
  const texts = useTexts('console/release/review')
  const language = useLanguage()
  const client = useQueryClient()
  const desk = useReviewDesk(review)
  const { changes, shown } = useChanges(review)
  const [returning, setReturning] = useState(false)
  const [asking, setAsking] = useState(false)
  const { whole, step } = useSteps(changes.length)
  const { kind, id } = review
  const name = textIn(review.title, language) || `#${id}`
  useTabTitle(review.title)
  const form = useFormAddress()({ kind, id })
  const preview = usePreviewLink(async () => (await openPreview(baseOf(kind), id)).token)
  return (
    <div className="review" ref={whole}>
      <header className="review-head">
        <h1>{name}</h1>
        <ReviewState state={review.state} />
        <span className="review-ways">
          <Button icon={<EyeOutlined />} onClick={() => void preview.open(RECORD_PLACES[kind].site(id))}>
            {texts.preview}
          </Button>
          {form && (
            <LinkButton to={form} icon={<FormOutlined />}>
              {texts.editor}
            </LinkButton>
          )}
        </span>
      </header>
      <ReviewNotices review={review} />
      {desk.failure && (
        <Alert type="error" role="alert" showIcon title={desk.failure} className="review-notice" />
      )}
      <ReviewSays review={review} changes={changes.length} />
      {changes.length === 0 ? (
        <p className="review-same">{texts.nothing}</p>
      ) : (
        <ReviewBlocks
          review={review}
          changes={changes}
          words={shown}
          onChanged={(next) => client.setQueryData(wholeReviewQuery(kind, id).queryKey, next)}
        />
      )}
      <ReviewFoot
        review={review}
        desk={desk}
        step={step}
        onAsk={() => setAsking(true)}
        onReturn={() => setReturning(true)}
      />
      {asking && (
        <AskReview
          review={review}
          onUrgent={undefined}
          onDone={() => {
            setAsking(false)
            void client.invalidateQueries({ queryKey: ['review'] })
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {returning && <ReturnDialog desk={desk} onClose={() => setReturning(false)} />}
    </div>
  )
}

/** From change to change, by buttons and by J and K. */
function useSteps(count: number) {
  const whole = useRef<HTMLDivElement>(null)
  const at = useRef(-1)
  const step = (by: 1 | -1) => {
    if (count === 0) return
    at.current = Math.min(Math.max(at.current + by, 0), count - 1)
    const block = whole.current?.querySelector<HTMLElement>(`[data-block="${at.current}"]`)
    block?.focus({ preventScroll: true })
    block?.scrollIntoView({ block: 'center' })
  }
  const last = useRef(step)
  useEffect(() => {
    last.current = step
  })
  useEffect(() => {
    const pressed = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || !whole.current?.offsetParent) return
      if (target instanceof HTMLElement && target.closest('input, textarea, [contenteditable], .ant-modal'))
        return
      if (key === 'j') last.current(1)
      if (key === 'k') last.current(-1)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  return { whole, step }
}

type ReturnProps = { desk: ReturnType<typeof useReviewDesk>; onClose: () => void }

function ReturnDialog({ desk, onClose }: ReturnProps) {
  const texts = useTexts('console/release/review')
  const [reason, setReason] = useState('')
  const giveBack = async () => {
    if (await desk.giveBack(reason.trim())) onClose()
  }
  return (
    <Modal
      open
      title={texts.returnTitle}
      okText={texts.returnDo}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: reason.trim() === '', loading: desk.busy }}
      onOk={() => void giveBack()}
      onCancel={onClose}
    >
      <Form layout="vertical" component={false}>
        <Form.Item label={texts.reason} htmlFor="review.reason" required extra={texts.returnText}>
          <Input.TextArea
            id="review.reason"
            value={reason}
            maxLength={500}
            autoSize={{ minRows: 3, maxRows: 8 }}
            onChange={({ target }) => setReason(target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}
