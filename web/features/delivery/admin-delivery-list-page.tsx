// Everything that leaves the house by mail: what waits, what failed and why, and the way to send it again.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Delivery } from '#contract/deliveries/delivery.ts'
import type { BulkAction } from '#web/admin/list/bulk/bulk-action.ts'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { ListFilters } from '#web/admin/list/filters/list-filters.tsx'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { type RowAction, RowActions } from '#web/admin/list/row-actions.tsx'
import { type ListOf, useList } from '#web/admin/list/use-list.ts'
import { mailStatusQuery } from '#web/admin/messages/admin-api.ts'
import { MailBanner } from '#web/admin/messages/mail-banner.tsx'
import { report } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { deliveryPageQuery, discard, forgetDeliveries, sendAgain } from './admin-api.ts'
import { DELIVERY_LIST, useDeliveryColumns } from './admin-delivery-columns.tsx'
import './admin-delivery.css'

/** While something of the page waits, it is looked at again. */
const WATCH_MS = 4_000

const mayDiscard = ({ state }: Delivery) => state === 'waiting' || state === 'dead'
const mayBeSent = ({ state, sendable }: Delivery) => sendable && state !== 'sent'

export function AdminDeliveryListPage() {
  const texts = useTexts('console/delivery')
  const may = useMay()
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
      <ListPage<Delivery>
        name="web_delivery"
        title={texts.title}
        description={
          status?.mail ? (
            <>
              {texts.description}{' '}
              {status.recipients.length > 0
                ? texts.ready({ sender: status.sender, recipients: status.recipients.join(', ') })
                : texts.readyForNobody({ sender: status.sender })}
            </>
          ) : (
            texts.description
          )
        }
        words={texts}
        list={list}
        asked={asked}
        filters={<DeliveryFilters list={list} />}
        {...useDeliveryColumns()}
        rowName={nameOf}
        {...(may('web_delivery:update') && {
          actions: (delivery: Delivery) => <DeliveryActions delivery={delivery} name={nameOf(delivery)} />,
          actionsWidth: 176,
        })}
        bulk={useDeliveryBulk()}
      />
    </div>
  )
}

function DeliveryFilters({ list }: { list: ListOf<typeof DELIVERY_LIST> }) {
  const texts = useTexts('console/delivery')
  return (
    <ListFilters
      list={list}
      fields={[
        { name: 'state', label: texts.state, any: texts.anyState, option: (value) => texts.states[value] },
        {
          name: 'topic',
          label: texts.topic,
          any: texts.anyTopic,
          option: (value) => texts.topics[value] ?? value,
        },
        { name: 'kind', label: texts.kind, any: texts.anyKind, option: (value) => texts.kinds[value] },
        { span: texts.created },
      ]}
    />
  )
}

function DeliveryActions({ delivery, name }: { delivery: Delivery; name: string }) {
  const texts = useTexts('console/delivery')
  const client = useQueryClient()
  const done = useDone()
  const [busy, setBusy] = useState(false)
  const run = async (way: () => Promise<unknown>, description: string) => {
    setBusy(true)
    try {
      await way()
      done(description)
    } catch (error) {
      report(error)
    } finally {
      setBusy(false)
      void forgetDeliveries(client)
    }
  }
  const actions: RowAction[] = [
    {
      key: 'send',
      label: delivery.state === 'waiting' ? texts.now : texts.send,
      onClick: () => void run(() => sendAgain(delivery), texts.again({ name })),
      blocked: delivery.sendable ? null : texts.gone,
    },
  ]
  if (mayDiscard(delivery)) {
    actions.push({
      key: 'discard',
      label: texts.discard,
      danger: true,
      onClick: () => void run(() => discard(delivery), texts.discarded({ name })),
    })
  }
  return <RowActions name={name} actions={actions} busy={busy} />
}

function useDeliveryBulk(): BulkAction<Delivery>[] {
  const texts = useTexts('console/delivery')
  const may = useMay()
  const client = useQueryClient()
  if (!may('web_delivery:update')) return []
  const settled = () => forgetDeliveries(client)
  return [
    { key: 'send', ...texts.bulkSend, fits: mayBeSent, run: sendAgain, settled },
    { key: 'discard', ...texts.bulkDiscard, danger: true, fits: mayDiscard, run: discard, settled },
  ]
}
