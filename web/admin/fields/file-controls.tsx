// Files to download: one, shown by the name it came with, or several in an order, each with what is said of it.
import { DeleteOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Form } from 'antd'
import type { Field, Lines, StoredFile, Value } from '#contract/fields/field.ts'
import { blankFields, fileIn, textIn } from '#contract/fields/walk.ts'
import { useFieldFrame } from '#web/admin/editor/editing.ts'
import { newId } from '#web/admin/editor/inputs/lines.ts'
import { SortedList } from '#web/admin/editor/inputs/sorted-list.tsx'
import { WordInput } from '#web/admin/editor/inputs/word-input.tsx'
import { useProblem } from '#web/admin/editor/inputs/words-field.tsx'
import { filesQuery } from '#web/admin/files/admin-api.ts'
import { FileLine, FileUpload } from '#web/admin/files/file-upload.tsx'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { type FormLine, formLines } from '#web/admin/kinds/form-values.ts'
import { useKind } from '#web/admin/kinds/kind-context.ts'
import { lineName } from '#web/admin/kinds/use-editor-kind.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { ChoiceSelect } from './choice-control.tsx'
import type { ControlProps } from './control.ts'
import { Labelled, useLabelled } from './labelled.tsx'

export function FileControl(props: ControlProps<StoredFile>) {
  const { path, value, update } = props
  const { label } = useLabelled(props)
  const { remove } = useTexts('console/list/fields')
  const { disabled, fieldId } = useFieldFrame()
  const key = typeof value === 'string' ? value : null
  const { data: files } = useQuery(filesQuery(key === null ? [] : [key]))
  return (
    <Labelled {...props}>
      {key !== null && (
        <p className="field-file">
          <FileLine file={files?.find((file) => file.key === key)} known={files !== undefined} />
          <Button
            type="text"
            size="small"
            danger
            icon={<DeleteOutlined />}
            disabled={disabled}
            aria-label={remove({ what: label })}
            onClick={() => update(() => null)}
          />
        </p>
      )}
      {!disabled && (
        <FileUpload id={fieldId(path)} room={1} most={1} onStored={(stored) => update(() => stored)} />
      )}
    </Labelled>
  )
}

export function FileLinesControl(props: ControlProps<Lines>) {
  const { field, path, place, value, update } = props
  const { label, hint } = useLabelled(props)
  const { words } = useKind()
  const { disabled, fieldId, problems } = useFieldFrame()
  const file = fileIn(field.fields) ?? ''
  const parts = Object.entries(field.fields).filter(([name]) => name !== file)
  const lines = formLines(value)
  const keyOf = (line: FormLine) => String(line[file])
  const { data: files } = useQuery(filesQuery([...new Set(lines.map(keyOf))]))
  const fileOf = (line: FormLine) => files?.find(({ key }) => key === keyOf(line))
  const set = (id: string, name: string, change: (before: Value) => Value, at: string) =>
    update(
      (before) =>
        formLines(before).map((line) =>
          line.id === id ? { ...line, [name]: change(line[name] ?? null) } : line,
        ),
      at,
    )
  return (
    <Form.Item
      label={label}
      htmlFor={fieldId(path)}
      extra={disabled ? undefined : hint}
      className="field-lines"
      {...useProblem(path)}
    >
      <SortedList
        items={lines}
        name={(line) => fileOf(line)?.name ?? keyOf(line)}
        disabled={disabled}
        onChange={(change) => update((before) => change(formLines(before)))}
      >
        {(line, at) => {
          const gone = messageFor(problems, `${path}.${at}.${file}`)
          return (
            <div className="field-files">
              {parts.map(([name, of]) => {
                const here = `${path}.${at}.${name}`
                return (
                  <FilePart
                    key={name}
                    field={of}
                    path={here}
                    place={`${place}.${name}`}
                    value={line[name] ?? null}
                    update={(change) => set(line.id, name, change, here)}
                    line={lineName(words, place, at)}
                  />
                )
              })}
              <small>
                <FileLine file={fileOf(line)} known={files !== undefined} />
              </small>
              {gone && <p className="field-problem">{gone}</p>}
            </div>
          )
        }}
      </SortedList>
      {!disabled && (
        <FileUpload
          id={fieldId(path)}
          room={field.max - lines.length}
          most={field.max}
          onStored={(key) =>
            update((before) => {
              const there = formLines(before)
              // The same file again is the same line.
              if (there.some((line) => keyOf(line) === key)) return there
              return [...there, { ...blankFields(field.fields), [file]: key, id: newId() }]
            })
          }
        />
      )}
    </Form.Item>
  )
}

/** What is said of a file: words or a choice, without a label of its own. */
function FilePart({ line, ...props }: ControlProps<Field> & { line: string }) {
  const { field, path, place, value, update } = props
  const { words } = useKind()
  const { fieldId, problems } = useFieldFrame()
  const problem = messageFor(problems, path)
  const label = `${line}: ${words.fields[place] ?? place}`
  return (
    <div>
      {field.type === 'words' && (
        <WordInput
          id={fieldId(path)}
          label={label}
          value={textIn(value)}
          max={field.max}
          invalid={problem !== undefined}
          onChange={(text) => update(() => text)}
        />
      )}
      {field.type === 'choice' && <ChoiceSelect {...props} field={field} label={label} />}
      {problem && <small className="field-problem">{problem}</small>}
    </div>
  )
}
