// Puts a record into the trash: at once where that can be taken back and nothing points at it, else it asks and shows what does.
import { useQuery } from '@tanstack/react-query'
import { Alert, Skeleton } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { referencesQuery } from '#web/admin/editor/admin-api.ts'
import type { TrashBase } from '#web/admin/editor/editor-kind.ts'
import { KIND_WORDS } from '#web/admin/editor/kind-words.ts'
import { DeleteDialog } from '#web/admin/forms/delete-dialog.tsx'
import { RecordStateWord } from '#web/admin/shown-values/record-state.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

/** A limit of the contract (`contract/content/content.ts`). */
const TRASH_DAYS = 30

const TEXTS = {
  zh: {
    says: (days: number) => `它将移入回收站，${days} 天内可恢复，之后彻底删除。网站上不再显示。`,
    used: (count: number) => `${count} 条内容引用了它；已发布的引用需先移除。`,
    linked: (count: number) => `${count} 条内容中有指向它的链接，删除后链接将失效。`,
    link: '仅链接',
    unused: '没有其他内容引用它。',
  },
  en: {
    says: (days: number) =>
      `It goes into the trash and can be restored for ${days} days; then it is gone. The website no longer shows it.`,
    used: (count: number) =>
      count === 1
        ? '1 record refers to it; while that is published, it cannot be deleted.'
        : `${count} records refer to it; while those are published, it cannot be deleted.`,
    linked: (count: number) =>
      count === 1
        ? '1 record links to it; that link will lead nowhere.'
        : `${count} records link to it; those links will lead nowhere.`,
    link: 'link only',
    unused: 'No other record refers to it.',
  },
  es: {
    says: (days: number) =>
      `Va a la papelera y se puede restaurar durante ${days} días; después desaparece. El sitio web deja de mostrarlo.`,
    used: (count: number) =>
      count === 1
        ? '1 registro lo usa; mientras esté publicado, no se puede eliminar.'
        : `${count} registros lo usan; mientras estén publicados, no se puede eliminar.`,
    linked: (count: number) =>
      count === 1
        ? '1 registro enlaza con él; ese enlace no llevará a ninguna parte.'
        : `${count} registros enlazan con él; esos enlaces no llevarán a ninguna parte.`,
    link: 'solo enlace',
    unused: 'Ningún otro registro lo usa.',
  },
}

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
  const texts = useTexts(TEXTS)
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
      says={texts.says(TRASH_DAYS)}
      more={<References base={base} id={id} />}
      refused={refused}
      onDelete={onDelete}
      onClose={onClose}
    />
  )
}

function References({ base, id }: { base: TrashBase; id: number }) {
  const texts = useTexts(TEXTS)
  const kinds = useTexts(KIND_WORDS)
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
      title={[holding > 0 && texts.used(holding), links > 0 && texts.linked(links)].filter(Boolean).join(' ')}
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
