// Lines of the same fields in an order: side by side when they are a few short words, else one below the other. They may nest.
// Beside them groups: fields that are there together or not at all, such as a quotation with who said it.
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import type { ReactNode } from 'react'
import type { Group, LineLayout, Lines, Value, Values } from '#contract/fields/field.ts'
import { valuesIn } from '#contract/fields/places.ts'
import { blankFields, textIn } from '#contract/fields/walk.ts'
import { useFieldFrame } from '#web/admin/editor/editing.ts'
import { LineFrame } from '#web/admin/editor/inputs/line-list.tsx'
import { newId } from '#web/admin/editor/inputs/lines.ts'
import { WordInput } from '#web/admin/editor/inputs/word-input.tsx'
import type { ControlProps, OuterProps } from '#web/admin/fields/control.ts'
import { useLabelled } from '#web/admin/fields/labelled.tsx'
import { FoldedLine } from '#web/admin/fields/lists/folded-line.tsx'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { type FormLine, formLines, isThere } from '#web/admin/kinds/form-values.ts'
import { useKind } from '#web/admin/kinds/kind-context.ts'
import { lineName } from '#web/admin/kinds/use-editor-kind.tsx'
import { InTurn } from '#web/admin/page-parts/in-turn.tsx'
import { useTexts } from '#web/i18n/language.tsx'

/** Characters up to which words fit beside others, and how many such words stand in a row. */
const SHORT = 80
const IN_A_ROW = 3

type LinesProps = OuterProps<Lines> & {
  /** What a new line begins with. */
  begin?: (lines: readonly FormLine[]) => Values
  /** Said below the hint of the list. */
  description?: string | undefined
}

export function LinesControl({ part: Part, begin, description, ...props }: LinesProps) {
  const { field, path, place, value, update } = props
  const { label, ...labelled } = useLabelled(props)
  const hint = [labelled.hint, description].filter(Boolean).join(' ')
  const { kind, words } = useKind()
  const texts = useTexts('console/list/fields')
  const parts = Object.entries(field.fields)
  const isRow =
    !field.layout &&
    parts.length <= IN_A_ROW &&
    parts.every(([, part]) => part.type === 'words' && part.max <= SHORT)
  // The heading of a section in which they stand alone says what they are.
  const isAlone = kind.sections.some(({ fields }) => fields.length === 1 && fields[0] === path)
  const nameOf = (at: number) => lineName(words, place, at)
  const partOf = (line: FormLine, at: number, name: string): ControlProps | null => {
    const of = field.fields[name]
    const here = `${path}.${at}.${name}`
    const set = (change: (before: Value) => Value, deeper = here) =>
      update(
        (before) =>
          formLines(before).map((one) =>
            one.id === line.id ? { ...one, [name]: change(one[name] ?? null) } : one,
          ),
        deeper,
      )
    return of && isThere(of, line)
      ? { field: of, path: here, place: `${place}.${name}`, value: line[name] ?? null, update: set }
      : null
  }
  return (
    <LineFrame
      path={path}
      label={isAlone ? undefined : label}
      hint={hint}
      items={formLines(value)}
      name={nameOf}
      addLabel={words.addLine?.[place] ?? texts.add({ what: label })}
      max={field.max}
      onChange={(change) => update((before) => change(formLines(before)))}
      onAdd={() =>
        update((before) => {
          const lines = formLines(before)
          return [...lines, { ...blankFields(field.fields), ...begin?.(lines), id: newId() }]
        })
      }
    >
      {(line, at) => {
        const show = (name: string) => {
          const part = partOf(line, at, name)
          if (!part) return null
          return isRow ? <ShortWords key={name} {...part} line={nameOf(at)} /> : <Part key={name} {...part} />
        }
        if (isRow) return <div className="field-row">{parts.map(([name]) => show(name))}</div>
        const layout = field.layout ?? { rows: parts.map(([name]) => [name]) }
        const own = <LineParts layout={layout} show={show} />
        if (field.folded)
          return (
            <FoldedLine name={nameOf(at)} path={`${path}.${at}`} line={line}>
              {own}
            </FoldedLine>
          )
        return (
          <fieldset className="line">
            <legend>{nameOf(at)}</legend>
            {own}
          </fieldset>
        )
      }}
    </LineFrame>
  )
}

type PartsProps = { layout: LineLayout; show: (name: string) => ReactNode }

function LineParts({ layout: { side, rows }, show }: PartsProps) {
  const main = rows.map((row) =>
    row.length === 1 ? (
      show(row[0] ?? '')
    ) : (
      <div key={row.join()} className="line-fields">
        {row.map(show)}
      </div>
    ),
  )
  if (!side) return <InTurn first={1}>{main}</InTurn>
  return (
    <div className="line-sides">
      <div>
        <InTurn first={1}>{side.map(show)}</InTurn>
      </div>
      <div>
        <InTurn first={1}>{main}</InTurn>
      </div>
    </div>
  )
}

function ShortWords({ field, path, place, value, update, line }: ControlProps & { line: string }) {
  const { words } = useKind()
  const { fieldId, problems } = useFieldFrame()
  const problem = messageFor(problems, path)
  const label = words.fields[place] ?? place
  return (
    <div>
      <WordInput
        id={fieldId(path)}
        label={`${line}: ${label}`}
        value={textIn(value)}
        max={field.type === 'words' ? field.max : SHORT}
        invalid={problem !== undefined}
        onChange={(text) => update(() => text)}
      />
      <small>{problem ? <span className="field-problem">{problem}</span> : label}</small>
    </div>
  )
}

export function GroupControl({ part: Part, ...props }: OuterProps<Group>) {
  const { field, path, place, value, update } = props
  const { label } = useLabelled(props)
  const { words } = useKind()
  const texts = useTexts('console/list/fields')
  const { disabled } = useFieldFrame()
  const group = valuesIn(value)
  if (!group) {
    if (disabled) return null
    return (
      <Form.Item label={label}>
        <Button icon={<PlusOutlined />} onClick={() => update(() => blankFields(field.fields))}>
          {words.addLine?.[place] ?? texts.add({ what: label })}
        </Button>
      </Form.Item>
    )
  }
  return (
    <fieldset className="field-group">
      <legend>{label}</legend>
      <InTurn first={1}>
        {Object.entries(field.fields).map(([name, of]) => (
          <Part
            key={name}
            field={of}
            path={`${path}.${name}`}
            place={`${place}.${name}`}
            value={group[name] ?? null}
            update={(change, at = `${path}.${name}`) =>
              update((before) => {
                const own = valuesIn(before)
                return own && { ...own, [name]: change(own[name] ?? null) }
              }, at)
            }
          />
        ))}
      </InTurn>
      {!disabled && (
        <Button size="small" icon={<DeleteOutlined />} onClick={() => update(() => null)}>
          {words.removeLine?.[place] ?? texts.remove({ what: label })}
        </Button>
      )}
    </fieldset>
  )
}
