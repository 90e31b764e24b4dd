// Saves, replaces and deletes views of a list.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import type { ListName, SavedView } from '#contract/console/view.ts'
import { usePrompt } from '#web/admin/forms/prompt-dialog.tsx'
import { addView, removeView, viewsQuery } from '#web/admin/list/admin-api.ts'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { useTexts } from '#web/i18n/language.tsx'

/** As long as a name may be (`contract/console/view.ts`, which would bring the validator along). */
const LONGEST_NAME = 60

export function useViews(list: ListName, views: readonly SavedView[]) {
  const texts = useTexts('console/list/list')
  const { modal } = App.useApp()
  const prompt = usePrompt()
  const done = useDone()
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: viewsQuery(list).queryKey })
  const adding = useMutation({ ...addView(), onSettled })
  const removing = useMutation({ ...removeView(), onSettled })

  const put = async (name: string, query: string) => {
    try {
      return await adding.mutateAsync({ list, name, query })
    } catch {
      // The frame says what was refused.
      return null
    }
  }
  const agree = (name: string) =>
    new Promise<boolean>((answer) => {
      modal.confirm({
        title: texts.replaceAsk({ name }),
        okText: texts.replace,
        cancelText: texts.cancel,
        onOk: () => answer(true),
        onCancel: () => answer(false),
      })
    })

  return {
    /** Asks for a name and keeps the view under it; answers it, or `null` when it came to nothing. */
    save: async (query: string): Promise<SavedView | null> => {
      const name = await prompt({ title: texts.viewName, limit: LONGEST_NAME })
      if (!name) return null
      if (views.some((view) => view.name === name) && !(await agree(name))) return null
      const view = await put(name, query)
      if (view) done(texts.viewSaved({ name }))
      return view
    },
    replace: async ({ name, query: before }: SavedView, query: string) => {
      if (await put(name, query)) done(texts.viewSaved({ name }), () => put(name, before))
    },
    remove: async ({ id, name, query }: SavedView) => {
      try {
        await removing.mutateAsync(id)
        done(texts.viewDeleted({ name }), () => put(name, query))
      } catch {
        // The frame says what was refused.
      }
    },
  }
}
