// What the whole site begins anew with: it is sent, waited for until it is in force, and then the console is opened anew, which
// has it from then on as well.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isStale } from '#web/admin/forms/record-writes.ts'
import { useUnsavedForm } from '#web/admin/frame/unsaved/unsaved.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'

/** How long the site has to begin anew, and how often it is asked whether it has. */
const PATIENCE_MS = 60_000
const AGAIN_MS = 500

type Settings = { inForce: boolean }
type Options<Chosen> = {
  /** Something waits to be applied. */
  dirty: boolean
  choose: (chosen: Chosen) => Promise<Settings>
  read: () => Promise<Settings>
  /** Asked anew where it did not come to that. */
  queryKey: readonly string[]
  /** `stale`: somebody else applied something in between. */
  words: { applied: string; slow: string; stale?: string }
  /** Told what the server refused. */
  onRefused?: (refused: Refused) => void
}

export function useBeginAnew<Chosen>({ dirty, choose, read, queryKey, words, onRefused }: Options<Chosen>) {
  const { message } = useApp()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { settle } = useUnsavedForm(dirty)

  async function run(chosen: Chosen) {
    setFailure('')
    setBusy(true)
    try {
      const { inForce } = await choose(chosen)
      if (!inForce && !(await hasBegun(read))) setFailure(words.slow)
      else {
        settle()
        void message.success(words.applied)
        location.reload()
        return
      }
    } catch (error) {
      setFailure((isStale(error) && words.stale) || plainWords(error))
      if (error instanceof Refused) onRefused?.(error)
    }
    setBusy(false)
    void client.invalidateQueries({ queryKey })
  }
  return { busy, failure, run }
}

async function hasBegun(read: () => Promise<Settings>): Promise<boolean> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    // While it begins anew nobody answers.
    const now = await read().catch(() => null)
    if (now?.inForce) return true
  }
  return false
}
