// The drawer in which one kind of the owner is described: what it is called, where it stands, what its records have.
import { Checkbox, Form } from 'antd'
import { useEffect } from 'react'
import { same } from '#contract/content/same.ts'
import { ENTRIES, PARTS, type Part, PLACES, type Place } from '#contract/kinds/own-kind.ts'
import { saidIn } from '#contract/kinds/own-kinds.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { formEditing, useEditing } from '#web/admin/editor/editing.ts'
import { EditingProvider } from '#web/admin/editor/editing-provider.tsx'
import { useProblem, WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { goToField } from '#web/admin/forms/go-to-field.ts'
import { RecordDrawer } from '#web/admin/forms/record-drawer.tsx'
import { NOT_STORED, useRecordForm } from '#web/admin/forms/record-form.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { ChoiceField, LineField } from '../admin-setting-fields.tsx'
import { LayoutField } from './admin-kind-layouts.tsx'
import { type KindDraft, MOST, problemsIn, renamed, tidied } from './admin-kinds-draft.ts'

const FORM = 'own-kind'

type Props = {
  draft: KindDraft
  /** The others beside it. */
  all: readonly KindDraft[]
  /** Parts that it was applied with. */
  fixed: readonly Part[] | undefined
  /** What the server refused, by field. */
  refused: FieldMessages | undefined
  onDone: (draft: KindDraft) => void
  onClose: () => void
}

/** Rendered while it is open. What is done in it stands in the list, and is applied from there. */
export function KindDrawer({ draft, fixed = [], refused, onClose, ...props }: Props) {
  const texts = useTexts('console/setting').ownKinds
  const language = useLanguage()
  const form = useKindForm({ draft, ...props })
  useEffect(() => {
    const [first] = Object.keys(refused ?? {})
    if (first) goToField(FORM, first)
  }, [refused])
  // What was refused is over once its field is changed.
  const standing = Object.entries(refused ?? {}).filter(([path]) => {
    const [field = ''] = path.split('.')
    return same(valueAt(form.fields, field), valueAt(draft, field))
  })
  const editing = { ...formEditing(form, FORM), stacked: true }
  const problems = { ...Object.fromEntries(standing), ...editing.problems }
  return (
    <RecordDrawer<KindDraft>
      title={draft.kind === null ? texts.newTitle : texts.editTitle({ kind: saidIn(draft.many, language) })}
      form={form}
      onClose={onClose}
      words={{ label: (path) => path }}
      saveText={texts.done}
      note={<span className="field-hint">{texts.doneText}</span>}
    >
      <EditingProvider value={{ ...editing, problems } as never}>
        <Name which="many" />
        <Name which="one" />
        <Addresses />
        <Words name="lede" rows={[2, 4]} />
        <LayoutField />
        <PartsField fixed={fixed} />
        <Entry />
      </EditingProvider>
    </RecordDrawer>
  )
}

const valueAt = (draft: KindDraft, field: string) => draft[field as keyof KindDraft]

function useKindForm({ draft, all, onDone }: Pick<Props, 'draft' | 'all' | 'onDone'>) {
  const { problem } = useTexts('console/setting').ownKinds
  const begin = { ...NOT_STORED, fields: draft }
  return useRecordForm<KindDraft, { version: number }>({
    form: FORM,
    begin,
    tidy: tidied,
    check: (mine) =>
      Object.fromEntries(
        Object.entries(problemsIn(mine, all)).map(([path, which]) => [path, problem[which]]),
      ),
    // It is kept by the list, where nobody else writes.
    storedOf: () => begin,
    write: async () => ({ version: 1 }),
    onSaved: (_, mine) => onDone(mine),
  })
}

const ADDRESSES = { many: 'list', one: 'record' } as const

function Name({ which }: { which: 'many' | 'one' }) {
  const { fields, hints } = useTexts('console/setting').ownKinds
  const { form, change } = useEditing<KindDraft>()
  return (
    <WordsField
      path={which}
      label={fields[which]}
      hint={hints[which]}
      value={form[which]}
      max={MOST.name}
      required
      onChange={(text) => {
        change(which, (before) => renamed(before, which, text))
        // The address follows the name, and with it goes what was wrong with it.
        change(ADDRESSES[which], (before) => before)
      }}
    />
  )
}

function Words({ name, rows }: { name: 'lede' | 'groupName'; rows?: [number, number] }) {
  const { fields, hints } = useTexts('console/setting').ownKinds
  const { form, change } = useEditing<KindDraft>()
  return (
    <WordsField
      path={name}
      label={fields[name]}
      hint={hints[name]}
      value={form[name]}
      max={name === 'lede' ? MOST.lede : MOST.name}
      {...(rows && { rows })}
      onChange={(text) => change(name, (before) => ({ ...before, [name]: text }))}
    />
  )
}

/** Once it is applied, links of others lead to them; those of before go on doing so. */
function Addresses() {
  const { fields, hints } = useTexts('console/setting').ownKinds
  const { form, change } = useEditing<KindDraft>()
  const hint = (place: Place) => {
    if (form.kind === null) return hints[place]
    const earlier = form.earlier?.[place] ?? []
    if (earlier.length === 0) return hints.leadOn
    const addresses = earlier.map((one) => `/${one}`).join(', ')
    return (
      <>
        {hints.leadOn}
        <span className="own-kind-earlier">{hints.earlier({ addresses })}</span>
      </>
    )
  }
  return (
    <div className="line-fields">
      {PLACES.map((name) => (
        <LineField
          key={name}
          path={name}
          label={fields[name]}
          value={form[name]}
          max={MOST.address}
          hint={hint(name)}
          required
          onChange={(value) => change(name, (before) => ({ ...before, [name]: value }))}
        />
      ))}
    </div>
  )
}

function PartsField({ fixed }: { fixed: readonly Part[] }) {
  const { fields, hints, part } = useTexts('console/setting').ownKinds
  const { form, change, disabled, fieldId } = useEditing<KindDraft>()
  return (
    <>
      <Form.Item
        label={fields.parts}
        extra={fixed.length > 0 ? hints.partsFixed : hints.parts}
        {...useProblem('parts')}
      >
        <Checkbox.Group<Part>
          className="own-kind-parts"
          value={form.parts}
          disabled={disabled}
          onChange={(parts) => change('parts', (before) => ({ ...before, parts }))}
        >
          {PARTS.map((value) => (
            <Checkbox
              key={value}
              value={value}
              id={fieldId(`parts.${value}`)}
              disabled={disabled || fixed.includes(value)}
            >
              {part[value]}
            </Checkbox>
          ))}
        </Checkbox.Group>
      </Form.Item>
      {form.parts.includes('group') && <Words name="groupName" />}
    </>
  )
}

function Entry() {
  const { fields, hints, entry } = useTexts('console/setting').ownKinds
  const { form, change } = useEditing<KindDraft>()
  return (
    <ChoiceField
      path="entry"
      label={fields.entry}
      hint={hints.entry}
      value={form.entry}
      options={ENTRIES.map((value) => ({ value, label: entry[value] }))}
      onChange={(next) => change('entry', (before) => ({ ...before, entry: next }))}
    />
  )
}
