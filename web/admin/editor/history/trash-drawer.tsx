// The trash of a kind: what was deleted, by whom, until when it can be restored, and the way back.
import { DeleteOutlined } from '@ant-design/icons'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { recover, TRASHED, trashQuery } from '#web/admin/editor/admin-api.ts'
import type { TrashBase } from '#web/admin/editor/editor-kind.ts'
import { ChangeButton } from '#web/admin/forms/record-change.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { PagedDrawer } from '#web/admin/page-parts/paged-drawer.tsx'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import './trash.css'

type Props = {
  base: TrashBase
  /** After something came back: lists are asked for anew. */
  onRestored: () => unknown
}

/** The button of a list page; who may not delete gets none (`Permit`). */
export function TrashButton(props: Props) {
  const texts = useTexts('console/editor/parts').trashDrawer
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<DeleteOutlined />} onClick={() => setOpen(true)}>
        {texts.title}
      </Button>
      {open && <TrashDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function TrashDrawer({ base, onRestored, onClose }: Props & { onClose: () => void }) {
  const texts = useTexts('console/editor/parts').trashDrawer
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const asked = useQuery({ ...trashQuery(base, page), placeholderData: keepPreviousData })
  const forget = (client: QueryClient) =>
    Promise.all([client.invalidateQueries({ queryKey: ['trash', base] }), onRestored()])
  return (
    <PagedDrawer
      title={texts.title}
      width={560}
      asked={asked}
      page={page}
      limit={TRASHED}
      onPage={setPage}
      empty={<Nothing title={texts.empty} says={texts.emptySays} />}
      onClose={onClose}
    >
      {(items) => (
        <ul className="trash-list">
          {items.map((item) => {
            const name = textIn(item.title, language) || texts.unnamed
            return (
              <li key={item.id}>
                <div>
                  <strong>{name}</strong>
                  <p className="field-hint">
                    <TrashTimes item={item} />
                  </p>
                </div>
                <ChangeButton
                  aria-label={`${texts.restore}: ${name}`}
                  write={() => recover(base, item, { quiet: true })}
                  done={({ state }) =>
                    texts.restored({ name, live: state === 'published' || state === 'changed' })
                  }
                  forget={forget}
                >
                  {texts.restore}
                </ChangeButton>
              </li>
            )
          })}
        </ul>
      )}
    </PagedDrawer>
  )
}

type Trashed = { trashTime: string; goneTime: string; by: string | null }

/** When a record was deleted and by whom, and until when it is kept. */
export function TrashTimes({ item: { trashTime, goneTime, by } }: { item: Trashed }) {
  const texts = useTexts('console/editor/parts').trashDrawer
  const language = useLanguage()
  const times = { at: formatMoment(trashTime, language), until: formatMoment(goneTime, language) }
  return by ? texts.goneBy({ ...times, by }) : texts.gone(times)
}
