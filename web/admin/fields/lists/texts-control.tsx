// Short texts in an order, such as highlights: Enter begins the next one, Alt with an arrow moves the one in hand.
import { PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { NO_TEXT } from '#contract/content/blank.ts'
import type { Texts } from '#contract/fields/field.ts'
import { textIn } from '#contract/fields/walk.ts'
import { useFieldFrame } from '#web/admin/editor/editing.ts'
import { newId } from '#web/admin/editor/inputs/lines.ts'
import { SortedList } from '#web/admin/editor/inputs/sorted-list.tsx'
import { WordInput } from '#web/admin/editor/inputs/word-input.tsx'
import { useProblem } from '#web/admin/editor/inputs/words-field.tsx'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { useLabelled } from '#web/admin/fields/labelled.tsx'
import { goToField } from '#web/admin/forms/go-to-field.ts'
import { useFormId } from '#web/admin/frame/tabs/tab-context.ts'
import { type FormLine, formLines } from '#web/admin/kinds/form-values.ts'
import { useKind } from '#web/admin/kinds/kind-context.ts'
import { lineName } from '#web/admin/kinds/use-editor-kind.tsx'
import { moved } from '#web/admin/media/picture-list.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { lineKeys } from './line-keys.ts'

export function TextsControl(props: ControlProps<Texts>) {
  const { field, path, place, value, update } = props
  const { label, hint } = useLabelled(props)
  const { kind, words } = useKind()
  const texts = useTexts('console/list/fields')
  const { disabled, fieldId } = useFieldFrame()
  const formId = useFormId(kind.form)
  const lines = formLines(value)
  const isFull = lines.length >= field.max
  const set = (change: (lines: readonly FormLine[]) => FormLine[]) =>
    update((before) => change(formLines(before)))
  const addAfter = (at: number) => {
    if (isFull) return
    set((before) => before.toSpliced(at + 1, 0, { id: newId(), text: NO_TEXT }))
    goToField(formId, `${path}.${at + 1}`)
  }
  const move = (at: number, to: number) => {
    if (to < 0 || to >= lines.length) return
    set((before) => moved(before, at, to))
    goToField(formId, `${path}.${to}`)
  }
  return (
    <Form.Item label={label} extra={hint} {...useProblem(path)}>
      <SortedList
        items={lines}
        name={(_, at) => lineName(words, place, at)}
        disabled={disabled}
        onChange={set}
      >
        {(line, at) => (
          <WordInput
            id={fieldId(`${path}.${at}`)}
            label={lineName(words, place, at)}
            value={textIn(line.text)}
            max={field.length}
            onChange={(text) =>
              set((before) => before.map((one) => (one.id === line.id ? { ...one, text } : one)))
            }
            onKeyDown={lineKeys({ move: (by) => move(at, at + by), next: () => addAfter(at) })}
          />
        )}
      </SortedList>
      {!disabled && !isFull && (
        <Button size="small" icon={<PlusOutlined />} onClick={() => addAfter(lines.length - 1)}>
          {words.addLine?.[place] ?? texts.add({ what: label })}
        </Button>
      )}
    </Form.Item>
  )
}
