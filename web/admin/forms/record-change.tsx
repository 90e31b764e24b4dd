// A change of a record outside its form: asked about where it hurts, reported, with a way back.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Button, type ButtonProps } from 'antd'
import { useState } from 'react'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { report } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

type Forget = (client: QueryClient) => unknown
type Undo<Stored> = (stored: Stored) => Promise<unknown>
/** What is said of a success. */
type Says<Stored> = string | ((stored: Stored) => string)

/**
 * Runs writes that are sent quietly: success is reported with `text` and the way back, a refusal by the frame, and
 * `forget` has what was read asked for anew either way. `attempt` throws what was refused, `change` answers whether it was done.
 */
export function useChange(forget: Forget) {
  const client = useQueryClient()
  const done = useDone()
  const [busy, setBusy] = useState(false)

  async function attempt<Stored>(write: () => Promise<Stored>, text?: Says<Stored>, undo?: Undo<Stored>) {
    setBusy(true)
    const stored = await write()
      .catch((error: unknown) => {
        report(error)
        throw error
      })
      .finally(() => forget(client))
      .finally(() => setBusy(false))
    // Only now: menus and rights that changed draw the page anew, and a message would go with it.
    const description = typeof text === 'function' ? text(stored) : text
    if (description) done(description, undo && (() => attempt(() => undo(stored))))
    return stored
  }
  const change = <Stored,>(text: Says<Stored>, write: () => Promise<Stored>, undo?: Undo<Stored>) =>
    attempt(write, text, undo).then(
      () => true,
      () => false,
    )
  return { busy, change, attempt }
}

type ChangeProps<Stored> = Omit<ButtonProps, 'onClick' | 'loading'> & {
  write: () => Promise<Stored>
  done: Says<Stored>
  forget: Forget
  onDone?: () => void
}

/** A button that does something at once, and waits for it. */
export function ChangeButton<Stored>({ write, done, forget, onDone, ...props }: ChangeProps<Stored>) {
  const { busy, change } = useChange(forget)
  const run = async () => {
    if (await change(done, write)) onDone?.()
  }
  return <Button {...props} loading={busy} onClick={() => void run()} />
}

type Question = { title: string; text: string; ok: string }

/** Asks before something that hurts, and answers whether it was agreed to. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = useApp()
  const { cancel } = useTexts('console/frame/parts').deleteDialog
  return async ({ title, text, ok }) =>
    await modal.ask({
      title,
      content: text,
      okText: ok,
      okButtonProps: { danger: true },
      cancelText: cancel,
    })
}

type DeletionProps<Stored> = {
  name: string
  /** What is lost with it. */
  text: string
  done?: string
  remove: () => Promise<Stored>
  undo?: Undo<Stored>
  forget: Forget
  onClose: () => void
}

/** Deletes a record once it was agreed to. Rendered while it is open. */
export function RecordDeletion<Stored>(props: DeletionProps<Stored>) {
  const { attempt } = useChange(props.forget)
  return (
    <DeleteDialog
      name={props.name}
      description={props.text}
      onDelete={() => attempt(props.remove, props.done, props.undo)}
      onClose={props.onClose}
    />
  )
}
