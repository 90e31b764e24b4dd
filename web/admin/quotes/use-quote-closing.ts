// Won, lost, and back again: what ends a quote, with a way to take it back.
import { useQueryClient } from '@tanstack/react-query'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import type { LostReason } from '#contract/quotes/quote-states.ts'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { report } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { closeAsLost, closeAsWon, type QuoteTarget, quoteOfQuery, reopenQuote } from './admin-api.ts'

export type ClosingQuote = QuoteTarget & Pick<QuoteDetail, 'number' | 'state' | 'messageId'>
export type QuoteClosing = ReturnType<typeof useQuoteClosing>

/** Each answers whether it was done; what was refused is told by the frame. */
export function useQuoteClosing() {
  const texts = useTexts('console/quote/words')
  const client = useQueryClient()
  const done = useDone()

  const run = async (call: () => Promise<QuoteDetail>, said: string, undo?: boolean): Promise<boolean> => {
    try {
      const now = await call()
      show(now)
      done(said, undo ? async () => show(await reopenQuote(now)) : undefined)
      return true
    } catch (error) {
      report(error)
      void client.invalidateQueries({ queryKey: ['message'] })
      return false
    }
  }
  const show = (now: QuoteDetail) => {
    client.setQueryData(quoteOfQuery(now.messageId).queryKey, [now])
    void client.invalidateQueries({ queryKey: ['message'] })
  }
  return {
    // A letter that confirms the order is not taken back.
    won: (quote: ClosingQuote, how: { orderNumber: string; confirm: boolean }) =>
      run(() => closeAsWon(quote, how), texts.done.won({ number: quote.number }), !how.confirm),
    lost: (quote: ClosingQuote, why: { reason: LostReason; note: string }) =>
      run(() => closeAsLost(quote, why), texts.done.lost({ number: quote.number }), true),
    reopen: (quote: ClosingQuote) =>
      run(() => reopenQuote(quote), texts.done.reopened({ number: quote.number })),
  }
}
