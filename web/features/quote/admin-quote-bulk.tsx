// What can be done with many quotes at once: those that nobody will answer are closed with one reason, and brought back.
import type { QuoteItem } from '#contract/quotes/quote-shapes.ts'
import { type LostReason, QUOTES_OUT } from '#contract/quotes/quote-states.ts'
import type { BulkAction } from '#web/admin/list/bulk/bulk-action.ts'
import { closeAsLost, type QuoteTarget, reopenQuote } from '#web/admin/quotes/admin-api.ts'
import { LostReasons } from '#web/admin/quotes/closing-dialogs.tsx'
import { useTexts } from '#web/i18n/language.tsx'

export function useQuoteBulk(): BulkAction<QuoteItem>[] {
  const texts = useTexts('console/quote/list')
  const lost: BulkAction<QuoteItem> = {
    key: 'lost',
    ...texts.bulkLost,
    permit: 'web_quote:close',
    chooses: (onChoose) => <LostReasons onChange={onChoose} />,
    // An order that waits for its confirmation is nothing that nobody answered.
    fits: ({ state }) => QUOTES_OUT.some((one) => one === state),
    run: (quote, reason: LostReason) => closeAsLost(quote, { reason, note: '' }),
    undo: (_, after: QuoteTarget) => reopenQuote(after),
  }
  return [lost]
}
