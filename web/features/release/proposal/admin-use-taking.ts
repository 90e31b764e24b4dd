// What is done with the changes of a record: taken into its working copy, left out, opened again; one action at a time.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changedFields } from '#contract/content/difference.ts'
import { withValueAt } from '#contract/content/merge.ts'
import type { ProposedChange, WholeProposalPage } from '#contract/content/proposal.ts'
import { same } from '#contract/content/same.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { leave, save } from './admin-api.ts'

export type TakingDesk = ReturnType<typeof useTaking>
type Taken = Pick<ProposedChange, 'id' | 'path' | 'after'>

/** The fields of a save that puts these values into the record as it is now. */
export function takenFields(content: object, changes: readonly Pick<Taken, 'path' | 'after'>[]) {
  const next = changes.reduce((record, { path, after }) => withValueAt(record, path, after), content)
  return changedFields(content, next)
}

/** Whether the record still says what was taken, so that taking it back undoes nothing that came since. */
export const isAsTaken = ({ decision, now, after, instead }: ProposedChange) =>
  decision === 'taken' && same(now, instead === undefined ? after : instead)

/** One action at a time, with what is said of it or went wrong. */
export function useDesk() {
  const { message } = useApp()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function act(work: () => Promise<unknown>, said: string): Promise<boolean> {
    setBusy(true)
    setFailure('')
    try {
      await work()
      void message.success(said)
      return true
    } catch (error) {
      setFailure(plainWords(error))
      return false
    } finally {
      setBusy(false)
      // The record and its lists are asked for anew as well.
      await client.invalidateQueries()
    }
  }

  return { busy, failure, act }
}

export function useTaking(page: WholeProposalPage) {
  const texts = useTexts('console/release/proposal')
  const { busy, failure, act } = useDesk()
  return {
    busy,
    failure,
    /** Saves the record with these changes, in the name of whoever is signed in. */
    take: (changes: readonly Taken[]) =>
      act(
        () =>
          save(
            page,
            takenFields(page.content, changes),
            changes.map(({ id }) => id),
          ),
        texts.takenNow({ count: changes.length }),
      ),
    leave: (changes: readonly Taken[]) =>
      act(
        () =>
          leave(
            page.id,
            changes.map(({ id }) => id),
            false,
          ),
        texts.leftNow({ count: changes.length }),
      ),
    /** Opens it again; what was taken goes out of the working copy, which says then what it said before. */
    reopen: (change: ProposedChange) =>
      act(async () => {
        const fields =
          change.decision === 'taken'
            ? takenFields(page.content, [{ path: change.path, after: change.before }])
            : {}
        if (Object.keys(fields).length > 0) await save(page, fields, [])
        await leave(page.id, [change.id], true)
      }, texts.openNow),
  }
}
