// The lifecycle of one record from its row in a list: published, unpublished, put into the trash.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldMessages } from '#contract/wire/answer.ts'
import type { Button as Key, Page } from '#contract/wire/resource.ts'
import { bringBack, publish, remove, returns, unpublish } from '#web/admin/editor/admin-api.ts'
import type { TrashBase } from '#web/admin/editor/editor-kind.ts'
import { RecordDeletion } from '#web/admin/editor/history/record-deletion.tsx'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import type { RecordRow } from './record-list-kind.ts'
import { useTellMissing } from './use-tell-missing.tsx'

type Of = {
  base: TrashBase
  page: Page
  /** After a write: lists are asked for anew. */
  forget: (client: QueryClient) => unknown
}

type Publishing = {
  /** Opens the form, where what is missing is completed. */
  onComplete: (missing: FieldMessages) => void
  /** Asked before it is published, such as about languages without a text. */
  doubt?: { title: string; description: ReactNode } | false
}

/** Publishes and unpublishes rows called by a name; refusals are told, so what is answered always comes to its end. */
export function usePublishing({ base, forget }: Of) {
  const texts = useTexts('console/list/records')
  const { message, modal } = useApp()
  const client = useQueryClient()
  const tellMissing = useTellMissing()
  const settled = () => forget(client)
  const ask = (title: string, content: ReactNode, okText: string, onOk: () => Promise<unknown>) =>
    void modal.confirm({ title, content, okText, cancelText: texts.cancel, onOk })

  function publishRow(row: RecordRow, name: string, { onComplete, doubt = false }: Publishing) {
    const refused = (error: unknown) => {
      if (!(error instanceof Refused && Object.keys(error.fields).length > 0)) return
      const { fields } = error
      tellMissing(name, fields, () => onComplete(fields))
    }
    const run = () =>
      publish(base, row)
        .then(() => void message.success(texts.published({ name })), refused)
        .finally(settled)
    return doubt ? ask(doubt.title, doubt.description, texts.publish, run) : run()
  }

  /** `says` is what follows; with `stays` a refusal is shown under that head, else the frame tells it. */
  function unpublishRow(
    row: RecordRow,
    name: string,
    { description, stays }: { description?: string; stays?: string } = {},
  ) {
    const refused = (error: unknown) =>
      stays && void modal.warning({ title: stays, content: plainWords(error), okText: texts.close })
    ask(texts.unpublishTitle({ name }), description ?? texts.unpublishText, texts.unpublish, () =>
      unpublish(base, row, stays !== undefined)
        .then(() => void message.success(texts.unpublished({ name })), refused)
        .finally(settled),
    )
  }
  return { publish: publishRow, unpublish: unpublishRow }
}

type Doomed = { kind: Of; row: RecordRow; name: string; onClose: () => void }

/** Rendered while it is open. */
export function RowDeletion({ kind, row, name, onClose }: Doomed) {
  const texts = useTexts('console/list/records')
  const client = useQueryClient()
  const done = useDone()
  const comesBack = returns(row.state, useMay()(`${kind.page}:publish` as Key))
  const forget = () => kind.forget(client)
  return (
    <RecordDeletion
      base={kind.base}
      id={row.id}
      name={name}
      returns={comesBack}
      onDelete={async () => {
        await remove(kind.base, row).finally(forget)
        const takeBack = () => bringBack(kind.base, row).finally(forget)
        done(texts.removed({ name }), comesBack ? takeBack : undefined)
      }}
      onClose={onClose}
    />
  )
}
