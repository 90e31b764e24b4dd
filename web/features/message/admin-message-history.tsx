// What happened to a message: who did what, the notes, the replies, and the mail about it.
import type { MessageDetail, MessageEvent } from '#contract/enquiries/message-shapes.ts'
import { MESSAGE_STATES } from '#contract/enquiries/message-states.ts'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

export function MessageHistory({ message }: { message: MessageDetail }) {
  const texts = useTexts('console/message/detail')
  const words = useTexts('console/message/states')
  const sentence = useSentence()
  return (
    <>
      {message.mails.length > 0 && (
        <section>
          <h3>{texts.mails}</h3>
          <ul className="message-mails">
            {message.mails.map(({ id, topic, recipient, state, error, time }) => (
              <li key={id}>
                <span className="state-word" data-state={state}>
                  {words.mails[state]}
                </span>
                <span>
                  {words.topics[topic as keyof typeof words.topics] ?? topic} · <bdi>{recipient}</bdi>
                  {state !== 'sent' && error && <small className="message-late">{error}</small>}
                </span>
                <TimePassed time={time} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{texts.history}</h3>
        <ol className="message-history">
          {message.history.toReversed().map((event) => (
            <li key={event.id} data-did={event.did}>
              <p>
                <strong>{event.user?.name ?? withoutUser(event, texts)}</strong> {sentence(event)}{' '}
                <TimePassed time={event.time} />
              </p>
              {event.subject && <p className="message-reply-subject">{event.subject}</p>}
              {event.text && <p className="message-text">{ownWords(event.text)}</p>}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

/** Below the line stands what the visitor reads anyway: the company, the number, their own words. */
const ownWords = (text: string) => text.split(/\n-- ?\n/, 1)[0]?.trimEnd()

/** What visitors do themselves; all else that nobody of the staff did is of the program. */
const BY_VISITORS: readonly MessageEvent['did'][] = ['received', 'added', 'erasureAsked']
const withoutUser = ({ did }: MessageEvent, texts: { visitorDid: string; program: string }) =>
  BY_VISITORS.includes(did) ? texts.visitorDid : texts.program

function useSentence(): (event: MessageEvent) => string {
  const sentences = useTexts('console/message/action')
  const { states, reasons } = useTexts('console/message/states')
  const language = useLanguage()
  const named = (state: string) => {
    const known = MESSAGE_STATES.find((one) => one === state)
    return known ? states[known] : state
  }
  return ({ did, from = '', to = '', reason }) => {
    if (did === 'assigned' && to === '') return sentences.unassigned({ from })
    if (did === 'assigned')
      return from === '' ? sentences.assigned({ to }) : sentences.reassigned({ from, to })
    if (did === 'state') return sentences.state({ from: named(from), to: named(to) })
    if (did === 'due') return to === '' ? sentences.noDue : sentences.due({ to: formatMoment(to, language) })
    if (did === 'replied' || did === 'mergedInto') return sentences[did]({ to })
    if (did === 'merged' || did === 'unmerged') return sentences[did]({ from })
    if (did === 'spam') return reason ? sentences.because({ reason: reasons[reason] }) : sentences.spam
    return sentences[did]
  }
}
