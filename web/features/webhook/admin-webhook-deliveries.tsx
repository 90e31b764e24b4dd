// What was sent to a webhook, the latest first: how each went, what was sent, how the answer begins, and sending it again.
import { RedoOutlined, SendOutlined } from '@ant-design/icons'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Collapse, Drawer, Tag } from 'antd'
import type { Webhook, WebhookDelivery } from '#contract/deliveries/webhook.ts'
import { ChangeButton } from '#web/admin/forms/record-change.tsx'
import { TimeCell } from '#web/admin/list/time-cell.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { troubleIn } from '#web/admin/shown-values/delivery-trouble.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { deliveriesQuery, forgetWebhooks, replayDelivery, testWebhook } from './admin-api.ts'

/** Rendered while it is open. */
export function Deliveries({ hook, onClose }: { hook: Webhook; onClose: () => void }) {
  const texts = useTexts('console/webhook')
  const query = useInfiniteQuery(deliveriesQuery(hook.id))
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const may = useMay()('web_webhook:send')
  return (
    <Drawer
      open
      title={texts.deliveriesOf({ name: hook.name })}
      size="min(720px, 100vw)"
      onClose={onClose}
      extra={
        may && (
          <ChangeButton
            icon={<SendOutlined />}
            write={() => testWebhook(hook.id)}
            done={texts.tested}
            forget={forgetWebhooks}
          >
            {texts.test}
          </ChangeButton>
        )
      }
    >
      <Pending asked={query} rows={8} />
      {data && items.length === 0 && <Nothing title={texts.noDeliveries} says={texts.noDeliveriesSays} />}
      {items.length > 0 && (
        <Collapse
          className="webhook-deliveries"
          items={items.map((item) => ({
            key: item.id,
            label: <Head item={item} />,
            children: <Body item={item} replay={may && (hook.active || item.event === 'test')} />,
          }))}
        />
      )}
      {hasNextPage && (
        <Button block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </Drawer>
  )
}

function Head({ item }: { item: WebhookDelivery }) {
  const texts = useTexts('console/webhook')
  return (
    <span className="webhook-delivery">
      <strong>{texts.events[item.event]}</strong>
      <DeliveryState state={item.state} status={item.status} />
      <span>{item.attempts > 0 && texts.took({ milliseconds: item.duration })}</span>
      <TimeCell time={item.createTime} />
    </span>
  )
}

function Body({ item, replay }: { item: WebhookDelivery; replay: boolean }) {
  const texts = useTexts('console/webhook')
  const trouble = useTexts('console/frame/trouble')
  return (
    <>
      <p className="webhook-facts">
        {texts.attempts({ count: item.attempts })}
        {item.triedTime && (
          <>
            {' · '}
            <TimeCell time={item.triedTime} />
          </>
        )}
        {item.nextTime && (
          <>
            {' · '}
            {texts.next}
            <TimeCell time={item.nextTime} />
          </>
        )}
      </p>
      <dl>
        {item.error && (
          <Fact label={texts.error} value={item.error} says={troubleIn(trouble, 'webhook', item.error)} />
        )}
        <Fact label={texts.eventId} value={item.eventId} />
        <Fact label={texts.body} value={item.body} />
        {item.status !== 0 && <Fact label={texts.answer} value={item.answer || texts.nothing} />}
      </dl>
      {replay && (
        <ChangeButton
          icon={<RedoOutlined />}
          write={() => replayDelivery(item.id)}
          done={texts.replayed}
          forget={forgetWebhooks}
        >
          {texts.replay}
        </ChangeButton>
      )}
    </>
  )
}

function Fact({ label, value, says }: { label: string; value: string; says?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {says && <p>{says}</p>}
        <code>{value}</code>
      </dd>
    </div>
  )
}

const COLOURS = { waiting: 'orange', sent: 'green', dead: 'red', discarded: 'default' } as const

export function DeliveryState({ state, status }: Pick<WebhookDelivery, 'state' | 'status'>) {
  const texts = useTexts('console/webhook')
  const answered = status === 0 ? '' : ` · ${texts.status({ status })}`
  return <Tag color={COLOURS[state]}>{`${texts.states[state]}${answered}`}</Tag>
}
