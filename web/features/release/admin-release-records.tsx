// The records of a release: what happens to each, and the ways to put more in and to take them out.
import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useId, useState } from 'react'
import type { ReleaseEntry } from '#contract/content/release.ts'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { putIntoRelease } from '#web/admin/release/admin-api.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { takeOut } from './admin-api.ts'
import { ReleasePicker } from './admin-release-picker.tsx'
import { ReleaseRow } from './admin-release-row.tsx'
import { useReleasePreview } from './admin-use-preview.ts'
import { isEditable, type ReleaseDesk } from './admin-use-release.ts'

export function ReleaseRecords({ desk }: { desk: ReleaseDesk }) {
  const texts = useTexts('console/release/record')
  const language = useLanguage()
  const heading = useId()
  const done = useDone()
  const preview = useReleasePreview(desk.release.id)
  const [picking, setPicking] = useState(false)
  const { release, run } = desk
  const editable = useMay()('web_release:update') && isEditable(release)

  const put = (entries: readonly Pick<ReleaseEntry, 'id' | 'deed'>[]) =>
    run('records', (at) =>
      putIntoRelease(
        at,
        entries.map(({ id, deed }) => ({ id, deed })),
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
        <Nothing title={texts.empty} says={texts.emptySays}>
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
              onDeed={(deed) => void put([{ id: entry.id, deed }])}
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
