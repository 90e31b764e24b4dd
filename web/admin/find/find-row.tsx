// One row of what was found: picture or sign, title with the words typed marked, a line under it, its state.

import {
  AppstoreOutlined,
  FileDoneOutlined,
  FileTextOutlined,
  MailOutlined,
  PictureOutlined,
  SettingOutlined,
  ThunderboltOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { RecordStateWord } from '#web/admin/shown-values/record-state.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import { type FindItem, type ItemGroup, markedParts } from './find-item.ts'
import { useGroupNames } from './find-sections.ts'

type Props = {
  id: string
  item: FindItem
  typed: string
  /** The rows around it are of other groups. */
  mixed: boolean
  chosen: boolean
  onPoint: () => void
  onOpen: (elsewhere: boolean) => void
}

export function FindRow({ id, item, typed, mixed, chosen, onPoint, onOpen }: Props) {
  const names = useGroupNames()
  const { group, title, detail, picture, found } = item
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the chosen option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      className="find-row"
      onMouseMove={onPoint}
      onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
    >
      <span className="find-sign" aria-hidden="true">
        {picture ? (
          <img src={imageAddress(picture, 160, [4, 3])} alt="" width={44} height={33} loading="lazy" />
        ) : (
          (SIGNS[group] ?? <FileTextOutlined />)
        )}
      </span>
      <span className="find-name">
        <span>
          <Marked text={title} typed={typed} />
        </span>
        {detail && (
          <small>
            <Marked text={detail} typed={typed} />
          </small>
        )}
      </span>
      {found?.state && group !== 'command' && <RecordStateWord state={found.state} />}
      {mixed && <small className="find-kind">{names[group]}</small>}
    </div>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return markedParts(text, typed).map(({ text: part, hit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
    hit ? <mark key={at}>{part}</mark> : part,
  )
}

const SIGNS: Partial<Record<ItemGroup, ReactNode>> = {
  page: <AppstoreOutlined />,
  command: <ThunderboltOutlined />,
  setting: <SettingOutlined />,
  media: <PictureOutlined />,
  message: <MailOutlined />,
  quote: <FileDoneOutlined />,
  user: <UserOutlined />,
}
