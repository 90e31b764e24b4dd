// The offices: how they are reached, when somebody is there, and where they are on a map.
import { ExportOutlined } from '@ant-design/icons'
import { Form, Input } from 'antd'
import { useState } from 'react'
import type { MapPoint } from '#contract/site/about.ts'
import { same } from '#web/admin/differences/difference.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { LineList } from '#web/admin/editor/inputs/line-list.tsx'
import { useProblem, WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { ABOUT_BLANKS, pointIn, writtenPoint } from './admin-about-draft.ts'
import { mapLinks } from './map-link.ts'

/** Limits of the contract (`contract/site/about.ts`). */
const MOST = 20
const LENGTHS = { name: 120, address: 300, hours: 120, phone: 40, email: 254 }

export function Offices() {
  const { parts, lines, adds, fields } = useTexts('console/about')
  return (
    <LineList
      list="offices"
      label={fields.offices}
      name={(at) => lines.offices({ at: at + 1 })}
      addLabel={adds.offices}
      max={MOST}
      blank={ABOUT_BLANKS.offices}
    >
      {(office, path, set) => {
        const words = (part: 'name' | 'address' | 'hours') => (
          <WordsField
            path={`${path}.${part}`}
            label={parts[part]}
            value={office[part]}
            max={LENGTHS[part]}
            required={part === 'name'}
            onChange={(text) => set({ [part]: text }, part)}
          />
        )
        const plain = (part: 'phone' | 'email') => (
          <Reach
            path={`${path}.${part}`}
            part={part}
            value={office[part]}
            onChange={(value) => set({ [part]: value }, part)}
          />
        )
        return (
          <>
            {words('name')}
            {words('address')}
            <div className="line-fields">
              {plain('phone')}
              {plain('email')}
            </div>
            {words('hours')}
            <Place path={`${path}.map`} value={office.map} onChange={(map) => set({ map }, 'map')} />
          </>
        )
      }}
    </LineList>
  )
}

type ReachProps = {
  path: string
  part: 'phone' | 'email'
  value: string
  onChange: (value: string) => void
}

function Reach({ path, part, value, onChange }: ReachProps) {
  const { parts } = useTexts('console/about')
  const { disabled, fieldId } = useEditing()
  return (
    <Form.Item label={parts[part]} htmlFor={fieldId(path)} {...useProblem(path)}>
      <Input
        id={fieldId(path)}
        type={part === 'phone' ? 'tel' : 'email'}
        value={value}
        maxLength={LENGTHS[part]}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  )
}

type PlaceProps = { path: string; value: MapPoint | null; onChange: (point: MapPoint | null) => void }

/** One field, so that what a map copies can be pasted; the link shows whether it is the right place. */
function Place({ path, value, onChange }: PlaceProps) {
  const { parts, hints } = useTexts('console/about')
  const language = useLanguage()
  const { disabled, fieldId } = useEditing()
  const problem = useProblem(path)
  const [typed, setTyped] = useState(() => writtenPoint(value))
  // Another version of the record came into the form.
  const shown = same(pointIn(typed), value) ? typed : writtenPoint(value)
  const wrong = shown.trim() !== '' && value === null
  return (
    <Form.Item
      label={parts.map}
      htmlFor={fieldId(path)}
      extra={
        value ? (
          <a href={mapLinks(value, language)[0]?.href} target="_blank" rel="noopener noreferrer">
            {hints.seeMap} <ExportOutlined />
          </a>
        ) : (
          hints.map
        )
      }
      {...(wrong ? { validateStatus: 'error' as const, help: hints.noPoint } : problem)}
    >
      <Input
        id={fieldId(path)}
        value={shown}
        maxLength={60}
        placeholder="31.299, 120.5853"
        disabled={disabled}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(pointIn(target.value))
        }}
      />
    </Form.Item>
  )
}
