// The drawer in which a token is made: its name, what the program may do, and for how long.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Checkbox, Input, Segmented, Switch } from 'antd'
import { WRITTEN, type Written } from '#contract/content/touched.ts'
import type { ScopePage } from '#contract/people/program.ts'
import type { Resource } from '#contract/wire/resource.ts'
import { fieldWords } from '#web/admin/differences/shown-change.tsx'
import { RecordDrawer } from '#web/admin/forms/record-drawer.tsx'
import { RecordField } from '#web/admin/forms/record-field.tsx'
import { type At, NOT_STORED, useRecordForm } from '#web/admin/forms/record-form.ts'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { addToken, forgetTokens, scopeQuery } from './admin-api.ts'

/** Limits of the contract (`contract/people/program.ts`). */
const NAME = 60
const DAYS = [7, 30, 90, 365]

/** As the form has it: every box of `writes` that is ticked; all of them is no limit. */
type TokenFields = { name: string; scope: Resource[]; days: number; writes: Written[]; service: boolean }
const BLANK: TokenFields = { name: '', scope: [], days: 90, writes: [...WRITTEN], service: false }

type Props = { onClose: () => void; onSecret: (secret: string) => void }

/** Rendered while it is open. */
export function TokenDrawer({ onClose, onSecret }: Props) {
  const texts = useTexts('console/my/tokens')
  const may = useMay()
  const asked = useQuery(scopeQuery)
  const form = useTokenForm(onSecret)
  const { scope } = form.fields
  return (
    <RecordDrawer<TokenFields>
      title={texts.add}
      form={form}
      onClose={onClose}
      words={fieldWords<TokenFields>(texts.fields, (_, value) => String(value))}
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
      {may('tokenList:all') && (
        <RecordField form={form} id="token.service" label={texts.fields.service} hint={texts.serviceHint}>
          <Switch />
        </RecordField>
      )}
      <RecordField form={form} id="token.writes" label={texts.fields.writes} hint={texts.writesHint} required>
        <WritesChoice />
      </RecordField>
      <RecordField form={form} id="token.scope" label={texts.fields.scope} hint={texts.scopeHint} required>
        <ScopeChoice pages={asked.data ?? []} />
      </RecordField>
      <Pending asked={asked} rows={8} />
    </RecordDrawer>
  )
}

type WritesProps = { id?: string; value?: Written[]; onChange?: (writes: Written[]) => void }

/** A box for each language that content is written in, and one for what all of them share. */
function WritesChoice({ id, value = [], onChange }: WritesProps) {
  const { shared } = useTexts('console/editor/limits')
  return (
    <Checkbox.Group<Written>
      {...(id && { id })}
      value={value}
      onChange={(writes) => onChange?.(writes)}
      options={WRITTEN.map((written) => ({
        value: written,
        label: written === 'shared' ? shared : LANGUAGE_NAMES[written],
      }))}
    />
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
  return useRecordForm<TokenFields, At & { token: string }>({
    form: 'token',
    begin: { ...NOT_STORED, fields: BLANK },
    tidy: (fields) => ({ ...fields, name: fields.name.trim() }),
    check: ({ name, scope, writes }): Record<string, string> => ({
      ...(name === '' && { name: texts.missing }),
      ...(scope.length === 0 && { scope: texts.noScope }),
      ...(writes.length === 0 && { writes: texts.noWrites }),
    }),
    storedOf: () => ({ ...NOT_STORED, fields: BLANK }),
    write: async (_, { writes, ...mine }) => {
      const languages = writes.length < WRITTEN.length ? writes : null
      return { version: 1, ...(await addToken({ ...mine, languages })) }
    },
    onSaved: ({ token }, { name }) => {
      void message.success(texts.made({ name }))
      onSecret(token)
    },
    onSettled: () => void forgetTokens(client),
  })
}
