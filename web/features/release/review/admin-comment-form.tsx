// Something is said of a field; `@` mentions people.
import { useQuery } from '@tanstack/react-query'
import { Button, Mentions } from 'antd'
import { useState } from 'react'
import type { ReviewPerson } from '#contract/content/review.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { findPeople } from './admin-api.ts'

/** As in `contract/content/review.ts`, which would bring the validator along. */
const LENGTH = 2_000
/** People whose name is this long at least are mentioned by it. */
const mentionOf = ({ username }: ReviewPerson) => `@${username}`

type Props = {
  kind: Kind
  label: string
  /** Answers whether it was kept. */
  onSend: (text: string, mentions: number[]) => Promise<boolean>
  onClose: () => void
}

export function CommentForm({ kind, label, onSend, onClose }: Props) {
  const texts = useTexts('console/release/review')
  const [text, setText] = useState('')
  const [begun, setBegun] = useState('')
  const [met, setMet] = useState<readonly ReviewPerson[]>([])
  const [busy, setBusy] = useState(false)
  const { data = [], isFetching } = useQuery({
    queryKey: ['review', 'people', kind, begun],
    queryFn: () => findPeople(kind, begun),
    staleTime: 60_000,
  })
  const send = async () => {
    setBusy(true)
    const mentions = met.filter((one) => text.includes(mentionOf(one))).map(({ id }) => id)
    const kept = await onSend(text.trim(), [...new Set(mentions)])
    setBusy(false)
    if (kept) onClose()
  }
  return (
    <div className="review-form">
      <Mentions
        autoFocus
        aria-label={label}
        value={text}
        maxLength={LENGTH}
        autoSize={{ minRows: 2, maxRows: 8 }}
        loading={isFetching}
        onSearch={setBegun}
        onChange={setText}
        onSelect={({ key }) => {
          const person = data.find(({ id }) => String(id) === key)
          if (person) setMet([...met, person])
        }}
        options={data.map((person) => ({
          key: String(person.id),
          value: person.username,
          label: person.nickName ? `${person.nickName} (${person.username})` : person.username,
        }))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim() !== '') void send()
        }}
      />
      <small>{texts.commentHint}</small>
      <span className="review-form-actions">
        <Button size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          size="small"
          type="primary"
          loading={busy}
          disabled={text.trim() === ''}
          onClick={() => void send()}
        >
          {texts.send}
        </Button>
      </span>
    </div>
  )
}
