// The page on which the one record of a kind is edited: its parts in the order in which visitors see them.
import { isObject, textIn } from '#contract/fields/walk.ts'
import type { FieldWords } from '#contract/kinds/words.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { StoredEditor } from '#web/admin/editor/editor-page.tsx'
import { PageParts } from '#web/admin/editor/inputs/page-parts.tsx'
import { SeoBlock } from '#web/admin/editor/seo/seo-block.tsx'
import { hasText } from '#web/admin/forms/completeness.ts'
import { InTurn } from '#web/admin/page-parts/in-turn.tsx'
import { textIn as inLanguage } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { type ConsoleSingle, singleQuery } from './admin-api.ts'
import { KindContext } from './kind-context.ts'
import { FormField } from './kind-form-page.tsx'
import { kindName } from './kind-names.ts'
import { useSingleEditor } from './use-editor-kind.tsx'
import '#web/admin/fields/fields.css'

export function SingleFormPage({ kind }: { kind: ConsoleSingle }) {
  const words: FieldWords = useTexts(`console/kinds/${kind.kind}`)
  const editor = useSingleEditor(kind, words)
  const name = inLanguage(kindName(kind.kind, 'one'), useLanguage())
  return (
    <KindContext value={{ kind, words }}>
      <StoredEditor kind={editor} query={singleQuery(kind.kind)} words={{ newTitle: name, unnamed: name }}>
        <PageParts
          parts={kind.sections.map(({ name: key, fields }) => {
            const description = words.sectionHints?.[key]
            return {
              key,
              title: words.sections[key] ?? key,
              ...(description !== undefined && { description }),
              content: fields.map((field) => <FormField key={field} name={field} />),
            }
          })}
        />
        <InTurn>
          <SingleSeo kind={kind} />
        </InTurn>
      </StoredEditor>
    </KindContext>
  )
}

/** The address of the home page has no end of its own. */
const HOME = 'HomePage'

/** What is left empty is made from what the kind says is told of the page. */
function SingleSeo({ kind: { kind, address, share } }: { kind: ConsoleSingle }) {
  const { form } = useEditing()
  const title = textIn(valueAt(form, share.title ?? ''))
  const picture = valueAt(form, share.cover)
  return (
    <SeoBlock
      title={hasText(title) ? title : kindName(kind, 'one')}
      description={textIn(valueAt(form, share.summary))}
      picture={typeof picture === 'string' ? picture : null}
      path={address === HOME ? '' : address}
    />
  )
}

/** The value at a place such as `slides.0.title`. */
const valueAt = (form: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, step) =>
        Array.isArray(value) ? value[Number(step)] : isObject(value) ? value[step] : undefined,
      form,
    )
