// Puts a record into the trash: at once where that can be taken back and nothing points at it, else it asks and shows what does.

import { useQuery } from '@tanstack/react-query'
import { Alert, Skeleton } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { referencesQuery } from '#web/admin/editor/admin-api.ts'
import type { TrashBase } from '#web/admin/editor/editor-kind.ts'
import { DeleteDialog } from '#web/admin/forms/delete-dialog.tsx'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { RecordStateWord } from '#web/admin/shown-values/record-state.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

/** A limit of the contract (`contract/content/content.ts`). */
const TRASH_DAYS = 30
type Props = {
  base: TrashBase
  id: number
  name: string
  /** Its deletion can be taken back, and `onDelete` offers that. */
  returns?: boolean
  onDelete: () => Promise<unknown>
  onClose: () => void
}

/** Rendered while it is open. */
export function RecordDeletion({ base, id, name, returns = false, onDelete, onClose }: Props) {
  const texts = useTexts('console/editor/parts').recordDeletion
  const { data, error, isFetching } = useQuery({ ...referencesQuery(base, id), enabled: returns })
  const [asks, setAsks] = useState(!returns)
  const [refused, setRefused] = useState('')
  const begun = useRef(false)
  useEffect(() => {
    if (asks || begun.current || isFetching) return
    if (error || (data && data.length > 0)) return setAsks(true)
    if (!data) return
    begun.current = true
    onDelete().then(onClose, (reason: unknown) => {
      setRefused(reason instanceof Error ? reason.message : String(reason))
      setAsks(true)
    })
  }, [asks, data, error, isFetching, onDelete, onClose])
  if (!asks) return null
  return (
    <DeleteDialog
      name={name}
      description={texts.description({ days: TRASH_DAYS })}
      more={<References base={base} id={id} />}
      refused={refused}
      onDelete={onDelete}
      onClose={onClose}
    />
  )
}

function References({ base, id }: { base: TrashBase; id: number }) {
  const texts = useTexts('console/editor/parts').recordDeletion
  const kinds = useKindNames('many')
  const language = useLanguage()
  const { data, error } = useQuery(referencesQuery(base, id))
  if (error) return null
  if (!data) return <Skeleton active paragraph={{ rows: 1 }} title={false} />
  if (data.length === 0) return <p className="field-hint">{texts.unused}</p>
  const links = data.filter(({ linked }) => linked).length
  const holding = data.length - links
  return (
    <Alert
      type="warning"
      role="status"
      title={[holding > 0 && texts.used({ count: holding }), links > 0 && texts.linked({ count: links })]
        .filter(Boolean)
        .join(' ')}
      description={
        <ul className="reference-list">
          {data.map(({ kind, id: from, title, state, linked }) => (
            <li key={from}>
              {kinds[kind]}: {textIn(title, language)} <RecordStateWord state={state} />
              {linked && holding > 0 && <span className="field-hint"> {texts.link}</span>}
            </li>
          ))}
        </ul>
      }
    />
  )
}
