// A list of lines in an order of its own, each with fields: dragged or moved with the keyboard, added, removed.
import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useEditing, useFieldFrame } from '#web/admin/editor/editing.ts'
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
  const { form, change } = useEditing<Form>()
  const lines = form[list]
  const setAll = (path: string, update: (lines: readonly Line<Shape>[]) => Line<Shape>[]) =>
    change(path, (before) => ({ ...before, [list]: update(before[list]) }))
  return (
    <LineFrame
      path={list}
      label={label}
      items={lines}
      name={name}
      addLabel={addLabel}
      max={max}
      onChange={(update) => setAll(list, update)}
      onAdd={() => setAll(list, (all) => [...all, { ...blank, id: newId() }])}
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
    </LineFrame>
  )
}

type FrameProps<Item> = {
  /** Where the list stands in the form. */
  path: string
  label: string | undefined
  hint?: string
  items: readonly Item[]
  name: (at: number) => string
  addLabel: string
  max: number
  onChange: (update: (items: readonly Item[]) => Item[]) => void
  onAdd: () => void
  children: (item: Item, at: number) => ReactNode
}

/** What stands around the lines: heading, what is wrong with the list, the order, the button that adds one. */
export function LineFrame<Item extends { id: string }>(props: FrameProps<Item>) {
  const { path, label, hint, items, name, addLabel, max, onChange, onAdd, children } = props
  const { disabled, fieldId, problems } = useFieldFrame()
  const problem = problems[path]
  return (
    <fieldset className="line-list" aria-label={label}>
      {label && <h3>{label}</h3>}
      {hint && <p className="field-hint">{hint}</p>}
      {problem && <p className="field-problem">{problem}</p>}
      <SortedList items={items} name={(_, at) => name(at)} disabled={disabled} onChange={onChange}>
        {children}
      </SortedList>
      {!disabled && (
        <Button id={fieldId(path)} icon={<PlusOutlined />} disabled={items.length >= max} onClick={onAdd}>
          {addLabel}
        </Button>
      )}
    </fieldset>
  )
}
