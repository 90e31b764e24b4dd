// The rest of what can be done with a record; what cannot be done now says why.
import {
  ClockCircleOutlined,
  CommentOutlined,
  CopyOutlined,
  DeleteOutlined,
  FolderAddOutlined,
  HistoryOutlined,
  LinkOutlined,
  MoreOutlined,
  StopOutlined,
} from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import type { Entry } from './editor-kind.ts'
import type { Rights } from './editor-rights.ts'
export type EditorWay =
  | 'preview'
  | 'copyPreview'
  | 'history'
  | 'note'
  | 'schedule'
  | 'release'
  | 'unpublish'
  | 'duplicate'
  | 'remove'

/** A preview has a button of its own. */
type MenuWay = Exclude<EditorWay, 'preview'>

type Props = {
  record: Entry | null
  rights: Rights
  busy: boolean
  /** Visitors see all of it already. */
  nothingNew: boolean
  /** A kind of which there is one record is neither duplicated nor deleted. */
  single: boolean
  onChoose: (way: EditorWay) => void
}

const ICONS: Record<MenuWay, ReactNode> = {
  copyPreview: <LinkOutlined />,
  history: <HistoryOutlined />,
  note: <CommentOutlined />,
  schedule: <ClockCircleOutlined />,
  release: <FolderAddOutlined />,
  unpublish: <StopOutlined />,
  duplicate: <CopyOutlined />,
  remove: <DeleteOutlined />,
}

export function EditorMenu({ record, rights, busy, nothingNew, single, onChoose }: Props) {
  const texts = useTexts('console/editor/editor')
  const releases = useMay()('web_release:update')
  const seen = record !== null && (record.publishTime !== null || record.publishAt !== null)
  const why = (right: boolean, other: string | false = false) => {
    if (!right) return texts.noRight
    return record === null ? texts.first : other || null
  }
  const way = (key: MenuWay, reason: string | null) => ({
    key,
    icon: ICONS[key],
    disabled: reason !== null,
    danger: key === 'remove',
    label: (
      <span className="editor-way">
        {texts[key]}
        {reason && <small>{reason}</small>}
      </span>
    ),
  })
  const items: NonNullable<MenuProps['items']> = [
    way('copyPreview', why(true)),
    way('history', why(true)),
    { type: 'divider' },
    way('note', why(rights.publish, nothingNew && texts.nothingNew)),
    way('schedule', why(rights.publish)),
    ...(releases ? [way('release', why(true))] : []),
    way('unpublish', why(rights.publish, !seen && texts.nothingShown)),
    ...(single
      ? []
      : [way('duplicate', why(rights.add)), { type: 'divider' as const }, way('remove', why(rights.delete))]),
  ]
  return (
    <Dropdown
      trigger={['click']}
      placement="topRight"
      menu={{ items, onClick: ({ key }) => onChoose(key as EditorWay) }}
    >
      <Button icon={<MoreOutlined />} disabled={busy} aria-label={texts.more} title={texts.more} />
    </Dropdown>
  )
}
