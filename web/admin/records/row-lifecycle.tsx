// The lifecycle of one record from its row in a list: published, unpublished, put into the trash.
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import type { ReactNode } from 'react'
import type { FieldMessages } from '#contract/wire/answer.ts'
import type { Button as Key, Page } from '#contract/wire/resource.ts'
import { bringBack, publish, remove, returns, unpublish } from '#web/admin/editor/admin-api.ts'
import type { TrashBase } from '#web/admin/editor/editor-kind.ts'
import { RecordDeletion } from '#web/admin/editor/history/record-deletion.tsx'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import type { RecordRow } from './record-list-kind.ts'
import { useTellMissing } from './use-tell-missing.tsx'

type Props = {
  kind: {
    base: TrashBase
    page: Page
    /** After a write: lists are asked for anew. */
    forget: (client: QueryClient) => unknown
  }
  row: RecordRow
  name: string
}

type Publishing = Props & {
  /** Opens the form, where what is missing is completed. */
  onComplete: (missing: FieldMessages) => void
  /** Asked before it is published, such as about languages without a text. */
  doubt?: { title: string; says: ReactNode } | false
  /** What follows from unpublishing; with `stays` a refusal is shown under that head, else the frame tells it. */
  unpublishing?: { says: string; stays: string }
}

export function usePublishing({ kind, row, name, onComplete, doubt, unpublishing }: Publishing) {
  const texts = useTexts('console/list/records')
  const { message, modal } = App.useApp()
  const client = useQueryClient()
  const tellMissing = useTellMissing()
  const onSettled = () => kind.forget(client)
  const on = useMutation({
    mutationFn: () => publish(kind.base, row),
    onSuccess: () => void message.success(texts.published({ name })),
    onError: (error) => {
      if (!(error instanceof Refused && Object.keys(error.fields).length > 0)) return
      const { fields } = error
      tellMissing(name, fields, () => onComplete(fields))
    },
    onSettled,
  })
  const off = useMutation({
    mutationFn: () => unpublish(kind.base, row, unpublishing !== undefined),
    onSuccess: () => void message.success(texts.unpublished({ name })),
    onError: (error) =>
      unpublishing &&
      modal.warning({ title: unpublishing.stays, content: plainWords(error), okText: texts.close }),
    onSettled,
  })
  // What is refused is told elsewhere; the question has been answered either way.
  const ask = (title: string, content: ReactNode, okText: string, run: () => Promise<unknown>) =>
    void modal.confirm({
      ...{ title, content, okText, cancelText: texts.cancel },
      onOk: () => run().then(ignore, ignore),
    })
  return {
    publish: () => (doubt ? ask(doubt.title, doubt.says, texts.publish, on.mutateAsync) : on.mutate()),
    unpublish: () =>
      ask(
        texts.unpublishTitle({ name }),
        unpublishing?.says ?? texts.unpublishSays,
        texts.unpublish,
        off.mutateAsync,
      ),
    busy: on.isPending || off.isPending,
  }
}

const ignore = () => {}

/** Rendered while it is open. */
export function RowDeletion({ kind, row, name, onClose }: Props & { onClose: () => void }) {
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
