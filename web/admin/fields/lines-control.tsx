// Lines of the same fields in an order: side by side when they are a few short words, else one below the other. They may nest.
import { PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import type { Lines, Value } from '#contract/fields/field.ts'
import { blankFields, textIn } from '#contract/fields/walk.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { newId } from '#web/admin/editor/inputs/lines.ts'
import { SortedList } from '#web/admin/editor/inputs/sorted-list.tsx'
import { WordInput } from '#web/admin/editor/inputs/word-input.tsx'
import { useProblem } from '#web/admin/editor/inputs/words-field.tsx'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { formLines } from '#web/admin/kinds/form-values.ts'
import { useKind } from '#web/admin/kinds/kind-context.ts'
import { lineName } from '#web/admin/kinds/use-editor-kind.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { ControlProps, OuterProps } from './control.ts'
import { useLabelled } from './labelled.tsx'

/** Characters up to which words fit beside others, and how many such words stand in a row. */
const SHORT = 80
const IN_A_ROW = 3

export function LinesControl({ part: Part, ...props }: OuterProps<Lines>) {
  const { field, path, place, value, update } = props
  const { label, hint } = useLabelled(props)
  const { words } = useKind()
  const texts = useTexts('console/list/fields')
  const { disabled } = useEditing()
  const lines = formLines(value)
  const parts = Object.entries(field.fields)
  const isRow =
    parts.length <= IN_A_ROW && parts.every(([, part]) => part.type === 'words' && part.max <= SHORT)
  const nameOf = (at: number) => lineName(words, place, at)
  const set = (id: string, part: string, change: (before: Value) => Value, at: string) =>
    update(
      (before) =>
        formLines(before).map((line) =>
          line.id === id ? { ...line, [part]: change(line[part] ?? null) } : line,
        ),
      at,
    )
  return (
    <Form.Item label={label} extra={hint} className="field-lines" {...useProblem(path)}>
      <SortedList
        items={lines}
        name={(_, at) => nameOf(at)}
        disabled={disabled}
        onChange={(change) => update((before) => change(formLines(before)))}
      >
        {(line, at) => (
          <div className={isRow ? 'field-row' : 'field-block'}>
            {parts.map(([name, of]) => {
              const here = `${path}.${at}.${name}`
              const one: ControlProps = {
                field: of,
                path: here,
                place: `${place}.${name}`,
                value: line[name] ?? null,
                update: (change, deeper = here) => set(line.id, name, change, deeper),
              }
              return isRow ? (
                <ShortWords key={name} {...one} line={nameOf(at)} />
              ) : (
                <Part key={name} {...one} />
              )
            })}
          </div>
        )}
      </SortedList>
      {!disabled && lines.length < field.max && (
        <Button
          size="small"
          icon={<PlusOutlined />}
          onClick={() =>
            update((before) => [...formLines(before), { ...blankFields(field.fields), id: newId() }])
          }
        >
          {words.addLine?.[place] ?? texts.add({ what: label })}
        </Button>
      )}
    </Form.Item>
  )
}

function ShortWords({ field, path, place, value, update, line }: ControlProps & { line: string }) {
  const { words } = useKind()
  const { disabled, fieldId, problems } = useEditing()
  const problem = messageFor(problems, path)
  const label = words.fields[place] ?? place
  return (
    <div>
      <WordInput
        id={fieldId(path)}
        label={`${line}: ${label}`}
        value={textIn(value)}
        max={field.type === 'words' ? field.max : SHORT}
        disabled={disabled}
        invalid={problem !== undefined}
        onChange={(text) => update(() => text)}
      />
      <small>{problem ? <span className="field-problem">{problem}</span> : label}</small>
    </div>
  )
}
