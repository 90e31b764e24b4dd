// The deeds of the editor's menu that need no dialog of their own, and what follows a deletion.
import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useNavigate } from 'react-router'
import { usePrompt } from '#web/admin/forms/prompt-dialog.tsx'
import { useTab } from '#web/admin/frame/tabs/tab-context.ts'
import { useUnsaved } from '#web/admin/frame/unsaved/unsaved.tsx'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { usePreviewLink } from '#web/admin/page-parts/preview-link.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { bringBack, duplicate, openPreview, remove, returns, unpublish } from './admin-api.ts'
import type { Entry, ManyBase, TrashBase } from './editor-kind.ts'
import type { Editor } from './use-editor.ts'

export function useEditorActions<Fields extends object, Form extends object, Staff extends Entry>(
  editor: Editor<Fields, Form, Staff>,
  name: string,
  onRemoved: () => void,
) {
  const texts = useTexts('console/editor/editor')
  const { message, modal } = App.useApp()
  const prompt = usePrompt()
  const navigate = useNavigate()
  const tab = useTab()
  const unsaved = useUnsaved()
  const { kind, record } = editor
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
      const sure = await modal.confirm({
        title: texts.unpublishTitle({ name }),
        content: texts.unpublishSays,
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
    atOnce,
    returns: comesBack,
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
