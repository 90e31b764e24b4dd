// What is done with a release as a whole, each after the question that belongs to it.
import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { CODE } from '#contract/wire/answer.ts'
import { useTab } from '#web/admin/frame/tabs/tab-context.ts'
import { useUnsaved } from '#web/admin/frame/unsaved/unsaved.tsx'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { publishRelease, removeRelease, rollBackRelease, scheduleRelease } from './admin-api.ts'
import { RELEASES } from './admin-release-list.ts'
import type { ReleaseDesk } from './admin-use-release.ts'

export function useReleaseActions({ release, attempt, refuse, run }: ReleaseDesk) {
  const texts = useTexts('console/release/detail')
  const { message, modal } = App.useApp()
  const client = useQueryClient()
  const tab = useTab()
  const unsaved = useUnsaved()
  const { name, entries } = release
  const ask = (title: string, content: string, okText: string, danger = false) =>
    modal.confirm({ title, content, okText, cancelText: texts.cancel, okButtonProps: { danger }, width: 460 })

  return {
    publish: async () => {
      const off = entries.filter(({ deed }) => deed === 'unpublish').length
      const says = texts.publishSays({ on: entries.length - off, off })
      if (!(await ask(texts.publishTitle({ count: entries.length }), says, texts.publish))) return
      if (await run('publish', publishRelease)) void message.success(texts.published({ name }))
    },

    takePlanBack: async () => {
      if (!(await ask(texts.unplanTitle, texts.unplanSays, texts.unplan))) return
      if (await run('plan', (at) => scheduleRelease(at, null))) void message.success(texts.unplanned)
    },

    rollBack: async () => {
      const says = texts.rollBackSays({ count: entries.length })
      if (!(await ask(texts.rollBackTitle({ name }), says, texts.rollBack, true))) return
      try {
        await attempt('rollBack', (at) => rollBackRelease(at, false))
      } catch (error) {
        if (!(error instanceof Refused && error.code === CODE.unprocessable)) return refuse(error)
        // What would be lost is named by the server.
        if (!(await ask(texts.newerTitle, plainWords(error), texts.rollBackAnyway, true))) return
        if (!(await run('rollBack', (at) => rollBackRelease(at, true)))) return
      }
      void message.success(texts.rolledBack)
    },

    /** Throws what was refused: the question about it shows that. */
    remove: async () => {
      await removeRelease(release)
      void client.invalidateQueries({ queryKey: ['release', 'page'] })
      void message.success(texts.removed({ name }))
      unsaved.release(tab.path)
      void tab.moveOn(RELEASES)
    },
  }
}
