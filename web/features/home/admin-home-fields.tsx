// Headings and sentences of the home page, and the records that it puts forward.
import { Form } from 'antd'
import { useMemo } from 'react'
import type { FeaturedKind } from '#contract/site/home.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { RecordPicker } from '#web/admin/editor/inputs/record-picker.tsx'
import { useProblem, WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { sourceOf } from './admin-api.ts'
import type { HomeForm } from './admin-home-draft.ts'

type HeadName =
  | 'rangeTitle'
  | 'rangeLede'
  | 'hotTitle'
  | 'strengthsTitle'
  | 'partnersTitle'
  | 'certificatesTitle'
  | 'askTitle'
  | 'askLede'

/** Limits of the contract (`contract/site/home.ts`). */
const HEAD = 120
const LEDE = 300
const MOST = { featuredTypes: 8, featuredProducts: 12, featuredCases: 5, featuredNews: 8 }

export function Head({ names }: { names: readonly HeadName[] }) {
  const { fields: texts } = useTexts('console/home')
  const { form, change } = useEditing<HomeForm>()
  return names.map((name) => {
    const long = name.endsWith('Lede')
    return (
      <WordsField
        key={name}
        path={name}
        label={texts[name]}
        value={form[name]}
        max={long ? LEDE : HEAD}
        {...(long && { rows: [2, 4] as [number, number] })}
        onChange={(text) => change(name, (before) => ({ ...before, [name]: text }))}
      />
    )
  })
}

export function Featured({ list, kind }: { list: keyof typeof MOST; kind: FeaturedKind }) {
  const { fields: texts, automatic } = useTexts('console/home')
  const { form, change, disabled, fieldId } = useEditing<HomeForm>()
  const source = useMemo(() => sourceOf(kind), [kind])
  const ids = form[list]
  return (
    <Form.Item
      label={texts[list]}
      htmlFor={fieldId(list)}
      extra={ids.length === 0 ? automatic[list] : undefined}
      {...useProblem(list)}
    >
      <RecordPicker
        id={fieldId(list)}
        label={texts[list]}
        source={source}
        ids={ids}
        onChange={(next) => change(list, (before) => ({ ...before, [list]: next }))}
        max={MOST[list]}
        disabled={disabled}
      />
    </Form.Item>
  )
}
