// The specifications of a product: groups of parameters, each with a value and a unit.
import { CopyOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useCallback } from 'react'
import type { Field, Value, Values } from '#contract/fields/field.ts'
import { productKind } from '#contract/kinds/product.ts'
import { useEditing, useFieldFrame } from '#web/admin/editor/editing.ts'
import type { OuterProps } from '#web/admin/fields/control.ts'
import { missingIn, spreadFigures } from '#web/admin/forms/completeness.ts'
import { goToField } from '#web/admin/forms/go-to-field.ts'
import { useFormId } from '#web/admin/frame/tabs/tab-context.ts'
import { moved } from '#web/admin/media/picture-list.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { type ChangeGroups, SpecGroupEditor } from './spec-group.tsx'
import { MOST_GROUPS, MOST_ON_CARD, newGroup, type SpecGroup } from './spec-shape.ts'
import './specs.css'

/** The form holds what `formOf` made of the declared field. */
const groupsIn = (value: Value | undefined) => value as unknown as SpecGroup[]

export function SpecsControl({ path, value }: OuterProps<Field>) {
  const texts = useTexts('console/editor/specs')
  const { addLine } = useTexts('console/kinds/product')
  const { change, problems, fieldId } = useEditing<Values>()
  const { disabled } = useFieldFrame()
  const formId = useFormId(productKind.form)
  const { message } = useApp()
  const specs = groupsIn(value)
  // The same one each time, so that a group is drawn anew only when it changes.
  const set = useCallback<ChangeGroups>(
    (field, update) => change(field, (before) => ({ ...before, [path]: update(groupsIn(before[path])) })),
    [change, path],
  )
  const move = useCallback(
    (at: number, by: -1 | 1) => {
      set(path, (groups) => moved(groups, at, at + by))
      goToField(formId, `${path}.${at + by}.title`)
    },
    [set, path, formId],
  )
  const add = () => {
    set(path, (groups) => [...groups, newGroup()])
    goToField(formId, `${path}.${specs.length}.title`)
  }
  const rows = specs.flatMap((group) => group.rows)
  const spread = () => {
    const count = rows.filter(
      (row) => spreadFigures(row.value) !== row.value && missingIn(row.value).length > 0,
    ).length
    if (count === 0) return void message.info(texts.spreadNone)
    set(path, (groups) =>
      groups.map((group) => ({
        ...group,
        rows: group.rows.map((row) => ({ ...row, value: spreadFigures(row.value) })),
      })),
    )
    void message.success(texts.spreadDone({ count }))
  }
  return (
    <>
      {!disabled && specs.length > 0 && (
        <Button size="small" icon={<CopyOutlined />} className="specs-spread" onClick={spread}>
          {texts.spread}
        </Button>
      )}
      {problems[path] && (
        <p className="field-problem" id={fieldId(path)} tabIndex={-1}>
          {problems[path]}
        </p>
      )}
      {specs.length === 0 && <p className="field-hint">{texts.noSpecs}</p>}
      {specs.map((group, at) => (
        <SpecGroupEditor
          key={group.id}
          group={group}
          index={at}
          count={specs.length}
          cardFull={rows.filter(({ key }) => key).length >= MOST_ON_CARD}
          problems={problems}
          disabled={disabled}
          onChange={set}
          onMove={move}
        />
      ))}
      {!disabled && specs.length < MOST_GROUPS && (
        <Button icon={<PlusOutlined />} onClick={add}>
          {addLine.specs}
        </Button>
      )}
    </>
  )
}
