// One kind of the owner: what it is called, where it stands, the ways to its records and fields, and what can be done with it.
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { ownKindOf, saidIn } from '#contract/kinds/own-kinds.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { ExportButton } from '#web/admin/list/export-button.tsx'
import { usePermittedAddress } from '#web/admin/page-parts/record-link.ts'
import type { FileToKeep } from '#web/client/download-file.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import type { KindDraft } from './admin-kinds-draft.ts'

type Props = {
  draft: KindDraft
  waiting: boolean
  /** What the server refused. */
  refused: FieldMessages | undefined
  isFirst: boolean
  isLast: boolean
  disabled: boolean
  /** Undefined for those who may only look. */
  on: On | undefined
  makeFile: () => Promise<FileToKeep>
}
type On = {
  edit: () => void
  move: (by: 1 | -1) => void
  /** Puts it away or shows it again; a new one goes altogether. */
  away: () => void
}

export function KindRow({ draft, waiting, refused, isFirst, isLast, disabled, on, makeFile }: Props) {
  const texts = useTexts('console/setting').ownKinds
  const { list, layout, entry, kind, away, attributes } = draft
  const name = saidIn(draft.many, useLanguage()) || `/${list}`
  const says = [texts.layout[layout], texts.entry[entry]]
  if (kind === null && attributes.length > 0) says.push(texts.brings({ count: attributes.length }))
  return (
    <li aria-label={name} data-away={away || undefined}>
      <span className="own-kind-name">
        <b>{name}</b>
        <small>/{list}</small>
      </span>
      <small className="own-kind-says">{says.join(' · ')}</small>
      {away && <Tag>{texts.away}</Tag>}
      {waiting && <small className="own-kind-waiting">{texts.waiting}</small>}
      <Ways kind={kind} />
      {on && (
        <span className="own-kind-move">
          <Button
            type="text"
            size="small"
            icon={<ArrowUpOutlined />}
            aria-label={texts.up({ kind: name })}
            disabled={disabled || isFirst}
            onClick={() => on.move(-1)}
          />
          <Button
            type="text"
            size="small"
            icon={<ArrowDownOutlined />}
            aria-label={texts.down({ kind: name })}
            disabled={disabled || isLast}
            onClick={() => on.move(1)}
          />
        </span>
      )}
      <span className="own-kind-acts">
        {on && (
          <>
            <Button size="small" disabled={disabled} onClick={on.edit}>
              {texts.edit}
            </Button>
            <Button size="small" disabled={disabled} onClick={on.away}>
              {kind === null ? texts.remove : away ? texts.show : texts.putAway}
            </Button>
          </>
        )}
        <ExportButton size="small" label={texts.export} make={makeFile} />
      </span>
      {Object.entries(refused ?? {}).map(([field, message]) => (
        <p key={field} className="own-kind-refused">
          {message}
        </p>
      ))}
    </li>
  )
}

/** This page was sent with the kinds that are in force: others have no pages here yet. */
function Ways({ kind }: { kind: string | null }) {
  const texts = useTexts('console/setting').ownKinds
  const permitted = usePermittedAddress()
  if (kind === null || !ownKindOf(kind)) return null
  const records = permitted(`/webSystemManage/web_${kind}`)
  return (
    <span className="own-kind-ways">
      {records !== null && <RouterLink to={records}>{texts.records}</RouterLink>}
      <RouterLink to={`/webSystemManage/web_setting/fields/${kind}`}>{texts.ownFields}</RouterLink>
    </span>
  )
}
