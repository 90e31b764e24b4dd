// The page of webhooks: which there are, how their latest delivery went, and what can be done with each.
import { CopyOutlined, PlusOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Input, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { WEBHOOKS } from '#contract/deliveries/webhook-events.ts'
import { DeleteDialog } from '#web/admin/forms/delete-dialog.tsx'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
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
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(webhooksQuery)
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
      <PageHead title={texts.title} description={texts.description}>
        {add}
      </PageHead>
      {error && !data && <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 8 }} />}
      {data?.length === 0 && <Nothing title={texts.none} description={texts.noneText} />}
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
      {task?.do === 'secret' && <SecretDialog secret={task.secret} onClose={close} />}
      {task?.do === 'remove' && (
        <DeleteDialog
          name={task.hook.name}
          description={texts.removeText}
          onDelete={async () => {
            try {
              await removeWebhook({ id: task.hook.id, version: task.hook.version })
            } finally {
              void forgetWebhooks(client)
            }
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

/** Rendered while it is open; it is closed by its button alone. */
function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const texts = useTexts('console/webhook')
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      // Without TLS there is no clipboard: the field is selected, and the keys copy it.
      document.querySelector<HTMLInputElement>('.webhook-secret input')?.select()
    }
  }
  return (
    <Modal
      open
      title={texts.secretTitle}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={600}
      footer={
        <Button type="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <p className="dialog-says">{texts.secretText}</p>
      <div className="webhook-secret">
        <Input
          readOnly
          value={secret}
          aria-label={texts.secretTitle}
          onFocus={({ target }) => target.select()}
        />
        <Button icon={<CopyOutlined />} onClick={() => void copy()}>
          {copied ? texts.copied : texts.copy}
        </Button>
      </div>
    </Modal>
  )
}
