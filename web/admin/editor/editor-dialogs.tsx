// What opens from the editor's menu, and the merge of two versions.
import { lazy, Suspense, useEffect } from 'react'
import { HistoryDrawer } from '#web/admin/editor/history/history-drawer.tsx'
import { RecordDeletion } from '#web/admin/editor/history/record-deletion.tsx'
import { ScheduleDialog } from '#web/admin/editor/plan/schedule-dialog.tsx'
import { MergeDialog } from '#web/admin/editor/saving/merge-dialog.tsx'
import { restore, schedule } from './admin-api.ts'
import type { Entry, TrashBase } from './editor-kind.ts'
import type { EditorWay } from './editor-menu.tsx'
import type { Editor } from './use-editor.ts'
import { useEditorActions } from './use-editor-actions.ts'

/** Comes with the first choice of it. */
const AddToRelease = lazy(async () => ({
  default: (await import('#web/admin/release/add-to-release.tsx')).AddToRelease,
}))

type Props<Fields extends object, Form extends object, Staff extends Entry> = {
  editor: Editor<Fields, Form, Staff>
  /** What was chosen in the menu. */
  way: EditorWay | null
  name: string
  onClose: () => void
  onRemoved: () => void
}

export function EditorDialogs<Fields extends object, Form extends object, Staff extends Entry>({
  editor,
  way,
  name,
  onClose,
  onRemoved,
}: Props<Fields, Form, Staff>) {
  const { kind, record, conflict, rights } = editor
  const words = { label: kind.label, show: kind.show }
  const actions = useEditorActions(editor, name, onRemoved)
  // Actions without a dialog of their own begin at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (way === null || !(way in actions.atOnce)) return
    onClose()
    void actions.atOnce[way as keyof typeof actions.atOnce]()
  }, [way])

  const fieldsOf = (content: Record<string, unknown>, parentId: number | null) =>
    kind.fieldsOf({ ...content, ...(kind.parent && { [kind.parent]: parentId }) } as unknown as Staff)

  return (
    <>
      {conflict?.open && (
        <MergeDialog<Fields>
          base={editor.conflictBase}
          mine={editor.mine}
          theirs={conflict.fields}
          by={conflict.record.updatedBy}
          words={words}
          onMerge={editor.resolve}
          onClose={() => editor.showConflict(false)}
        />
      )}
      {record && way === 'history' && (
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
          onClose={onClose}
        />
      )}
      {record && way === 'schedule' && (
        <ScheduleDialog
          name={name}
          record={record}
          onPlan={(times) => editor.act((at) => schedule(kind.base, at, times))}
          onMissing={(fields) => editor.showProblems('publish', fields)}
          onClose={onClose}
        />
      )}
      {record && way === 'release' && (
        <Suspense>
          <AddToRelease ids={[record.id]} onClose={onClose} />
        </Suspense>
      )}
      {record && way === 'remove' && kind.list !== undefined && (
        <RecordDeletion
          base={kind.base as TrashBase}
          id={record.id}
          name={name}
          returns={actions.returns}
          onDelete={actions.remove}
          onClose={onClose}
        />
      )}
    </>
  )
}
