// The deeds on one release: each goes on from the version read last, and what is refused stays on the page.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Release } from '#contract/content/release.ts'
import { CODE, type FieldMessages } from '#contract/wire/answer.ts'
import { tellRefusal } from '#web/admin/editor/saving/tell-refusal.ts'
import { keepRelease, releaseQuery } from '#web/admin/release/admin-api.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import { forgetRecords } from './admin-api.ts'

export type Refusal = {
  message: string
  /** `entries.<id>.<field>` and what is wrong with it. */
  fields: FieldMessages
  /** Somebody else changed the release in between; it is shown as it is now. */
  stale: boolean
}
export type Doing = 'publish' | 'plan' | 'rollBack' | 'records' | 'remove'
type Deed = (at: Release) => Promise<Release>
export type ReleaseDesk = ReturnType<typeof useRelease>

/** Over a release that is read; `release` is the newest that is known. */
export function useRelease(release: Release) {
  const client = useQueryClient()
  const [doing, setDoing] = useState<Doing | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { queryKey } = releaseQuery(release.id)
  const latest = () => client.getQueryData<Release>(queryKey) ?? release

  /** Throws what was refused. */
  const attempt = async (name: Doing, deed: Deed): Promise<Release> => {
    setDoing(name)
    setRefusal(null)
    try {
      const done = await deed(latest())
      void keepRelease(client, done)
      if (name !== 'records') void forgetRecords(client)
      return done
    } finally {
      setDoing(null)
    }
  }

  /** Shows what was refused on the page, and the release as it is by now. */
  const refuse = (error: unknown) => {
    tellRefusal(error, true)
    const known = error instanceof Refused ? error : null
    const stale = known?.code === CODE.conflict && Boolean(known.current)
    if (stale) void keepRelease(client, known?.current as Release)
    else if (known?.code === CODE.conflict) void client.invalidateQueries({ queryKey })
    const message = plainWords(error)
    setRefusal({ message, fields: known?.fields ?? {}, stale })
  }

  /** Answers whether it was done. */
  const run = async (name: Doing, deed: Deed): Promise<boolean> => {
    try {
      await attempt(name, deed)
      return true
    } catch (error) {
      refuse(error)
      return false
    }
  }

  return { release, latest, doing, refusal, attempt, refuse, run, forgive: () => setRefusal(null) }
}

/** A release in these states may be changed. */
export const isEditable = ({ state }: Pick<Release, 'state'>) => state === 'open' || state === 'rolledBack'
