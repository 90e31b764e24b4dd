// What would change for visitors, block by block, with what is said of each beside it.
import { CommentOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { ReviewComment, WholeReview } from '#contract/content/review.ts'
import type { Change } from '#web/admin/differences/content-difference.ts'
import { type FieldWords, ShownChange, useFieldName } from '#web/admin/differences/shown-change.tsx'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { comment, settle } from './admin-api.ts'
import { CommentForm } from './admin-comment-form.tsx'

type Props = {
  review: WholeReview
  changes: readonly Change[]
  words: FieldWords
  onChanged: (review: WholeReview) => void
}

export function ReviewBlocks({ review, changes, words, onChanged }: Props) {
  const texts = useTexts('console/release/review')
  const nameOf = useFieldName(words)
  const paths = new Set(changes.map(({ path }) => path))
  // What was said of a field that is as it was by now stands with the record.
  const loose = review.said.filter(({ field }) => !paths.has(field))
  return (
    <div className="review-blocks">
      {changes.map((change, index) => (
        <article key={change.path} className="review-block" data-block={index} tabIndex={-1}>
          <div className="review-doc">
            <h3>{nameOf(change.path)}</h3>
            <ShownChange change={change} words={words} />
          </div>
          <Said
            review={review}
            field={change.path}
            label={`${texts.comment}: ${nameOf(change.path)}`}
            said={review.said.filter(({ field }) => field === change.path)}
            onChanged={onChanged}
          />
        </article>
      ))}
      <article className="review-block">
        <div className="review-doc">
          <h3>{texts.about}</h3>
        </div>
        <Said
          review={review}
          field=""
          label={texts.commentAll}
          said={loose}
          nameOf={(field) => (field ? nameOf(field) : '')}
          onChanged={onChanged}
        />
      </article>
    </div>
  )
}

type SaidProps = {
  review: WholeReview
  field: string
  label: string
  said: readonly ReviewComment[]
  nameOf?: (field: string) => string
  onChanged: (review: WholeReview) => void
}

/** The comments of one block: the open ones, the done ones on demand, and the way to say something. */
function Said({ review, field, label, said, nameOf, onChanged }: SaidProps) {
  const texts = useTexts('console/release/review')
  const [writing, setWriting] = useState(false)
  const [all, setAll] = useState(false)
  const { kind, id } = review
  const done = said.filter((one) => one.done)
  const shown = all ? said : said.filter((one) => !one.done)
  const run = async (work: Promise<WholeReview>) => {
    try {
      onChanged(await work)
      return true
    } catch (error) {
      // The frame has told the refusal, and what was typed stays.
      console.error(error)
      return false
    }
  }
  return (
    <aside className="review-said" aria-label={label}>
      {shown.map((one) => (
        <One
          key={one.id}
          said={one}
          about={nameOf?.(one.field) ?? ''}
          onSettle={(is) => void run(settle({ kind, id }, one.id, is))}
        />
      ))}
      {done.length > 0 && !all && (
        <Button type="link" size="small" onClick={() => setAll(true)}>
          {texts.doneCount({ count: done.length })}
        </Button>
      )}
      {writing ? (
        <CommentForm
          kind={kind}
          label={label}
          onSend={(text, mentions) => run(comment({ kind, id, field, text, mentions }))}
          onClose={() => setWriting(false)}
        />
      ) : (
        <Button
          type="text"
          size="small"
          icon={<CommentOutlined />}
          aria-label={label}
          onClick={() => setWriting(true)}
        >
          {field ? texts.comment : texts.commentAll}
        </Button>
      )}
    </aside>
  )
}

type OneProps = { said: ReviewComment; about: string; onSettle: (done: boolean) => void }

function One({ said, about, onSettle }: OneProps) {
  const texts = useTexts('console/release/review')
  const language = useLanguage()
  const by = said.by?.nickName || said.by?.username || texts.someone
  return (
    <div className="review-comment" data-done={said.done || undefined}>
      <span className="review-face" aria-hidden="true">
        {by.slice(0, 2)}
      </span>
      <div>
        <b>{by}</b> <small>{formatMoment(said.time, language)}</small>
        {about && <small> · {about}</small>}
        <p>{said.text}</p>
        <Button type="link" size="small" onClick={() => onSettle(!said.done)}>
          {said.done ? texts.again : texts.done}
        </Button>
      </div>
    </div>
  )
}
