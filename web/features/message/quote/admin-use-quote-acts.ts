// What is done with a quote besides writing it: each shows what the server made of it, and what was refused is told.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { isStale } from '#web/admin/forms/record-writes.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { quoteOfQuery } from '#web/admin/quotes/admin-api.ts'
import { report } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { type Reminders, remindOfQuote, reviseQuote, unscheduleQuote } from './admin-api.ts'

export type QuoteActs = ReturnType<typeof useQuoteActs>

export function useQuoteActs(quote: QuoteDetail) {
  const texts = useTexts('console/quote/desk')
  const client = useQueryClient()
  const { message: toast } = useApp()
  const [busy, setBusy] = useState(false)
  const show = (now: QuoteDetail) => {
    client.setQueryData(quoteOfQuery(now.messageId).queryKey, [now])
    void client.invalidateQueries({ queryKey: ['message'] })
  }
  /** Answers whether it was done. */
  const run = async (call: () => Promise<QuoteDetail>, said: string): Promise<boolean> => {
    setBusy(true)
    try {
      show(await call())
      void toast.success(said)
      return true
    } catch (error) {
      if (isStale(error)) {
        show(error.current as QuoteDetail)
        void toast.warning(texts.stale)
      } else report(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    show,
    revise: (edition?: number) =>
      run(() => reviseQuote(quote, edition), texts.done.revised({ edition: quote.edition + 1 })),
    callOff: () => run(() => unscheduleQuote(quote), texts.done.unscheduled({ edition: quote.edition })),
    remind: (times: Reminders) => run(() => remindOfQuote(quote, times), texts.done.reminded),
  }
}
