// The page of webhooks: which there are, how their latest delivery went, and what can be done with each.
import { PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { WEBHOOKS } from '#contract/deliveries/webhook-events.ts'
import { RecordDeletion } from '#web/admin/forms/record-change.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { SecretDialog } from '#web/admin/page-parts/secret-dialog.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { forgetWebhooks, removeWebhook, webhooksQuery } from './admin-api.ts'
import { WebhookCard, type WebhookTask } from './admin-webhook-card.tsx'
import { Deliveries } from './admin-webhook-deliveries.tsx'
import { WebhookDrawer } from './admin-webhook-drawer.tsx'
import './admin-webhook.css'

export function AdminWebhookPage() {
  const texts = useTexts('console/webhook')
  const may = useMay()
  const asked = useQuery(webhooksQuery)
  const { data } = asked
  const [task, setTask] = useState<WebhookTask | null>(null)
  const close = () => setTask(null)
  const add = may('web_webhook:add') && (
    <Button
      type="primary"
      icon={<PlusOutlined />}
      disabled={!data || data.length >= WEBHOOKS}
      onClick={() => setTask({ do: 'add' })}
    >
      {texts.add}
    </Button>
  )
  return (
    <div className="webhooks">
      <PageHead title={texts.title} says={texts.says}>
        {add}
      </PageHead>
      <Pending asked={asked} rows={8} />
      {data?.length === 0 && <Nothing title={texts.none} says={texts.noneSays} />}
      {data && data.length > 0 && (
        <ul className="webhook-list">
          {data.map((hook) => (
            <li key={hook.id}>
              <WebhookCard hook={hook} onTask={setTask} />
            </li>
          ))}
        </ul>
      )}
      {(task?.do === 'add' || task?.do === 'edit') && (
        <WebhookDrawer
          hook={task.do === 'edit' ? task.hook : null}
          onClose={close}
          onSecret={(secret) => setTask({ do: 'secret', secret })}
        />
      )}
      {task?.do === 'deliveries' && <Deliveries hook={task.hook} onClose={close} />}
      {task?.do === 'secret' && (
        <SecretDialog
          title={texts.secretTitle}
          says={texts.secretSays}
          label={texts.secretTitle}
          secret={task.secret}
          words={{ ...texts, close: texts.done }}
          onClose={close}
        />
      )}
      {task?.do === 'remove' && (
        <RecordDeletion
          name={task.hook.name}
          text={texts.removeSays}
          remove={() => removeWebhook(task.hook)}
          forget={forgetWebhooks}
          onClose={close}
        />
      )}
    </div>
  )
}
