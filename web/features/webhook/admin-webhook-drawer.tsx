// The drawer in which a webhook is added or edited.

import { useQueryClient } from '@tanstack/react-query'
import { Checkbox, Input, Switch } from 'antd'
import type { Webhook } from '#contract/deliveries/webhook.ts'
import { WEBHOOK_EVENTS } from '#contract/deliveries/webhook-events.ts'
import { KINDS } from '#contract/wire/kind.ts'
import { fieldWords } from '#web/admin/differences/shown-change.tsx'
import { RecordDrawer } from '#web/admin/forms/record-drawer.tsx'
import { RecordField } from '#web/admin/forms/record-field.tsx'
import { type At, NOT_STORED, useRecordForm } from '#web/admin/forms/record-form.ts'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { addWebhook, forgetWebhooks, updateWebhook, type WebhookDraft } from './admin-api.ts'

/** Limits of the contract (`contract/deliveries/webhook.ts`). */
const NAME = 60
const ADDRESS = 500

const BLANK: WebhookDraft = {
  name: '',
  address: '',
  events: ['publish', 'unpublish', 'message'],
  kinds: [],
  active: true,
}

const storedOf = ({ id, version, name, address, events, kinds, active }: Webhook) => ({
  id,
  version,
  fields: { name, address, events, kinds, active },
})

type Props = { hook: Webhook | null; onClose: () => void; onSecret: (secret: string) => void }

/** Rendered while it is open. */
export function WebhookDrawer({ hook, onClose, onSecret }: Props) {
  const texts = useTexts('console/webhook')
  const kinds = useKindNames('many')
  const form = useWebhookForm(hook, onClose, onSecret)
  return (
    <RecordDrawer<WebhookDraft>
      title={hook ? texts.editTitle({ name: hook.name }) : texts.newTitle}
      form={form}
      onClose={onClose}
      words={fieldWords<WebhookDraft>(texts.fields, (_, value) => <ShownValue value={value} />)}
      saveText={texts.save}
    >
      <RecordField form={form} id="webhook.name" label={texts.fields.name} required>
        <Input maxLength={NAME} />
      </RecordField>
      <RecordField
        form={form}
        id="webhook.address"
        label={texts.fields.address}
        hint={texts.addressHint}
        required
      >
        <Input type="url" maxLength={ADDRESS} placeholder="https://" />
      </RecordField>
      <RecordField form={form} id="webhook.events" label={texts.fields.events} required>
        <Checkbox.Group options={WEBHOOK_EVENTS.map((value) => ({ value, label: texts.events[value] }))} />
      </RecordField>
      <RecordField form={form} id="webhook.kinds" label={texts.fields.kinds} hint={texts.kindsHint}>
        <Checkbox.Group options={KINDS.map((value) => ({ value, label: kinds[value] }))} />
      </RecordField>
      <RecordField form={form} id="webhook.active" label={texts.fields.active}>
        <Switch checked={form.fields.active} onChange={(active) => form.change({ active })} />
      </RecordField>
    </RecordDrawer>
  )
}

/** A value beside the one that somebody else saved. */
function ShownValue({ value }: { value: unknown }) {
  const texts = useTexts('console/webhook')
  const kinds = useKindNames('many')
  if (typeof value === 'boolean') return value ? texts.on : texts.off
  if (!Array.isArray(value)) return String(value)
  const names: Record<string, string> = { ...texts.events, ...kinds }
  return value.length === 0 ? texts.allKinds : value.map((one) => names[String(one)]).join(' · ')
}

function useWebhookForm(hook: Webhook | null, onClose: () => void, onSecret: (secret: string) => void) {
  const texts = useTexts('console/webhook')
  const { message } = useApp()
  const client = useQueryClient()
  return useRecordForm<WebhookDraft, At & { secret?: string }>({
    form: 'webhook',
    begin: hook ? storedOf(hook) : { ...NOT_STORED, fields: BLANK },
    tidy: (fields) => ({
      ...fields,
      name: fields.name.trim(),
      address: fields.address.trim(),
      // In one order, so that choosing there and back is no change.
      events: WEBHOOK_EVENTS.filter((event) => fields.events.includes(event)),
      kinds: KINDS.filter((kind) => fields.kinds.includes(kind)),
    }),
    check: ({ name, address, events }): Record<string, string> => ({
      ...(name === '' && { name: texts.missing }),
      ...(!(/^https?:\/\//i.test(address) && URL.canParse(address)) && { address: texts.noAddress }),
      ...(events.length === 0 && { events: texts.noEvents }),
    }),
    storedOf: (current) => storedOf(current as Webhook),
    write: (at, mine, changed) => (at.id === 0 ? addWebhook(mine) : updateWebhook({ ...at, ...changed })),
    onSaved: ({ secret }, { name }) => {
      void message.success(texts.saved({ name }))
      if (secret === undefined) onClose()
      else onSecret(secret)
    },
    onSettled: () => void forgetWebhooks(client),
  })
}
