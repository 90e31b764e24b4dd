// What is done with a review on its page: one action at a time, each with its word or its refusal.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WholeReview } from '#contract/content/review.ts'
import type { Button } from '#contract/wire/resource.ts'
import { publish } from '#web/admin/editor/admin-api.ts'
import type { LifeBase } from '#web/admin/editor/editor-kind.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { RECORD_PLACES } from '#web/admin/records/record-places.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { approve, giveBack, takeBack, withdraw } from './admin-api.ts'

export type ReviewAction = 'approve' | 'takeBack' | 'withdraw' | 'publish'
export type ReviewDesk = ReturnType<typeof useReviewDesk>

/** The part of an address that is a kind's own. */
export const baseOf = (kind: WholeReview['kind']): LifeBase =>
  kind === 'productType' ? 'product/type' : (kind as LifeBase)

export function useReviewDesk(review: WholeReview) {
  const texts = useTexts('console/release/review')
  const { message } = useApp()
  const client = useQueryClient()
  const may = useMay()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { kind, version } = review
  const has = (verb: string) => may(`${RECORD_PLACES[kind].page}:${verb}` as Button)

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
      // The record itself, its lists and what waits on the dashboard are asked for anew as well.
      void client.invalidateQueries()
    }
  }
  const actions: Record<ReviewAction, () => Promise<boolean>> = {
    approve: () => act(() => approve(review), texts.approved({ version })),
    takeBack: () => act(() => takeBack(review), texts.takenBack),
    withdraw: () => act(() => withdraw(review), texts.withdrawn),
    publish: () => act(() => publish(baseOf(kind), review), texts.published({ version })),
  }
  return {
    busy,
    failure,
    rights: { update: has('update'), review: has('review'), publish: has('publish') },
    run: (action: ReviewAction) => actions[action](),
    giveBack: (reason: string) => act(() => giveBack(review, reason), texts.returned),
  }
}
