// Timeline, culture and honours of the about-us page.
import { Form, Input } from 'antd'
import type { Text } from '#contract/languages/language.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { LineList } from '#web/admin/editor/inputs/line-list.tsx'
import { useProblem, WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { ABOUT_BLANKS } from './admin-about-draft.ts'

/** Limits of the contract (`contract/site/about.ts`). */
const MOST = { timeline: 40, culture: 12, honours: 40 }
const YEAR = 20

/** What all lists of this page are called by. */
function useList<List extends keyof typeof MOST>(list: List) {
  const { lines, adds, fields } = useTexts('console/about')
  return {
    list,
    label: fields[list],
    name: (at: number) => lines[list]({ at: at + 1 }),
    addLabel: adds[list],
    max: MOST[list],
    blank: ABOUT_BLANKS[list],
  }
}

export function Timeline() {
  return (
    <LineList {...useList('timeline')}>
      {({ year, title, text }, path, set) => (
        <>
          <div className="line-fields">
            <Plain
              path={path}
              part="year"
              value={year}
              onChange={(next) => set({ year: next }, 'year')}
              required
            />
            <Words
              path={path}
              part="title"
              value={title}
              max={120}
              onChange={(next) => set({ title: next }, 'title')}
              required
            />
          </div>
          <Words
            path={path}
            part="text"
            value={text}
            max={600}
            long
            onChange={(next) => set({ text: next }, 'text')}
          />
        </>
      )}
    </LineList>
  )
}

export function Culture() {
  return (
    <LineList {...useList('culture')}>
      {({ title, text }, path, set) => (
        <>
          <Words
            path={path}
            part="title"
            value={title}
            max={80}
            onChange={(next) => set({ title: next }, 'title')}
            required
          />
          <Words
            path={path}
            part="text"
            value={text}
            max={400}
            long
            onChange={(next) => set({ text: next }, 'text')}
          />
        </>
      )}
    </LineList>
  )
}

export function Honours() {
  return (
    <LineList {...useList('honours')}>
      {({ name, says, year }, path, set) => (
        <>
          <div className="line-fields">
            <Plain path={path} part="year" value={year} onChange={(next) => set({ year: next }, 'year')} />
            <Words
              path={path}
              part="name"
              value={name}
              max={120}
              onChange={(next) => set({ name: next }, 'name')}
              required
            />
          </div>
          <Words
            path={path}
            part="says"
            value={says}
            max={300}
            onChange={(next) => set({ says: next }, 'says')}
          />
        </>
      )}
    </LineList>
  )
}

type WordsProps = {
  path: string
  part: 'title' | 'text' | 'name' | 'says'
  value: Text
  max: number
  onChange: (text: Text) => void
  required?: boolean
  long?: boolean
}

function Words({ path, part, long = false, ...field }: WordsProps) {
  const { parts } = useTexts('console/about')
  const rows: [number, number] = [2, 5]
  return <WordsField {...field} path={`${path}.${part}`} label={parts[part]} {...(long && { rows })} />
}

type PlainProps = {
  path: string
  part: 'year'
  value: string
  onChange: (value: string) => void
  required?: boolean
}

function Plain({ path, part, value, onChange, required = false }: PlainProps) {
  const { parts } = useTexts('console/about')
  const { disabled, fieldId } = useEditing()
  const at = `${path}.${part}`
  return (
    <Form.Item label={parts[part]} htmlFor={fieldId(at)} required={required} {...useProblem(at)}>
      <Input
        id={fieldId(at)}
        value={value}
        maxLength={YEAR}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  )
}
