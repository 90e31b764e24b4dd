// The bar below a form of the settings: what is not saved yet, back to what was read, and saving.
import { Button, Popconfirm } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/language.tsx'

type Props = {
  form: { dirty: boolean; busy: boolean; waiting: boolean; save: () => void }
  /** Begins anew from what was read. */
  onAgain: () => void
  /** Said while nothing waits to be saved. */
  children?: ReactNode
}

export function SaveBar({ form, onAgain, children }: Props) {
  const texts = useTexts('console/setting')
  return (
    <footer className="editor-bar">
      <div className="editor-state">
        {form.dirty ? (
          <span className="editor-says" data-dirty role="status">
            {texts.unsaved}
          </span>
        ) : (
          children
        )}
      </div>
      <div className="editor-actions">
        <Popconfirm title={texts.undo} description={texts.undoText} onConfirm={onAgain}>
          <Button disabled={!form.dirty || form.busy}>{texts.undo}</Button>
        </Popconfirm>
        <Button type="primary" onClick={form.save} loading={form.busy} disabled={!form.dirty || form.waiting}>
          {texts.save}
        </Button>
      </div>
    </footer>
  )
}
