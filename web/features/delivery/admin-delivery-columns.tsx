// The columns of the list of deliveries: to whom, what about, how it went, and what comes next.
import type { Delivery } from '#contract/deliveries/delivery.ts'
import { useTabs } from '#web/admin/frame/tabs/tabs-provider.tsx'
import { moment, oneOf } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import type { Columns } from '#web/admin/list/list-columns.ts'
import { TimeCell } from '#web/admin/list/time-cell.tsx'
import { timeColumn } from '#web/admin/list/time-column.tsx'
import { INBOX } from '#web/admin/messages/messages-live.tsx'
import { troubleIn } from '#web/admin/shown-values/delivery-trouble.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'

/** As in `contract/deliveries/delivery.ts`, which would bring the validator along. */
const STATES = ['waiting', 'sent', 'dead', 'discarded'] as const
const KINDS = ['mail', 'webhook', 'cdn'] as const
const TOPICS = [
  'message.notice',
  'message.acknowledgement',
  'message.mailed',
  'message.reply',
  'quote.sent',
  'quote.nudged',
  'quote.won',
  'quote.asked',
  'quote.accepted',
  'quote.withdrawn',
  'quote.declined',
  'quote.renewal',
  'quote.due',
  'setting.test',
  'backup.failed',
  'backup.unproven',
  'user.invite',
  'user.reset',
  'user.resetDone',
  'right.ask',
  'user.address',
  'webhook.publish',
  'webhook.unpublish',
  'webhook.message',
  'webhook.quote',
  'webhook.test',
  'cdn.purge',
] as const

export const DELIVERY_LIST = listAddress({
  filters: {
    state: oneOf(STATES),
    kind: oneOf(KINDS),
    topic: oneOf(TOPICS),
    from: moment(),
    until: moment(),
  },
  sorts: ['createTime'],
  sort: '-createTime',
  keyset: true,
})

export function useDeliveryColumns(): Columns<Delivery> {
  const texts = useTexts('console/delivery')
  const trouble = useTexts('console/frame/trouble')
  const { pageAt } = useTabs()
  return {
    main: {
      key: 'recipient',
      title: texts.recipient,
      cell: ({ recipient, subject, messageId }, folded) => {
        const message = `${INBOX}/${messageId}`
        return (
          <span className="delivery-cell">
            <bdi>{recipient}</bdi>
            <small>{subject}</small>
            {messageId !== null && pageAt(message) !== null && (
              <RouterLink to={message}>{texts.toMessage}</RouterLink>
            )}
            {folded}
          </span>
        )
      },
    },
    columns: [
      {
        key: 'topic',
        title: texts.topic,
        width: 156,
        from: 'roomy',
        cell: ({ topic, kind }) =>
          texts.topics[topic as keyof typeof texts.topics] ?? `${texts.kinds[kind]}: ${topic}`,
      },
      {
        key: 'state',
        title: texts.state,
        width: 200,
        cell: ({ kind, state, error }) => (
          <span className="state-word delivery-state" data-state={state}>
            <span>
              {texts.states[state]}
              {state !== 'sent' && error !== '' && (
                <>
                  <span className="delivery-trouble">{troubleIn(trouble, kind, error)}</span>
                  <small>{error}</small>
                </>
              )}
            </span>
          </span>
        ),
      },
      {
        key: 'attempts',
        title: texts.attempts,
        width: 84,
        align: 'end',
        from: 'roomy',
        cell: ({ attempts }) => attempts,
        folded: ({ attempts }) => `${texts.attempts}: ${attempts}`,
      },
      {
        key: 'nextTime',
        title: texts.next,
        width: 130,
        from: 'roomy',
        cell: ({ nextTime }) => <NextTry time={nextTime} />,
        folded: false,
      },
      timeColumn('createTime', texts.created, { width: 124, sort: true }),
      {
        key: 'sentTime',
        title: texts.sent,
        width: 160,
        from: 'roomy',
        extra: true,
        cell: ({ sentTime }) => <TimeCell time={sentTime} />,
        folded: false,
      },
    ],
  }
}

/** What is due already goes out with the next round. */
function NextTry({ time }: { time: string | null }) {
  const texts = useTexts('console/delivery')
  if (time === null) return null
  return Date.parse(time) <= Date.now() ? texts.soon : <TimeCell time={time} />
}
