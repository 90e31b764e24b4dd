// The drawer in which a token is made: its name, what the program may do, and for how long.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Checkbox, Input, Segmented } from 'antd'
import type { ScopePage } from '#contract/people/program.ts'
import type { Resource } from '#contract/wire/resource.ts'
import { fieldWords } from '#web/admin/differences/shown-change.tsx'
import { RecordDrawer } from '#web/admin/forms/record-drawer.tsx'
import { RecordField } from '#web/admin/forms/record-field.tsx'
import { type At, NOT_STORED, useRecordForm } from '#web/admin/forms/record-form.ts'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addToken, forgetTokens, scopeQuery, type TokenDraft } from './admin-api.ts'

/** Limits of the contract (`contract/people/program.ts`). */
const NAME = 60
const DAYS = [7, 30, 90, 365]

const BLANK: TokenDraft = { name: '', scope: [], days: 90 }

type Props = { onClose: () => void; onSecret: (secret: string) => void }

/** Rendered while it is open. */
export function TokenDrawer({ onClose, onSecret }: Props) {
  const texts = useTexts('console/my/tokens')
  const asked = useQuery(scopeQuery)
  const form = useTokenForm(onSecret)
  const { scope } = form.fields
  return (
    <RecordDrawer<TokenDraft>
      title={texts.add}
      form={form}
      onClose={onClose}
      words={fieldWords<TokenDraft>(texts.fields, (_, value) => String(value))}
      saveText={texts.save}
      note={<span className="field-hint">{texts.chosen({ count: scope.length })}</span>}
    >
      <RecordField form={form} id="token.name" label={texts.fields.name} hint={texts.nameHint} required>
        <Input maxLength={NAME} />
      </RecordField>
      <RecordField form={form} id="token.days" label={texts.fields.days} required>
        <Segmented
          aria-label={texts.fields.days}
          options={DAYS.map((value) => ({ value, label: texts.daysCount({ count: value }) }))}
        />
      </RecordField>
      <RecordField form={form} id="token.scope" label={texts.fields.scope} hint={texts.scopeHint} required>
        <ScopeChoice pages={asked.data ?? []} />
      </RecordField>
      <Pending asked={asked} rows={8} />
    </RecordDrawer>
  )
}

type ChoiceProps = {
  pages: readonly ScopePage[]
  id?: string
  value?: Resource[]
  onChange?: (scope: Resource[]) => void
}

/** A row for each page, with a box for seeing it and one for each button; a button brings seeing its page along. */
function ScopeChoice({ pages, id, value = [], onChange }: ChoiceProps) {
  const texts = useTexts('console/my/tokens')
  const language = useLanguage()
  const turn = (row: ScopePage, key: Resource, on: boolean) => {
    const others = value.filter((one) => one !== key)
    if (on) return onChange?.([...new Set([...others, row.page, key])])
    const below = key === row.page ? row.buttons.map((button) => button.key) : []
    onChange?.(others.filter((one) => !below.includes(one)))
  }
  return (
    <div className="token-choice" id={id} tabIndex={-1}>
      {pages.map((row) => {
        const name = textIn(row.title, language)
        return (
          <fieldset key={row.page}>
            <legend>{name}</legend>
            {[{ key: row.page, title: null }, ...row.buttons].map(({ key, title }) => (
              <Checkbox
                key={key}
                checked={value.includes(key)}
                onChange={({ target }) => turn(row, key, target.checked)}
              >
                {title ? textIn(title, language) : texts.see}
              </Checkbox>
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}

function useTokenForm(onSecret: (secret: string) => void) {
  const texts = useTexts('console/my/tokens')
  const { message } = useApp()
  const client = useQueryClient()
  return useRecordForm<TokenDraft, At & { token: string }>({
    form: 'token',
    begin: { ...NOT_STORED, fields: BLANK },
    tidy: (fields) => ({ ...fields, name: fields.name.trim() }),
    check: ({ name, scope }): Record<string, string> => ({
      ...(name === '' && { name: texts.missing }),
      ...(scope.length === 0 && { scope: texts.noScope }),
    }),
    storedOf: () => ({ ...NOT_STORED, fields: BLANK }),
    write: async (_, mine) => ({ version: 1, ...(await addToken(mine)) }),
    onSaved: ({ token }, { name }) => {
      void message.success(texts.made({ name }))
      onSecret(token)
    },
    onSettled: () => void forgetTokens(client),
  })
}
