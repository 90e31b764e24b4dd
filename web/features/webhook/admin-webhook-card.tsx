// One webhook in the list: where it goes, what it is told, how it went last, and its actions.

import { DeleteOutlined, EditOutlined, HistoryOutlined, KeyOutlined, SendOutlined } from '@ant-design/icons'
import { Alert, Button, Popconfirm, Tag } from 'antd'
import type { Webhook } from '#contract/deliveries/webhook.ts'
import { ChangeButton, useChange } from '#web/admin/forms/record-change.tsx'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { forgetWebhooks, rotateSecret, testWebhook } from './admin-api.ts'
import { DeliveryState } from './admin-webhook-deliveries.tsx'

/** What is open over the list. */
export type WebhookTask =
  | { do: 'add' }
  | { do: 'edit' | 'deliveries' | 'remove'; hook: Webhook }
  | { do: 'secret'; secret: string }

type Props = { hook: Webhook; onTask: (task: WebhookTask) => void }

export function WebhookCard({ hook, onTask }: Props) {
  const texts = useTexts('console/webhook')
  const kinds = useKindNames('many')
  return (
    <article className="webhook" data-off={!hook.active || undefined} aria-label={hook.name}>
      <header>
        <h2>{hook.name}</h2>
        <Tag color={hook.active ? 'green' : 'default'}>{hook.active ? texts.on : texts.off}</Tag>
      </header>
      <p className="webhook-address">{hook.address}</p>
      <p className="webhook-tags">
        {hook.events.map((event) => (
          <Tag key={event}>{texts.events[event]}</Tag>
        ))}
        <span>
          {hook.kinds.length === 0 ? texts.allKinds : hook.kinds.map((kind) => kinds[kind]).join(' · ')}
        </span>
      </p>
      {hook.needsSecret && (
        <Alert className="webhook-keyless" type="warning" showIcon title={texts.needsSecret} />
      )}
      <p className="webhook-last">
        {hook.last ? (
          <>
            {texts.last}
            <DeliveryState state={hook.last.state} status={hook.last.status} />{' '}
            <TimePassed time={hook.last.time} />
          </>
        ) : (
          texts.never
        )}
      </p>
      <Actions hook={hook} onTask={onTask} />
    </article>
  )
}

function Actions({ hook, onTask }: Props) {
  const texts = useTexts('console/webhook')
  const may = useMay()
  const { attempt } = useChange(forgetWebhooks)
  const rotate = () =>
    attempt(() => rotateSecret(hook)).then(({ secret }) => onTask({ do: 'secret', secret }), ignore)
  return (
    <footer>
      <Button icon={<HistoryOutlined />} onClick={() => onTask({ do: 'deliveries', hook })}>
        {texts.deliveries}
      </Button>
      {may('web_webhook:send') && (
        <ChangeButton
          icon={<SendOutlined />}
          write={() => testWebhook(hook.id)}
          done={texts.tested}
          forget={forgetWebhooks}
          onDone={() => onTask({ do: 'deliveries', hook })}
        >
          {texts.test}
        </ChangeButton>
      )}
      {may('web_webhook:update') && (
        <>
          <Button icon={<EditOutlined />} onClick={() => onTask({ do: 'edit', hook })}>
            {texts.edit}
          </Button>
          <Popconfirm
            title={texts.rotate}
            description={<p className="webhook-ask">{texts.rotateSays}</p>}
            onConfirm={rotate}
          >
            <Button icon={<KeyOutlined />}>{texts.rotate}</Button>
          </Popconfirm>
        </>
      )}
      {may('web_webhook:delete') && (
        <Button danger icon={<DeleteOutlined />} onClick={() => onTask({ do: 'remove', hook })}>
          {texts.remove}
        </Button>
      )}
    </footer>
  )
}

/** The frame tells what was refused. */
const ignore = () => {}
