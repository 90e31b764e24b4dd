// How visitors see the list of a kind: three layouts, each drawn small.
import { Form, Radio } from 'antd'
import { LAYOUTS, type Layout } from '#contract/kinds/own-kind.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { useProblem } from '#web/admin/editor/inputs/words-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import type { KindDraft } from './admin-kinds-draft.ts'

export function LayoutField() {
  const texts = useTexts('console/setting').ownKinds
  const { form, change, disabled, fieldId } = useEditing<KindDraft>()
  const set = (layout: Layout) => change('layout', (before) => ({ ...before, layout }))
  return (
    <Form.Item label={texts.fields.layout} {...useProblem('layout')}>
      <Radio.Group
        id={fieldId('layout')}
        className="own-kind-layouts"
        aria-label={texts.fields.layout}
        value={form.layout}
        disabled={disabled}
        onChange={({ target }) => set(target.value)}
      >
        {LAYOUTS.map((layout) => (
          <Radio key={layout} value={layout}>
            <LayoutPicture layout={layout} />
            <span>{texts.layout[layout]}</span>
            <small>{texts.layoutText[layout]}</small>
          </Radio>
        ))}
      </Radio.Group>
    </Form.Item>
  )
}

/** Pictures are filled, words are lines. */
const FILLED: Record<Layout, string> = {
  cards: 'M4 6h24v16H4z M36 6h24v16H36z M68 6h24v16H68z',
  rows: '',
  table: 'M4 6h88v8H4z',
}
const LINES: Record<Layout, string> = {
  cards: 'M4 30h20 M4 38h14 M36 30h20 M36 38h14 M68 30h20 M68 38h14 M4 50h20 M36 50h20 M68 50h20',
  rows: 'M4 9h36 M4 17h64 M4 29h44 M4 37h56 M4 49h32 M4 57h60',
  table: 'M4 24h22 M38 24h14 M68 24h18 M4 36h18 M38 36h18 M68 36h12 M4 48h24 M38 48h12 M68 48h20',
}

const LayoutPicture = ({ layout }: { layout: Layout }) => (
  <svg viewBox="0 0 96 64" aria-hidden="true">
    <path d={FILLED[layout]} className="own-kind-filled" />
    <path d={LINES[layout]} className="own-kind-line" />
  </svg>
)
