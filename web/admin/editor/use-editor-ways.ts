// The deeds of the editor's menu that need no dialog of their own, and what follows a deletion.
import { App } from 'antd'
import { useHref, useNavigate } from 'react-router'
import { usePrompt } from '#web/admin/prompt-dialog.tsx'
import { useTab } from '#web/admin/tab-context.ts'
import { useUnsaved } from '#web/admin/unsaved.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { duplicate, type ManyBase, openPreview, remove, type TrashBase, unpublish } from './admin-api.ts'
import type { Entry } from './editor-kind.ts'
import { EDITOR_TEXTS } from './editor-texts.ts'
import type { Editor } from './use-editor.ts'

/** A limit of the contract (`contract/content.ts`). */
const PREVIEW_HOURS = 24

export function useEditorWays<Fields extends object, Form extends object, Staff extends Entry>(
  editor: Editor<Fields, Form, Staff>,
  name: string,
  onRemoved: () => void,
) {
  const texts = useTexts(EDITOR_TEXTS)
  const { message, modal } = App.useApp()
  const prompt = usePrompt()
  const navigate = useNavigate()
  const tab = useTab()
  const unsaved = useUnsaved()
  const { kind, record } = editor
  const href = useHref(record ? kind.publicPath(record) : '/')

  /** The address of the public page with a secret that shows the working copy on it. */
  const previewLink = async () => {
    if (!record || !(await editor.saveFirst())) return null
    const { token } = await openPreview(kind.base, record.id)
    return new URL(`${href}?preview=${encodeURIComponent(token)}`, location.href).href
  }
  const atOnce = {
    preview: async () => {
      // Opened before the answer comes, or the browser would take it for an unasked window.
      const page = window.open('', '_blank')
      try {
        const link = await previewLink()
        if (!link) page?.close()
        else if (page) page.location.href = link
        else void message.info(texts.copyFailed(link), 10)
      } catch (error) {
        // The frame has told the refusal.
        console.error(error)
        page?.close()
      }
    },
    copyPreview: async () => {
      try {
        const link = await previewLink()
        if (!link) return
        try {
          await navigator.clipboard.writeText(link)
          void message.success(texts.copied(PREVIEW_HOURS))
        } catch {
          // Without TLS there is no clipboard.
          void message.info(texts.copyFailed(link), 10)
        }
      } catch (error) {
        console.error(error)
      }
    },
    note: async () => {
      const note = await prompt({ title: texts.noteAsks })
      if (note !== null) editor.save('publish', note)
    },
    unpublish: async () => {
      const sure = await modal.confirm({
        title: texts.unpublishTitle(name),
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
    remove: async () => {
      if (!record) return
      await remove(kind.base as TrashBase, record)
      void message.success(texts.removed(name))
      unsaved.release(tab.path)
      onRemoved()
      tab.moveOn(kind.list ?? '/dashboard')
    },
  }
}
