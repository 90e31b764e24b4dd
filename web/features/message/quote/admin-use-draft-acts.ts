// What is done with a draft: sent, filled from an earlier quote, thrown away.
import { useQueryClient } from '@tanstack/react-query'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { isStale } from '#web/admin/forms/record-writes.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { quoteOfQuery } from '#web/admin/quotes/admin-api.ts'
import { Refused, report } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import {
  copyQuote,
  discardDraft,
  type Letter,
  reviseQuote,
  saveQuote,
  scheduleQuote,
  sendQuote,
  unscheduleQuote,
} from './admin-api.ts'
import type { QuoteActs } from './admin-use-quote-acts.ts'
import type { QuoteDraft } from './form/admin-use-quote-draft.ts'

type Given = { quote: QuoteDetail; draft: QuoteDraft; acts: QuoteActs; onCopied: () => void }

export function useDraftActs({ quote, draft, acts, onCopied }: Given) {
  const texts = useTexts('console/quote/desk')
  const client = useQueryClient()
  const { message: toast, modal } = useApp()
  const { edition } = quote

  /** Answers whether it left, or will at its hour. Where an answer was lost, the version tells on the next try that it had. */
  const send = async (letter: Letter, sendTime: string | null): Promise<boolean> => {
    try {
      const sent = await draft.act((record) =>
        sendTime === null ? sendQuote(record, letter) : scheduleQuote(record, letter, sendTime),
      )
      if (!sent) return false
    } catch (error) {
      const now = isStale(error) ? (error.current as QuoteDetail) : null
      const done = sendTime === null ? now?.unsent === false : now?.sendTime === sendTime
      if (now?.edition !== edition || !done) {
        if (now) void toast.warning(texts.stale)
        else report(error)
        return false
      }
    }
    void client.invalidateQueries({ queryKey: ['message'] })
    void toast.success(texts.done[sendTime === null ? 'sent' : 'scheduled']({ edition }))
    return true
  }
  const copy = async (from: number) => {
    try {
      if (!(await draft.act((record) => copyQuote(record, from), { anew: true }))) return
      void toast.success(texts.done.copied)
      onCopied()
    } catch (error) {
      report(error)
    }
  }
  /** Nothing can be taken back here, so it is asked. */
  const discard = async () => {
    const whole = edition === 1
    const sure = await modal.ask({
      title: whole ? texts.discardWhole : texts.discardTitle({ edition }),
      content: whole ? texts.discardWholeText : texts.discardText({ edition: edition - 1 }),
      okText: texts.discardOk,
      okButtonProps: { danger: true },
      cancelText: texts.keep,
    })
    if (!sure) return
    try {
      await discardDraft(draft.now.current.held.record)
      draft.forget()
      void toast.success(texts.done.discarded)
      await client.invalidateQueries({ queryKey: quoteOfQuery(quote.messageId).queryKey })
      void client.invalidateQueries({ queryKey: ['message'] })
    } catch (error) {
      if (error instanceof Refused && isStale(error)) acts.show(error.current as QuoteDetail)
      report(error)
    }
  }
  /** What was typed over a draft that somebody sent becomes the next version; one that only leaves later stays. */
  const goOn = async () => {
    const { overtaken } = draft
    if (!overtaken) return
    try {
      const begun =
        overtaken.sendTime !== null
          ? await unscheduleQuote(overtaken)
          : overtaken.unsent
            ? overtaken
            : await reviseQuote(overtaken)
      const next = await saveQuote(begun, draft.mine)
      draft.giveWay(next)
    } catch (error) {
      report(error)
    }
  }
  return { send, copy, discard: () => discard(), goOn: () => void goOn() }
}
