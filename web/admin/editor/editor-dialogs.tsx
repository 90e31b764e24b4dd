// What opens from the editor's menu, and the merge of two versions.

import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { MergeDialog } from '#web/admin/differences/merge-dialog.tsx'
import { HistoryDrawer } from '#web/admin/editor/history/history-drawer.tsx'
import { RecordDeletion } from '#web/admin/editor/history/record-deletion.tsx'
import { ScheduleDialog } from '#web/admin/editor/plan/schedule-dialog.tsx'
import { usePrompt } from '#web/admin/forms/prompt-dialog.tsx'
import { useTab } from '#web/admin/frame/tabs/tab-context.ts'
import { useUnsaved } from '#web/admin/frame/unsaved/unsaved.tsx'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { usePreviewLink } from '#web/admin/page-parts/preview-link.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'
import {
  bringBack,
  duplicate,
  openPreview,
  remove,
  restore,
  returns,
  schedule,
  unpublish,
} from './admin-api.ts'
import type { Entry, ManyBase, TrashBase } from './editor-kind.ts'
import type { EditorAction } from './editor-menu.tsx'
import type { Editor } from './use-editor.ts'

/** Comes with the first choice of it. */
const AddToRelease = lazy(async () => ({
  default: (await import('#web/admin/release/add-to-release.tsx')).AddToRelease,
}))

type Props = { editor: Editor; actions: ReturnType<typeof useEditorActions>; name: string }

export function EditorDialogs({ editor, actions, name }: Props) {
  const { kind, record, conflict, rights } = editor
  const { opened, close } = actions
  const words = { label: kind.label, show: kind.show }
  const fieldsOf = (content: Record<string, unknown>, parentId: number | null) =>
    kind.fieldsOf({ ...content, ...(kind.parent && { [kind.parent]: parentId }) } as unknown as Entry)

  return (
    <>
      {conflict?.open && (
        <MergeDialog
          base={editor.conflictBase}
          mine={editor.mine}
          theirs={conflict.fields}
          by={conflict.record.updatedBy}
          words={words}
          onMerge={editor.resolve}
          onClose={() => editor.showConflict(false)}
        />
      )}
      {record && opened === 'history' && (
        <HistoryDrawer
          base={kind.base}
          record={record}
          now={editor.base}
          fieldsOf={fieldsOf}
          words={words}
          {...(rights.update && {
            onRestore: (revision: number) =>
              editor.act((at) => restore(kind.base, at, revision), { anew: true }),
          })}
          onClose={close}
        />
      )}
      {record && opened === 'schedule' && (
        <ScheduleDialog
          name={name}
          record={record}
          onPlan={(times) => editor.act((at) => schedule(kind.base, at, times))}
          onMissing={(fields) => editor.showProblems('publish', fields)}
          onClose={close}
        />
      )}
      {record && opened === 'release' && (
        <Suspense>
          <AddToRelease ids={[record.id]} onClose={close} />
        </Suspense>
      )}
      {record && opened === 'remove' && kind.list !== undefined && (
        <RecordDeletion
          base={kind.base as TrashBase}
          id={record.id}
          name={name}
          returns={actions.comesBack}
          onDelete={actions.remove}
          onClose={close}
        />
      )}
    </>
  )
}

/** What the menu offers: some of it opens, the rest begins at once. */
export function useEditorActions(editor: Editor, name: string, onRemoved: () => void) {
  const texts = useTexts('console/editor/editor')
  const { message, modal } = useApp()
  const prompt = usePrompt()
  const navigate = useNavigate()
  const tab = useTab()
  const unsaved = useUnsaved()
  const { kind, record } = editor
  const [opened, setOpened] = useState<EditorAction | null>(null)
  const done = useDone()
  const client = useQueryClient()
  // What was typed and not saved would not come back.
  const comesBack = record !== null && !editor.dirty && returns(record.state, editor.rights.publish)
  const preview = usePreviewLink(async () =>
    record && (await editor.saveFirst()) ? (await openPreview(kind.base, record.id)).token : null,
  )
  const atOnce = {
    preview: async () => record && preview.open(kind.publicPath(record)),
    copyPreview: async () => record && preview.copy(kind.publicPath(record)),
    note: async () => {
      const note = await prompt({ title: texts.noteAsks })
      if (note !== null) editor.save('publish', note)
    },
    unpublish: async () => {
      const sure = await modal.ask({
        title: texts.unpublishTitle({ name }),
        content: texts.unpublishText,
        okText: texts.unpublish,
        cancelText: texts.cancel,
      })
      if (!sure) return
      try {
        if (await editor.act((at) => unpublish(kind.base, at))) void message.success(texts.unpublished)
      } catch (error) {
        console.error(error)
      }
    },
    duplicate: async () => {
      try {
        if (!record || !(await editor.saveFirst())) return
        const copy = await duplicate(kind.base as ManyBase, record.id)
        void message.success(texts.duplicated)
        void navigate(`${kind.forms ?? kind.list}/${copy.id}`)
      } catch (error) {
        console.error(error)
      }
    },
  }
  return {
    opened,
    choose: (action: EditorAction) =>
      action in atOnce ? void atOnce[action as keyof typeof atOnce]() : setOpened(action),
    close: () => setOpened(null),
    comesBack,
    remove: async () => {
      if (!record) return
      await remove(kind.base as TrashBase, record)
      const takeBack = async () => {
        await bringBack(kind.base as TrashBase, record)
        await kind.forget(client)
      }
      done(texts.removed({ name }), comesBack ? takeBack : undefined)
      unsaved.release(tab.path)
      onRemoved()
      void tab.moveOn(kind.list ?? '/dashboard')
    },
  }
}
