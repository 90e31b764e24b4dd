// One group of specifications.
import { PlusOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { memo, useCallback } from 'react'
import { productKind } from '#contract/kinds/product.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { useShownLanguages } from '#web/admin/editor/editing.ts'
import { WordInput } from '#web/admin/editor/inputs/word-input.tsx'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { goToField } from '#web/admin/forms/go-to-field.ts'
import { useFormId } from '#web/admin/frame/tabs/tab-context.ts'
import { moved } from '#web/admin/media/picture-list.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LineActions, SpecRowEditor } from './spec-row.tsx'
import { GROUP, MOST_ON_CARD, newRow, type SpecGroup, type SpecRow } from './spec-shape.ts'

export type ChangeGroups = (field: string, update: (groups: SpecGroup[]) => SpecGroup[]) => void

type Props = {
  group: SpecGroup
  index: number
  count: number
  /** As many parameters as fit stand on the card already. */
  cardFull: boolean
  problems: FieldMessages
  disabled: boolean
  onChange: ChangeGroups
  onMove: (at: number, by: -1 | 1) => void
}

export const SpecGroupEditor = memo(function SpecGroupEditor(props: Props) {
  const { group, index, count, cardFull, problems, disabled, onChange, onMove } = props
  const { rowKeyText } = useTexts('console/editor/specs')
  const { fields, line, addLine, removeLine } = useTexts('console/kinds/product')
  const formId = useFormId(productKind.form)
  const [language] = useShownLanguages()
  const { id } = group
  const path = `specs.${index}`
  const titleProblem = problems[`${path}.title`]
  const full = group.rows.length >= GROUP.rows.max

  const set = useCallback(
    (field: string, update: (group: SpecGroup) => SpecGroup) =>
      onChange(field, (groups) => groups.map((one) => (one.id === id ? update(one) : one))),
    [onChange, id],
  )
  const rowActions = useRowActions(path, set)

  const numbered = line.specs({ n: index + 1 })
  const name = textIn(group.title, language) || numbered
  return (
    <fieldset className="spec-group" aria-label={name}>
      <div className="spec-group-head">
        <WordInput
          id={`${formId}.${path}.title`}
          label={`${numbered}: ${fields['specs.title']}`}
          value={group.title}
          max={GROUP.title.max}
          invalid={titleProblem !== undefined}
          onChange={(title) => set(`${path}.title`, (one) => ({ ...one, title }))}
        />
        <LineActions
          name={name}
          index={index}
          count={count}
          disabled={disabled}
          removeLabel={removeLine.specs}
          onMove={(by) => onMove(index, by)}
          onRemove={() => onChange(path, (groups) => groups.filter((one) => one.id !== id))}
        />
      </div>
      {titleProblem && <p className="field-problem">{titleProblem}</p>}
      {group.rows.length > 0 && (
        <div className="spec-row spec-row-head" aria-hidden="true">
          <span>{fields['specs.rows.name']}</span>
          <span>{fields['specs.rows.value']}</span>
          <span>{fields['specs.rows.unit']}</span>
          <Tooltip title={rowKeyText({ most: MOST_ON_CARD })}>
            <span>{fields['specs.rows.key']}</span>
          </Tooltip>
        </div>
      )}
      {group.rows.map((row, at) => (
        <SpecRowEditor
          key={row.id}
          row={row}
          path={`${path}.rows.${at}`}
          index={at}
          count={group.rows.length}
          cardFull={cardFull}
          nameProblem={messageFor(problems, `${path}.rows.${at}.name`)}
          valueProblem={messageFor(problems, `${path}.rows.${at}.value`)}
          disabled={disabled}
          {...rowActions}
        />
      ))}
      {!disabled && !full && (
        <Button
          size="small"
          type="text"
          icon={<PlusOutlined />}
          onClick={() => rowActions.onAdd(group.rows.length - 1)}
        >
          {addLine['specs.rows']}
        </Button>
      )}
    </fieldset>
  )
})

/** What rows do, each the same function every time, so that a row is drawn anew only when it changes. */
function useRowActions(path: string, set: (field: string, update: (group: SpecGroup) => SpecGroup) => void) {
  const formId = useFormId(productKind.form)
  const changeRow = useCallback(
    (field: string, rowId: string, patch: Partial<SpecRow>) =>
      set(field, (one) => ({
        ...one,
        rows: one.rows.map((row) => (row.id === rowId ? { ...row, ...patch } : row)),
      })),
    [set],
  )
  const changeRows = useCallback(
    (update: (rows: SpecRow[]) => SpecRow[]) =>
      set(`${path}.rows`, (one) => ({ ...one, rows: update(one.rows) })),
    [set, path],
  )
  const moveRow = useCallback(
    (at: number, by: -1 | 1) => {
      changeRows((rows) => moved(rows, at, at + by))
      goToField(formId, `${path}.rows.${at + by}.name`)
    },
    [changeRows, path, formId],
  )
  const addRow = useCallback(
    (after: number) => {
      changeRows((rows) => (rows.length >= GROUP.rows.max ? rows : rows.toSpliced(after + 1, 0, newRow())))
      goToField(formId, `${path}.rows.${after + 1}.name`)
    },
    [changeRows, path, formId],
  )
  const removeRow = useCallback(
    (rowId: string) => changeRows((rows) => rows.filter((row) => row.id !== rowId)),
    [changeRows],
  )
  return { onChange: changeRow, onMove: moveRow, onAdd: addRow, onRemove: removeRow }
}
