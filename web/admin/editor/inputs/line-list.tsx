// A list of lines in an order of its own, each with fields: dragged or moved with the keyboard, added, removed.
import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useEditing } from '#web/admin/editor/editing.ts'
import { type Line, newId } from './lines.ts'
import { SortedList } from './sorted-list.tsx'
import './line-list.css'

type Props<List extends string, Shape> = {
  /** The field of the form that holds the list. */
  list: List
  /** What the list is called, shown as its heading; without one the section around it says so. */
  label?: string
  /** What a line is called: `Slide 2`. */
  name: (at: number) => string
  addLabel: string
  max: number
  blank: Shape
  /** The fields of a line; `set` writes some of them, `path` is where they stand: `slides.0`. */
  children: (line: Line<Shape>, path: string, set: (patch: Partial<Shape>, part: string) => void) => ReactNode
}

export function LineList<List extends string, Shape extends object>(props: Props<List, Shape>) {
  const { list, label, name, addLabel, max, blank, children } = props
  type Form = Record<List, Line<Shape>[]>
  const { form, change, disabled, fieldId, problems } = useEditing<Form>()
  const lines = form[list]
  const problem = problems[list]
  const setAll = (path: string, update: (lines: readonly Line<Shape>[]) => Line<Shape>[]) =>
    change(path, (before) => ({ ...before, [list]: update(before[list]) }))
  return (
    <fieldset className="line-list" aria-label={label}>
      {label && <h3>{label}</h3>}
      {problem && <p className="field-problem">{problem}</p>}
      <SortedList
        items={lines}
        name={(_, at) => name(at)}
        disabled={disabled}
        onChange={(update) => setAll(list, update)}
      >
        {(line, at) => {
          const path = `${list}.${at}`
          return (
            <fieldset className="line">
              <legend>{name(at)}</legend>
              {children(line, path, (patch, part) =>
                setAll(`${path}.${part}`, (all) =>
                  all.map((one) => (one.id === line.id ? { ...one, ...patch } : one)),
                ),
              )}
            </fieldset>
          )
        }}
      </SortedList>
      {!disabled && (
        <Button
          id={fieldId(list)}
          icon={<PlusOutlined />}
          disabled={lines.length >= max}
          onClick={() => setAll(list, (all) => [...all, { ...blank, id: newId() }])}
        >
          {addLabel}
        </Button>
      )}
    </fieldset>
  )
}
