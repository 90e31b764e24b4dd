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
import type { Button as Key } from '#contract/wire/resource.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import type { EditorKind, Entry } from './editor-kind.ts'

export type EditorAction =
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
type MenuAction = Exclude<EditorAction, 'preview'>

/** What the person may do with the records of a page; keys are `<page>:<verb>` (decision 12). */
export function useRights(page: EditorKind['page']) {
  const may = useMay()
  const has = (verb: string) => may(`${page}:${verb}` as Key)
  return { add: has('add'), update: has('update'), publish: has('publish'), delete: has('delete') }
}

type Props = {
  record: Entry | null
  rights: ReturnType<typeof useRights>
  busy: boolean
  /** Visitors see all of it already. */
  nothingNew: boolean
  /** A kind of which there is one record is neither duplicated nor deleted. */
  single: boolean
  onChoose: (action: EditorAction) => void
}

const ICONS: Record<MenuAction, ReactNode> = {
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
  const item = (key: MenuAction, reason: string | null) => ({
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
    item('copyPreview', why(true)),
    item('history', why(true)),
    { type: 'divider' },
    item('note', why(rights.publish, nothingNew && texts.nothingNew)),
    item('schedule', why(rights.publish)),
    ...(releases ? [item('release', why(true))] : []),
    item('unpublish', why(rights.publish, !seen && texts.nothingShown)),
    ...(single
      ? []
      : [
          item('duplicate', why(rights.add)),
          { type: 'divider' as const },
          item('remove', why(rights.delete)),
        ]),
  ]
  return (
    <Dropdown
      trigger={['click']}
      placement="topRight"
      menu={{ items, onClick: ({ key }) => onChoose(key as EditorAction) }}
    >
      <Button icon={<MoreOutlined />} disabled={busy} aria-label={texts.more} title={texts.more} />
    </Dropdown>
  )
}
