// The records of a release: what happens to each; more are put in, and they are taken out.
import { CloseOutlined, ExportOutlined, EyeOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { useId, useState } from 'react'
import { useHref } from 'react-router'
import type { Release, ReleaseEntry } from '#contract/content/release.ts'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { RECORD_PLACES, useFormAddress } from '#web/admin/records/record-places.ts'
import { putIntoRelease } from '#web/admin/release/admin-api.ts'
import { RecordStateWord } from '#web/admin/shown-values/record-state.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { TextsOf } from '#web/i18n/messages.ts'
import { useMay } from '#web/session/permit.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { takeOut } from './admin-api.ts'
import { ReleasePicker } from './admin-release-picker.tsx'
import { isEditable, type ReleaseDesk, useReleasePreview } from './admin-use-release.ts'

export function ReleaseRecords({ desk }: { desk: ReleaseDesk }) {
  const texts = useTexts('console/release/record')
  const language = useLanguage()
  const heading = useId()
  const done = useDone()
  const preview = useReleasePreview(desk.release.id)
  const [picking, setPicking] = useState(false)
  const { release, run } = desk
  const editable = useMay()('web_release:update') && isEditable(release)

  const put = (entries: readonly Pick<ReleaseEntry, 'id' | 'action'>[]) =>
    run('records', (at) =>
      putIntoRelease(
        at,
        entries.map(({ id, action }) => ({ id, action })),
      ),
    )
  const take = async (entry: ReleaseEntry) => {
    if (!(await run('records', (at) => takeOut(at, [entry.id])))) return
    const name = textIn(entry.title, language) || texts.gone
    done(texts.taken({ name }), entry.trashed ? undefined : () => put([entry]))
  }
  const add = editable && (
    <Button icon={<PlusOutlined />} disabled={desk.doing !== null} onClick={() => setPicking(true)}>
      {texts.add}
    </Button>
  )
  return (
    <section className="release-records" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>
          {texts.title} {release.entries.length > 0 && <small>{thousands(release.entries.length)}</small>}
        </h2>
        {release.entries.length > 0 && add}
      </header>
      {release.entries.length === 0 ? (
        <Nothing title={texts.empty} description={texts.emptyText}>
          {add}
        </Nothing>
      ) : (
        <ul aria-labelledby={heading}>
          {release.entries.map((entry) => (
            <ReleaseRow
              key={entry.id}
              entry={entry}
              release={release}
              editable={editable}
              busy={desk.doing !== null}
              onAction={(action) => void put([{ id: entry.id, action }])}
              onTake={() => void take(entry)}
              onLook={(path) => void preview.open(path)}
            />
          ))}
        </ul>
      )}
      {picking && <ReleasePicker desk={desk} onClose={() => setPicking(false)} />}
    </section>
  )
}

type Props = {
  entry: ReleaseEntry
  release: Release
  editable: boolean
  busy: boolean
  onAction: (action: ReleaseEntry['action']) => void
  onTake: () => void
  onLook: (path: string) => void
}

const ACTIONS = ['publish', 'unpublish'] as const

function ReleaseRow({ entry, release, editable, busy, onAction, onTake, onLook }: Props) {
  const texts = useTexts('console/release/record')
  const kinds = useKindNames('many')
  const language = useLanguage()
  const address = useFormAddress()(entry)
  const path = RECORD_PLACES[entry.kind].site(entry.id)
  const site = useHref(path)
  const name = textIn(entry.title, language) || texts.gone
  const { description, trouble } = effectOf(entry, release, texts)
  const shown = release.state === 'published'
  return (
    <li className="release-row">
      <span className="release-kind">{kinds[entry.kind]}</span>
      <span className="release-record">
        {address ? <RouterLink to={address}>{name}</RouterLink> : <strong>{name}</strong>}
        <span className="release-line">
          {!entry.trashed && <RecordStateWord state={entry.state} />}
          <span className={trouble ? 'release-trouble' : undefined}>{description}</span>
        </span>
      </span>
      <span className="release-row-actions">
        {editable && (
          <Select<ReleaseEntry['action']>
            size="small"
            aria-label={texts.action({ name })}
            value={entry.action}
            disabled={busy || entry.trashed}
            options={ACTIONS.map((value) => ({ value, label: texts.actions[value] }))}
            onChange={onAction}
          />
        )}
        {entry.action === 'publish' && !entry.trashed ? (
          shown ? (
            <Button
              type="text"
              href={site}
              target="_blank"
              icon={<ExportOutlined />}
              aria-label={texts.onSite({ name })}
              title={texts.onSite({ name })}
            />
          ) : (
            <Button
              type="text"
              icon={<EyeOutlined />}
              aria-label={texts.look({ name })}
              title={texts.look({ name })}
              onClick={() => onLook(path)}
            />
          )
        ) : (
          <span className="release-no-way" />
        )}
        {editable && (
          <Button
            type="text"
            icon={<CloseOutlined />}
            disabled={busy}
            aria-label={texts.take({ name })}
            title={texts.take({ name })}
            onClick={onTake}
          />
        )}
      </span>
    </li>
  )
}

/** What the release does, will do or did with a record, in words; `trouble` keeps it from going on. */
function effectOf(
  { action, state, trashed }: ReleaseEntry,
  release: Release,
  texts: TextsOf<'console/release/record'>,
) {
  const { does } = texts
  if (trashed) return { description: does.trashed, trouble: release.state !== 'published' }
  if (release.state === 'published') {
    const since = action === 'publish' && state === 'changed' ? ` · ${texts.since}` : ''
    return { description: texts.went[action] + since, trouble: false }
  }
  if (release.state === 'scheduled') return { description: texts.will[action], trouble: false }
  if (state === 'scheduled') return { description: does.planned, trouble: true }
  if (action === 'unpublish')
    return state === 'draft'
      ? { description: does.nothingOff, trouble: true }
      : { description: does.off, trouble: false }
  if (state === 'draft') return { description: does.new, trouble: false }
  return { description: state === 'changed' ? does.newer : does.same, trouble: false }
}
