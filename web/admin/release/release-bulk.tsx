// The way to put the selected rows of a list of records into a release.
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { ListRow } from '#web/admin/list/bulk/bulk-action.ts'
import type { Selection } from '#web/admin/list/use-selection.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'

/** Comes with the first click. */
const AddToRelease = lazy(async () => ({ default: (await import('./add-to-release.tsx')).AddToRelease }))

export function ReleaseBulk({ selection }: { selection: Pick<Selection<ListRow>, 'rows' | 'clear'> }) {
  const texts = useTexts('console/list/parts').releaseBulk
  const [open, setOpen] = useState(false)
  return (
    <Permit for="web_release:update">
      <Button size="small" onClick={() => setOpen(true)}>
        {texts.add}
      </Button>
      {open && (
        <Suspense>
          <AddToRelease
            ids={selection.rows.map(({ id }) => id)}
            onDone={selection.clear}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Permit>
  )
}
