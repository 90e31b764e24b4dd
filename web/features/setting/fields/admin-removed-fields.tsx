// Fields that were removed: what records say is kept, so each can come back, or be emptied for good after its uses were counted.
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import type { FieldSettings } from '#contract/site/field-settings.ts'
import { formLines } from '#web/admin/kinds/form-values.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { emptyField, fieldUses } from '../admin-api.ts'
import type { FieldsForm } from './admin-fields-form.ts'

type Field = FieldSettings['removed'][number]
type Props = {
  stored: FieldSettings
  form: FieldsForm
  disabled: boolean
  /** Nothing else waits to be saved. */
  mayEmpty: boolean
  onRestore: (field: Field) => void
  onEmptied: (stored: FieldSettings) => void
}

export function RemovedFields({ stored, form, disabled, mayEmpty, onRestore, onEmptied }: Props) {
  const texts = useTexts('console/setting').ownFields
  const language = useLanguage()
  const { message, modal } = useApp()
  const { kind, version } = stored
  const empty = useMutation({
    mutationFn: (key: string) => emptyField({ kind, key, version }),
    onSuccess: ({ settings, records }) => {
      void message.success(texts.emptied({ count: records }))
      onEmptied(settings)
    },
  })
  const back = new Set(formLines(form.attributes ?? []).map(({ key }) => key))
  const removed = stored.removed.filter(({ key }) => !back.has(key))
  if (removed.length === 0) return null

  async function ask(field: Field, name: string) {
    const uses = await fieldUses({ kind, key: field.key })
    const agreed = await modal.ask({
      title: texts.emptyTitle({ name }),
      content: uses.records === 0 ? texts.emptyNothing : texts.emptyText(uses),
      okText: texts.empty,
      okButtonProps: { danger: true },
    })
    if (agreed) empty.mutate(field.key)
  }
  return (
    <section className="own-fields-removed" aria-labelledby="removed-fields">
      <h2 id="removed-fields">{texts.removed}</h2>
      <p>{texts.removedText}</p>
      <ul className="own-fields">
        {removed.map((field) => {
          const name = textIn(field.name, language) || texts.unnamed
          return (
            <li key={field.key}>
              <span>{name}</span>
              <span>
                <Button size="small" disabled={disabled} onClick={() => onRestore(field)}>
                  {texts.restore}
                </Button>{' '}
                <Button
                  size="small"
                  danger
                  disabled={disabled || !mayEmpty}
                  loading={empty.isPending}
                  onClick={() => void ask(field, name)}
                >
                  {texts.empty}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
