// What is done with one release: each goes on from the version read last, and what is refused stays on the page.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Release } from '#contract/content/release.ts'
import { CODE, type FieldMessages } from '#contract/wire/answer.ts'
import { notifyRefusal } from '#web/admin/editor/saving/tell-refusal.ts'
import { useTab } from '#web/admin/frame/tabs/tab-context.ts'
import { useUnsaved } from '#web/admin/frame/unsaved/unsaved.tsx'
import { usePreviewLink } from '#web/admin/page-parts/preview-link.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { keepRelease, releaseQuery } from '#web/admin/release/admin-api.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import {
  forgetRecords,
  openReleasePreview,
  publishRelease,
  removeRelease,
  rollBackRelease,
  scheduleRelease,
} from './admin-api.ts'
import { RELEASES } from './admin-release-list.ts'

export type Refusal = {
  message: string
  /** `entries.<id>.<field>` and what is wrong with it. */
  fields: FieldMessages
  /** Somebody else changed the release in between; it is shown as it is now. */
  stale: boolean
}
export type Doing = 'publish' | 'plan' | 'rollBack' | 'records' | 'remove'
type Write = (at: Release) => Promise<Release>
export type ReleaseDesk = ReturnType<typeof useRelease>

/** Over a release that is read; `release` is the newest that is known. */
export function useRelease(release: Release) {
  const client = useQueryClient()
  const [doing, setDoing] = useState<Doing | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { queryKey } = releaseQuery(release.id)

  /** Throws what was refused. */
  const attempt = async (name: Doing, write: Write): Promise<Release> => {
    setDoing(name)
    setRefusal(null)
    try {
      const done = await write(client.getQueryData<Release>(queryKey) ?? release)
      void keepRelease(client, done)
      if (name !== 'records') void forgetRecords(client)
      return done
    } finally {
      setDoing(null)
    }
  }

  /** Shows what was refused on the page, and the release as it is by now. */
  const refuse = (error: unknown) => {
    notifyRefusal(error, true)
    const known = error instanceof Refused ? error : null
    const stale = known?.code === CODE.conflict && Boolean(known.current)
    if (stale) void keepRelease(client, known?.current as Release)
    else if (known?.code === CODE.conflict) void client.invalidateQueries({ queryKey })
    const message = plainWords(error)
    setRefusal({ message, fields: known?.fields ?? {}, stale })
  }

  /** Answers whether it was done. */
  const run = async (name: Doing, write: Write): Promise<boolean> => {
    try {
      await attempt(name, write)
      return true
    } catch (error) {
      refuse(error)
      return false
    }
  }

  return { release, doing, refusal, attempt, refuse, run, forgive: () => setRefusal(null) }
}

/** A release in these states may be changed. */
export const isEditable = ({ state }: Pick<Release, 'state'>) => state === 'open' || state === 'rolledBack'

const HOME = '/HomePage'

export function useReleasePreview(id: number) {
  const { open, copy } = usePreviewLink(async () => (await openReleasePreview(id)).token)
  return { open: (path = HOME) => open(path), copy: () => copy(HOME) }
}

export function useReleaseActions({ release, attempt, refuse, run }: ReleaseDesk) {
  const texts = useTexts('console/release/detail')
  const { message, modal } = useApp()
  const client = useQueryClient()
  const tab = useTab()
  const unsaved = useUnsaved()
  const { name, entries } = release
  const ask = (title: string, content: string, okText: string, danger = false) =>
    modal.ask({ title, content, okText, cancelText: texts.cancel, okButtonProps: { danger }, width: 460 })

  return {
    publish: async () => {
      const off = entries.filter(({ action }) => action === 'unpublish').length
      const description = texts.publishText({ on: entries.length - off, off })
      if (!(await ask(texts.publishTitle({ count: entries.length }), description, texts.publish))) return
      if (await run('publish', publishRelease)) void message.success(texts.published({ name }))
    },

    takePlanBack: async () => {
      if (!(await ask(texts.unplanTitle, texts.unplanText, texts.unplan))) return
      if (await run('plan', (at) => scheduleRelease(at, null))) void message.success(texts.unplanned)
    },

    rollBack: async () => {
      const description = texts.rollBackText({ count: entries.length })
      if (!(await ask(texts.rollBackTitle({ name }), description, texts.rollBack, true))) return
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
