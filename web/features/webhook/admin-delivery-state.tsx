// How a delivery stands, in a word and never in a colour alone.
import { Tag } from 'antd'
import type { WebhookDelivery } from '#contract/deliveries/webhook.ts'
import { useTexts } from '#web/i18n/language.tsx'

const COLOURS = { waiting: 'orange', sent: 'green', dead: 'red', discarded: 'default' } as const

export function DeliveryState({ state, status }: Pick<WebhookDelivery, 'state' | 'status'>) {
  const texts = useTexts('console/webhook')
  const answered = status === 0 ? '' : ` · ${texts.status({ status })}`
  return <Tag color={COLOURS[state]}>{`${texts.states[state]}${answered}`}</Tag>
}
