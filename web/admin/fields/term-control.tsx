// Words that visitors choose by: the same words everywhere keep records together, so those that exist are offered.
import { useQuery } from '@tanstack/react-query'
import { Button, Dropdown } from 'antd'
import type { Field } from '#contract/fields/field.ts'
import { useFieldFrame } from '#web/admin/editor/editing.ts'
import { termsQuery } from '#web/admin/kinds/admin-api.ts'
import { useKind } from '#web/admin/kinds/kind-context.ts'
import { useFailedItems } from '#web/admin/page-parts/choices-failed.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { OuterProps } from './control.ts'
import { PlainControl } from './plain-control.tsx'

export function TermControl(props: OuterProps<Field>) {
  const { kind, words } = useKind()
  const { disabled } = useFieldFrame()
  const language = useLanguage()
  const { existing } = useTexts('console/list/fields')
  const asked = useQuery({ ...termsQuery(kind.kind), enabled: !disabled })
  const failed = useFailedItems(asked)
  const filters = 'list' in kind ? kind.list.filters : []
  const filter = filters.find(({ field }) => field === props.path)
  const terms = asked.data?.[filter?.as ?? ''] ?? []
  const items =
    failed ??
    terms.map(({ key, name }) => ({
      key,
      label: textIn(name, language),
      onClick: () => props.update(() => name),
    }))
  return (
    <>
      <PlainControl {...props} />
      {!disabled && items.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items, className: 'field-terms' }}>
          <Button
            size="small"
            className="field-existing"
            aria-label={`${existing}: ${words.fields[props.place]}`}
          >
            {existing}
          </Button>
        </Dropdown>
      )}
    </>
  )
}
