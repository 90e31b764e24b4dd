// The specifications of a product: groups of parameters, each with a value and a unit.
import { CopyOutlined, PlusOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import { useCallback } from 'react'
import { useEditing } from '#web/admin/editor/editing.ts'
import { spreadFigures } from '#web/admin/forms/completeness.ts'
import { goToField } from '#web/admin/forms/go-to-field.ts'
import { useFormId } from '#web/admin/frame/tabs/tab-context.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { shifted } from './admin-line-actions.tsx'
import { newGroup, type ProductForm } from './admin-product-draft.ts'
import { type ChangeGroups, MOST_ON_CARD, SpecGroupEditor } from './admin-spec-group.tsx'

/** Limits of the contract (`contract/products/product.ts`). */
const MOST_GROUPS = 20

export function ProductSpecs() {
  const texts = useTexts('console/product/form')
  const { form, change, problems, disabled } = useEditing<ProductForm>()
  const formId = useFormId('product')
  const { message } = App.useApp()
  const { specs } = form
  const set = useCallback<ChangeGroups>(
    (field, update) => change(field, (before) => ({ ...before, specs: update(before.specs) })),
    [change],
  )
  const move = useCallback(
    (at: number, by: -1 | 1) => {
      set('specs', (groups) => shifted(groups, at, by))
      goToField(formId, `specs.${at + by}.title`)
    },
    [set, formId],
  )
  const add = () => {
    set('specs', (groups) => [...groups, newGroup()])
    goToField(formId, `specs.${specs.length}.title`)
  }
  const spread = () => {
    const count = specs
      .flatMap(({ rows }) => rows)
      .filter(({ value }) => spreadFigures(value) !== value && hasGaps(value)).length
    if (count === 0) return void message.info(texts.spreadNone)
    set('specs', (groups) =>
      groups.map((group) => ({
        ...group,
        rows: group.rows.map((row) => ({ ...row, value: spreadFigures(row.value) })),
      })),
    )
    void message.success(texts.spreadDone({ count }))
  }
  const onCard = specs.flatMap(({ rows }) => rows).filter(({ key }) => key).length

  return (
    <section className="product-specs" aria-labelledby={`${formId}-specs-title`}>
      <div className="product-specs-head">
        <h2 id={`${formId}-specs-title`}>{texts.specs}</h2>
        {!disabled && specs.length > 0 && (
          <Button size="small" icon={<CopyOutlined />} onClick={spread}>
            {texts.spread}
          </Button>
        )}
      </div>
      {problems.specs && (
        <p className="field-problem" id={`${formId}.specs`} tabIndex={-1}>
          {problems.specs}
        </p>
      )}
      {specs.length === 0 && <p className="field-hint">{texts.noSpecs}</p>}
      {specs.map((group, at) => (
        <SpecGroupEditor
          key={group.id}
          group={group}
          index={at}
          count={specs.length}
          cardFull={onCard >= MOST_ON_CARD}
          problems={problems}
          disabled={disabled}
          onChange={set}
          onMove={move}
        />
      ))}
      {!disabled && specs.length < MOST_GROUPS && (
        <Button icon={<PlusOutlined />} onClick={add}>
          {texts.addGroup}
        </Button>
      )}
    </section>
  )
}

const hasGaps = (text: Record<string, string>) => Object.values(text).some((one) => one.trim() === '')
