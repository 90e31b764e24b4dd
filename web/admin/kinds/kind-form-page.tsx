// The page on which a record of a declared kind is added or edited: its sections, its fields, what search engines are told.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NO_TEXT } from '#contract/content/blank.ts'
import type { Value, Values } from '#contract/fields/field.ts'
import { textIn } from '#contract/fields/walk.ts'
import type { KindOf } from '#contract/kinds/kind.ts'
import type { KindWords } from '#contract/kinds/words.ts'
import { ownFieldsQuery } from '#web/admin/admin-api.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { EditorPage } from '#web/admin/editor/editor-page.tsx'
import { SeoBlock } from '#web/admin/editor/seo/seo-block.tsx'
import { FieldControl } from '#web/admin/fields/field-control.tsx'
import { InTurn } from '#web/admin/page-parts/in-turn.tsx'
import { ownOf } from '#web/admin/product-types/own-fields.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { type ConsoleKind, kindQuery } from './admin-api.ts'
import { isThere } from './form-values.ts'
import { KindContext, useKind } from './kind-context.ts'
import { kindNames } from './kind-names.ts'
import { useKindTexts, useKindWords } from './kind-words.ts'
import { formFields, useEditorKind } from './use-editor-kind.tsx'
import '#web/admin/records/records.css'
import '#web/admin/fields/fields.css'

export function KindFormPage({ kind }: { kind: ConsoleKind }) {
  const words = useKindWords<KindWords>(kind.kind, useKindTexts(kind.kind))
  const editor = useEditorKind(kind, words)
  const code = codeField(kind)
  const codeOf = (values: Values) => String(values[code ?? ''])
  const newTitle = kindNames(useLanguage())[kind.kind].add
  return (
    <KindContext value={{ kind, words }}>
      <EditorPage
        kind={editor}
        query={(id) => kindQuery(kind.kind, id)}
        words={{ newTitle, unnamed: words.unnamed }}
        {...(code !== undefined && { description: codeOf, tabTitle: codeOf })}
      >
        <div className="record-columns">
          {kind.sections.map(({ name, fields, wide }, at) => (
            <FormSection key={name} fields={fields} label={words.sections[name]} wide={wide}>
              <InTurn first={at === 0 ? 2 : 0}>
                {fields.map((field) => (
                  <FormField key={field} name={field} />
                ))}
              </InTurn>
            </FormSection>
          ))}
          <InTurn>{'seo' in kind.fields && <KindSeo kind={kind} />}</InTurn>
        </div>
      </EditorPage>
    </KindContext>
  )
}

type SectionProps = {
  fields: readonly string[]
  label: string | undefined
  wide: true | undefined
  children: ReactNode
}

/** A part of the form; that of the fields of the owner is there once there are any. */
function FormSection({ fields, label, wide, children }: SectionProps) {
  const { kind } = useKind()
  const asked = useQuery(ownFieldsQuery())
  const isOwn =
    !('under' in kind && kind.under) && fields.every((name) => kind.fields[name]?.type === 'values')
  if (isOwn && ownOf(asked.data, kind.kind).length === 0) return null
  return (
    <section aria-label={label} className={wide && 'record-wide'}>
      {wide && <h2>{label}</h2>}
      {children}
    </section>
  )
}

/** What people call its records by as well, such as a model: a code that each of them has. */
const codeField = ({ fields }: ConsoleKind) =>
  Object.keys(fields).find((name) => {
    const { type, slot, required } = fields[name] ?? {}
    return type === 'plain' && slot === 'code' && required
  })

/** The control of a field of the kind whose form it stands in. */
export function FormField({ name }: { name: string }) {
  const { kind } = useKind()
  const { form, change, problems } = useEditing<Values>()
  const field = formFields(kind)[name]
  // What is kept for later can be refused as well, and must be in reach then.
  if (!field || !(isThere(field, form) || name in problems)) return null
  const update = (next: (before: Value) => Value, at = name) =>
    change(at, (before) => ({ ...before, [name]: next(before[name] ?? null) }))
  return <FieldControl field={field} path={name} place={name} value={form[name] ?? null} update={update} />
}

/** What is left empty is made from the title, the summary and the cover. */
export function KindSeo({ kind }: { kind: Pick<KindOf, 'title' | 'summary' | 'cover' | 'address'> }) {
  const { form } = useEditing<Values>()
  const { title, summary, cover, address } = kind
  const [picture] = [cover === undefined ? null : form[cover]].flat()
  return (
    <div className="record-wide">
      <SeoBlock
        title={textIn(form[title])}
        description={summary === undefined ? NO_TEXT : textIn(form[summary])}
        picture={typeof picture === 'string' ? picture : null}
        path={address.record}
      />
    </div>
  )
}
