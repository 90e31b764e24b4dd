// A place on the map: one field, so that what a map copies can be pasted; the link shows whether it is the right place.
import { ExportOutlined } from '@ant-design/icons'
import { Form, Input } from 'antd'
import { useState } from 'react'
import type { Place } from '#contract/fields/field.ts'
import { pointIn } from '#contract/fields/walk.ts'
import { same } from '#web/admin/differences/difference.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { useProblem } from '#web/admin/editor/inputs/words-field.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { mapLinks } from '#web/ui/map-link.ts'
import type { ControlProps } from './control.ts'
import { useLabelled } from './labelled.tsx'
import { typedPoint, writtenPoint } from './map-point.ts'

export function PlaceControl(props: ControlProps<Place>) {
  const { path, update } = props
  const { label, hint } = useLabelled(props)
  const texts = useTexts('console/list/fields')
  const language = useLanguage()
  const { disabled, fieldId } = useEditing()
  const problem = useProblem(path)
  const point = pointIn(props.value)
  const [typed, setTyped] = useState(() => writtenPoint(point))
  // Another version of the record came into the form.
  const shown = same(typedPoint(typed), point) ? typed : writtenPoint(point)
  const wrong = shown.trim() !== '' && point === null
  return (
    <Form.Item
      label={label}
      htmlFor={fieldId(path)}
      extra={
        point ? (
          <a href={mapLinks(point, language)[0]?.href} target="_blank" rel="noopener noreferrer">
            {texts.seeMap} <ExportOutlined />
          </a>
        ) : (
          hint
        )
      }
      {...(wrong ? { validateStatus: 'error' as const, help: texts.noPoint } : problem)}
    >
      <Input
        id={fieldId(path)}
        value={shown}
        maxLength={60}
        placeholder="31.299, 120.5853"
        disabled={disabled}
        onChange={({ target }) => {
          setTyped(target.value)
          update(() => typedPoint(target.value))
        }}
      />
    </Form.Item>
  )
}
