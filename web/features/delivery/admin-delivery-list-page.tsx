// Everything that leaves the house by mail: what waits, what failed and why, and the way to send it again.
import { useQuery } from '@tanstack/react-query'
import type { Delivery } from '#contract/deliveries/delivery.ts'
import { useChange } from '#web/admin/forms/record-change.tsx'
import type { BulkAction } from '#web/admin/list/bulk/bulk-action.ts'
import { ListPage } from '#web/admin/list/list-page.tsx'
import type { RowAction } from '#web/admin/list/row-actions.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import { mailStatusQuery } from '#web/admin/messages/admin-api.ts'
import { MailBanner } from '#web/admin/messages/mail-banner.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { deliveryPageQuery, discard, forgetDeliveries, sendAgain } from './admin-api.ts'
import { DELIVERY_LIST, useDeliveryColumns } from './admin-delivery-columns.tsx'
import './admin-delivery.css'

/** While something of the page waits, it is looked at again. */
const WATCH_MS = 4_000

const mayDiscard = ({ state }: Delivery) => state === 'waiting' || state === 'dead'
const mayBeSent = ({ state, sendable }: Delivery) => sendable && state !== 'sent'

export function AdminDeliveryListPage() {
  const texts = useTexts('console/delivery')
  const list = useList(DELIVERY_LIST)
  const { data: status } = useQuery(mailStatusQuery())
  const asked = useQuery({
    ...deliveryPageQuery(list.query),
    refetchInterval: ({ state }) =>
      status?.mail && state.data?.items.some((one) => one.state === 'waiting') ? WATCH_MS : false,
  })
  const nameOf = ({ recipient, subject }: Delivery) => texts.row({ recipient, subject })
  return (
    <div className="delivery-page">
      <MailBanner here />
      <ListPage
        name="web_delivery"
        words={texts}
        says={
          status?.mail && (
            <>
              {texts.says}{' '}
              {status.recipients.length > 0
                ? texts.ready({ sender: status.sender, recipients: status.recipients.join(', ') })
                : texts.readyForNobody({ sender: status.sender })}
            </>
          )
        }
        list={list}
        asked={asked}
        filters={[
          { name: 'state', label: texts.state, any: texts.anyState, option: (state) => texts.states[state] },
          { name: 'topic', label: texts.topic, any: texts.anyTopic, option: (topic) => texts.topics[topic] },
          { name: 'kind', label: texts.kind, any: texts.anyKind, option: (kind) => texts.kinds[kind] },
          { span: texts.created },
        ]}
        {...useDeliveryColumns()}
        rowName={nameOf}
        actions={useDeliveryActions(nameOf)}
        actionsWidth={176}
        bulk={useDeliveryBulk()}
        forget={forgetDeliveries}
      />
    </div>
  )
}

const PERMIT = 'web_delivery:update'

function useDeliveryActions(nameOf: (delivery: Delivery) => string) {
  const texts = useTexts('console/delivery')
  const { change } = useChange(forgetDeliveries)
  return (delivery: Delivery): (RowAction | false)[] => {
    const name = nameOf(delivery)
    return [
      {
        key: 'send',
        permit: PERMIT,
        label: delivery.state === 'waiting' ? texts.now : texts.send,
        onClick: () => change(texts.again({ name }), () => sendAgain(delivery)),
        blocked: delivery.sendable ? null : texts.gone,
      },
      mayDiscard(delivery) && {
        key: 'discard',
        permit: PERMIT,
        label: texts.discard,
        danger: true,
        onClick: () => change(texts.discarded({ name }), () => discard(delivery)),
      },
    ]
  }
}

function useDeliveryBulk(): BulkAction<Delivery>[] {
  const texts = useTexts('console/delivery')
  return [
    { key: 'send', permit: PERMIT, ...texts.bulkSend, fits: mayBeSent, run: sendAgain },
    { key: 'discard', permit: PERMIT, ...texts.bulkDiscard, danger: true, fits: mayDiscard, run: discard },
  ]
}
