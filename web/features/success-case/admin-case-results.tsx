// The results of a case as figures: number, unit, what it means; in an order.
import { PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import type { Text } from '#contract/languages/language.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { SortedList } from '#web/admin/editor/inputs/sorted-list.tsx'
import { WordInput } from '#web/admin/editor/inputs/word-input.tsx'
import { useProblem } from '#web/admin/editor/inputs/words-field.tsx'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { type CaseForm, type Figure, newFigure } from './admin-case-draft.ts'
import { CASE_FORM_TEXTS } from './admin-form-texts.ts'

/** Limits of the contract (`contract/news-and-cases/success-case.ts`). */
const MOST = 4
const LENGTHS = { value: 20, unit: 20, says: 80 }
const PARTS = ['value', 'unit', 'says'] as const

export function CaseResults() {
  const texts = useTexts(CASE_FORM_TEXTS)
  const { form, change, disabled, fieldId, problems } = useEditing<CaseForm>()
  const { results } = form
  const set = (field: string, update: (figures: readonly Figure[]) => Figure[]) =>
    change(field, (before) => ({ ...before, results: update(before.results) }))
  const write = (id: string, at: number, part: (typeof PARTS)[number], text: Text) =>
    set(`results.${at}.${part}`, (figures) =>
      figures.map((figure) => (figure.id === id ? { ...figure, [part]: text } : figure)),
    )
  return (
    <Form.Item
      label={texts.results}
      extra={texts.resultsHint(MOST)}
      className="case-results"
      {...useProblem('results')}
    >
      <SortedList
        items={results}
        name={(_, at) => texts.result(at + 1)}
        disabled={disabled}
        onChange={(update) => set('results', update)}
      >
        {(figure, at) => (
          <div className="case-figure">
            {PARTS.map((part) => {
              const problem = messageFor(problems, `results.${at}.${part}`)
              return (
                <div key={part}>
                  <WordInput
                    id={fieldId(`results.${at}.${part}`)}
                    label={`${texts.result(at + 1)}: ${texts[part]}`}
                    value={figure[part]}
                    max={LENGTHS[part]}
                    disabled={disabled}
                    invalid={problem !== undefined}
                    onChange={(text) => write(figure.id, at, part, text)}
                  />
                  <small>{problem ? <span className="field-problem">{problem}</span> : texts[part]}</small>
                </div>
              )
            })}
          </div>
        )}
      </SortedList>
      {!disabled && results.length < MOST && (
        <Button
          size="small"
          icon={<PlusOutlined />}
          onClick={() => set('results', (figures) => [...figures, newFigure()])}
        >
          {texts.addResult}
        </Button>
      )}
    </Form.Item>
  )
}
