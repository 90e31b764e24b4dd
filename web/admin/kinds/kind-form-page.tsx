// The page on which a record of a declared kind is added or edited: its sections, its fields, what search engines are told.
import { NO_TEXT } from '#contract/content/blank.ts'
import type { Value, Values } from '#contract/fields/field.ts'
import { textIn } from '#contract/fields/walk.ts'
import type { KindWords } from '#contract/kinds/words.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { EditorPage } from '#web/admin/editor/editor-page.tsx'
import { SeoBlock } from '#web/admin/editor/seo/seo-block.tsx'
import { FieldControl } from '#web/admin/fields/field-control.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { type ConsoleKind, kindQuery } from './admin-api.ts'
import { KindContext, useKind } from './kind-context.ts'
import { kindNames } from './kind-names.ts'
import { useEditorKind } from './use-editor-kind.ts'
import '#web/admin/records/records.css'
import '#web/admin/fields/fields.css'

export function KindFormPage({ kind }: { kind: ConsoleKind }) {
  const words: KindWords = useTexts(`console/kinds/${kind.kind}`)
  const editor = useEditorKind(kind, words)
  const newTitle = kindNames(useLanguage())[kind.kind].add
  return (
    <KindContext value={{ kind, words }}>
      <EditorPage
        kind={editor}
        query={(id) => kindQuery(kind.kind, id)}
        words={{ newTitle, unnamed: words.unnamed }}
      >
        <div className="record-columns">
          {kind.sections.map(({ name, fields }) => (
            <section key={name} aria-label={words.sections[name]}>
              {fields.map((field) => (
                <FormField key={field} name={field} />
              ))}
            </section>
          ))}
          {'seo' in kind.fields && <KindSeo />}
        </div>
      </EditorPage>
    </KindContext>
  )
}

/** A field of the kind in its place in the form. */
export function FormField({ name }: { name: string }) {
  const { kind } = useKind()
  const { form, change } = useEditing<Values>()
  const field = kind.fields[name]
  if (!field) return null
  const update = (next: (before: Value) => Value, at = name) =>
    change(at, (before) => ({ ...before, [name]: next(before[name] ?? null) }))
  return <FieldControl field={field} path={name} place={name} value={form[name] ?? null} update={update} />
}

/** What is left empty is made from the title, the summary and the cover. */
function KindSeo() {
  const { kind } = useKind()
  const { form } = useEditing<Values>()
  const { title, summary, cover } = kind
  const picture = cover === undefined ? null : form[cover]
  return (
    <div className="record-wide">
      <SeoBlock
        title={textIn(form[title])}
        description={summary === undefined ? NO_TEXT : textIn(form[summary])}
        picture={typeof picture === 'string' ? picture : null}
        path={kind.address.record}
      />
    </div>
  )
}
