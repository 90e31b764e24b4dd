// One group of specifications.
import { PlusOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { memo, useCallback } from 'react'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { useShownLanguages } from '#web/admin/editor/editing.ts'
import { WordInput } from '#web/admin/editor/inputs/word-input.tsx'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { goToField } from '#web/admin/forms/go-to-field.ts'
import { useFormId } from '#web/admin/frame/tabs/tab-context.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LineActions, shifted } from './admin-line-actions.tsx'
import { newRow, type SpecGroup, type SpecRow } from './admin-product-draft.ts'
import { SpecRowEditor } from './admin-spec-row.tsx'

/** Limits of the contract (`contract/products/product.ts`). */
const MOST_ROWS = 60
const TITLE_LENGTH = 120
export const MOST_ON_CARD = 4

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
  const texts = useTexts('console/product/form')
  const formId = useFormId('product')
  const [language] = useShownLanguages()
  const { id } = group
  const path = `specs.${index}`
  const titleProblem = problems[`${path}.title`]
  const full = group.rows.length >= MOST_ROWS

  const set = useCallback(
    (field: string, update: (group: SpecGroup) => SpecGroup) =>
      onChange(field, (groups) => groups.map((one) => (one.id === id ? update(one) : one))),
    [onChange, id],
  )
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
      changeRows((rows) => shifted(rows, at, by))
      goToField(formId, `${path}.rows.${at + by}.name`)
    },
    [changeRows, path, formId],
  )
  const addRow = useCallback(
    (after: number) => {
      changeRows((rows) => (rows.length >= MOST_ROWS ? rows : rows.toSpliced(after + 1, 0, newRow())))
      goToField(formId, `${path}.rows.${after + 1}.name`)
    },
    [changeRows, path, formId],
  )
  const removeRow = useCallback(
    (rowId: string) => changeRows((rows) => rows.filter((row) => row.id !== rowId)),
    [changeRows],
  )

  const name = textIn(group.title, language) || texts.group({ at: index + 1 })
  return (
    <fieldset className="spec-group" aria-label={name}>
      <div className="spec-group-head">
        <WordInput
          id={`${formId}.${path}.title`}
          label={`${texts.group({ at: index + 1 })}: ${texts.groupTitle}`}
          value={group.title}
          max={TITLE_LENGTH}
          disabled={disabled}
          invalid={titleProblem !== undefined}
          onChange={(title) => set(`${path}.title`, (one) => ({ ...one, title }))}
        />
        <LineActions
          name={name}
          index={index}
          count={count}
          disabled={disabled}
          removeLabel={texts.removeGroup}
          onMove={(by) => onMove(index, by)}
          onRemove={() => onChange(path, (groups) => groups.filter((one) => one.id !== id))}
        />
      </div>
      {titleProblem && <p className="field-problem">{titleProblem}</p>}
      {group.rows.length > 0 && (
        <div className="spec-row spec-row-head" aria-hidden="true">
          <span>{texts.rowName}</span>
          <span>{texts.rowValue}</span>
          <span>{texts.rowUnit}</span>
          <Tooltip title={texts.rowKeySays({ most: MOST_ON_CARD })}>
            <span>{texts.rowKey}</span>
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
          onChange={changeRow}
          onMove={moveRow}
          onAdd={addRow}
          onRemove={removeRow}
        />
      ))}
      {!disabled && !full && (
        <Button
          size="small"
          type="text"
          icon={<PlusOutlined />}
          onClick={() => addRow(group.rows.length - 1)}
        >
          {texts.addRow}
        </Button>
      )}
    </fieldset>
  )
})
