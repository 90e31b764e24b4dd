// Where a type stands between its draft and what visitors see, at the top of its form.
import type { StaffProductType } from '#contract/products/product-type.ts'
import { RecordStateWord } from '#web/admin/shown-values/record-state.tsx'
import { useTexts } from '#web/i18n/language.tsx'

export function TypeStanding({ state }: Pick<StaffProductType, 'state'>) {
  const { standing } = useTexts('console/product-type/list')
  return (
    <p className="type-standing">
      <RecordStateWord state={state} />
      <span className="type-total">{standing[state]}</span>
    </p>
  )
}
