// The page of the fields that the owner added to a kind: a form with one list, and below it what was removed.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Form, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import type { Values } from '#contract/fields/field.ts'
import { type OwnFieldKind, ownFieldsForm } from '#contract/kinds/own-fields.ts'
import type { FieldSettings } from '#contract/site/field-settings.ts'
import { ownFieldsQuery } from '#web/admin/admin-api.ts'
import { MergeDialog } from '#web/admin/differences/merge-dialog.tsx'
import { formEditing, LanguagesContext } from '#web/admin/editor/editing.ts'
import { EditingProvider } from '#web/admin/editor/editing-provider.tsx'
import { LanguageBar } from '#web/admin/editor/inputs/language-bar.tsx'
import { useEditorLanguages } from '#web/admin/editor/inputs/use-editor-languages.ts'
import { useSaveKey } from '#web/admin/editor/saving/use-autosave.ts'
import { useRecordForm } from '#web/admin/forms/record-form.ts'
import { useFormId } from '#web/admin/frame/tabs/tab-context.ts'
import { formOf } from '#web/admin/kinds/form-values.ts'
import { KindContext } from '#web/admin/kinds/kind-context.ts'
import { FormField } from '#web/admin/kinds/kind-form-page.tsx'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { labelOf } from '#web/admin/kinds/use-editor-kind.tsx'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { changeFields } from '../admin-api.ts'
import { SaveBar } from '../admin-save-bar.tsx'
import { FieldValues } from './admin-field-values.tsx'
import { type FieldsForm, fieldsFormOf, tidied, useFieldsWords, withField } from './admin-fields-form.ts'
import { RemovedFields } from './admin-removed-fields.tsx'
import '#web/admin/editor/editor.css'
import '#web/admin/fields/fields.css'
import '#web/admin/records/records.css'
import './admin-fields.css'

export function AdminFieldsPage() {
  const { kind = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery({ ...ownFieldsQuery(), staleTime: 0 })
  const client = useQueryClient()
  // What the form started from. Later answers never replace what is being typed.
  const [opened, setOpened] = useState<Opened | null>(null)
  const stored = data?.find((one) => one.kind === kind)
  if (stored && !isFetching && opened?.stored.kind !== kind) setOpened({ stored, times: 0, retyped: null })
  if (opened?.stored.kind !== kind)
    return (error || data) && !isFetching && !stored ? (
      <LoadFailed error={error ?? new Error(kind)} onAgain={() => void refetch()} busy={isFetching} />
    ) : (
      <Skeleton active paragraph={{ rows: 10 }} />
    )
  const before = opened.stored
  const begin = (next: FieldSettings) =>
    setOpened({ stored: next, times: opened.times + 1, retyped: retypedIn(before, next) })
  return (
    <FieldsEditor
      key={`${kind} ${opened.times}`}
      stored={before}
      retyped={opened.retyped}
      onStored={(next) => {
        client.setQueryData(ownFieldsQuery().queryKey, (all) =>
          all?.map((one) => (one.kind === next.kind ? next : one)),
        )
        begin(next)
      }}
      onAgain={() => begin(before)}
    />
  )
}

type Opened = {
  stored: FieldSettings
  times: number
  /** The key of a field that the last save made one of another type. */
  retyped: string | null
}

const retypedIn = (before: FieldSettings, now: FieldSettings): string | null =>
  now.attributes.find(({ key, type, dimension, of }) => {
    const was = before.attributes.find((one) => one.key === key)
    const isElsewhere = type === 'records' && was?.of !== of
    return was && (was.type !== type || was.dimension !== dimension || isElsewhere)
  })?.key ?? null

type Props = Pick<Opened, 'stored' | 'retyped'> & {
  onStored: (stored: FieldSettings) => void
  /** Begins anew from what was read. */
  onAgain: () => void
}

function FieldsEditor({ stored, retyped, onStored, onAgain }: Props) {
  const { kind } = stored
  const texts = useTexts('console/setting')
  const { message } = useApp()
  const editable = useMay()('web_setting:update')
  const name = useKindNames('many')[kind]
  const languages = useEditorLanguages()
  const formId = useFormId('fields')
  const words = useFieldsWords(kind)
  const declaration = ownFieldsForm(kind)
  const form = useFieldsForm(stored, formId, (next) => {
    void message.success(texts.ownFields.saved)
    onStored(next)
  })
  useSaveKey(editable && form.dirty && !form.busy ? form.save : null)
  const editing = formEditing(form, formId, !editable)
  const wrong = Object.keys(form.errors).length > 0
  const context = useMemo(() => ({ kind: declaration, words }), [declaration, words])
  return (
    <EditingProvider value={editing as never}>
      <div className="editor">
        <PageHead title={texts.ownFields.title({ kind: name })} description={texts.ownFields.description} />
        {!editable && <Alert type="info" showIcon title={texts.readOnly} className="editor-note" />}
        {(form.failure || wrong) && (
          <Alert
            type="error"
            role="alert"
            showIcon
            title={form.failure || texts.problems}
            className="editor-problems"
          />
        )}
        <LanguageBar languages={languages} form={form.fields} stale={editing.stale} />
        <KindContext value={context}>
          <Form layout="vertical" component={false}>
            <LanguagesContext value={languages.shown}>
              <FormField name="attributes" />
            </LanguagesContext>
          </Form>
          <FieldValues
            stored={stored}
            disabled={!editable || form.dirty}
            begin={retyped}
            onConverted={onStored}
          />
          <RemovedFields
            stored={stored}
            form={form.fields}
            disabled={!editable || form.busy}
            mayEmpty={!form.dirty}
            onRestore={(field) =>
              form.changeBy('attributes', (before) => withField(kind, before, field as Values))
            }
            onEmptied={onStored}
          />
          {editable && <SaveBar form={form} onAgain={onAgain} />}
          {form.conflict && (
            <MergeDialog<FieldsForm>
              {...form.conflict}
              words={{ label: (path) => labelOf(words, path) }}
              // Lines get an identity of their own again.
              onMerge={(merged) =>
                form.resolve({ ...formOf(declaration.fields, merged), taken: merged.taken })
              }
            />
          )}
        </KindContext>
      </div>
    </EditingProvider>
  )
}

function useFieldsForm(stored: FieldSettings, formId: string, onSaved: (stored: FieldSettings) => void) {
  const { kind } = stored
  const begin = useMemo(() => ({ id: 0, version: stored.version, fields: fieldsFormOf(stored) }), [stored])
  return useRecordForm<FieldsForm, FieldSettings>({
    form: formId,
    begin,
    tidy: (form) => tidied(kind, form),
    storedOf: (current) => {
      const now = current as FieldSettings
      return { id: 0, version: now.version, fields: tidied(kind, fieldsFormOf(now)) }
    },
    write: ({ version }, { attributes }) =>
      changeFields({ kind: kind as OwnFieldKind, version, attributes: attributes as never }),
    onSaved,
  })
}
