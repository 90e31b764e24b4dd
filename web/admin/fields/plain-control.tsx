// A control for each type of field; a field that deserves its own names it (`control` in the declaration, `custom.ts`).
import { Input, type InputProps } from 'antd'
import type { Field, Plain, PlainForm } from '#contract/fields/field.ts'
import { fileIn, textIn } from '#contract/fields/walk.ts'
import { useFieldFrame } from '#web/admin/editor/editing.ts'
import { PictureField, PicturesField } from '#web/admin/editor/inputs/picture-field.tsx'
import { RichWordsField } from '#web/admin/editor/inputs/rich-words-field.tsx'
import { WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { GroupControl, LinesControl } from '#web/admin/fields/lists/lines-control.tsx'
import { TextsControl } from '#web/admin/fields/lists/texts-control.tsx'
import { ChoiceControl } from './choice-control.tsx'
import type { ControlProps, OuterProps } from './control.ts'
import { FileControl, FileLinesControl } from './file-controls.tsx'
import { Labelled, useLabelled } from './labelled.tsx'
import { MeasureControl } from './measure-control.tsx'
import { RecordsControl } from './records-control.tsx'
import { DateControl, FlagControl, NumberControl, PlaceControl } from './value-controls.tsx'
import { ValuesControl } from './values-control.tsx'

export function PlainControl({ part, ...props }: OuterProps<Field>) {
  const { field, value, update } = props
  const labelled = useLabelled(props)
  switch (field.type) {
    case 'words':
      return (
        <WordsField
          {...labelled}
          value={textIn(value)}
          max={field.max}
          {...(field.rows && { rows: [...field.rows] })}
          onChange={(text) => update(() => text)}
        />
      )
    case 'rich':
      return <RichWordsField {...labelled} />
    case 'picture':
      return (
        <PictureField
          {...labelled}
          value={typeof value === 'string' ? value : null}
          onChange={(key) => update(() => key)}
        />
      )
    case 'pictures':
      return (
        <PicturesField
          {...labelled}
          keys={keysIn(value)}
          max={field.max}
          onChange={(change) => update((before) => change(keysIn(before)))}
        />
      )
    case 'date':
      return <DateControl {...props} field={field} />
    case 'choice':
      return <ChoiceControl {...props} field={field} />
    case 'flag':
      return <FlagControl {...props} field={field} />
    case 'wholeNumber':
      return <NumberControl {...props} field={field} />
    case 'quantity':
    case 'range':
      return <MeasureControl {...props} field={field} />
    case 'file':
      return <FileControl {...props} field={field} />
    case 'lines':
      if (fileIn(field.fields)) return <FileLinesControl {...props} field={field} />
      return <LinesControl {...props} field={field} part={part} />
    case 'group':
      return <GroupControl {...props} field={field} part={part} />
    case 'texts':
      return <TextsControl {...props} field={field} />
    case 'values':
      return <ValuesControl {...props} field={field} />
    case 'record':
    case 'records':
      return <RecordsControl {...props} field={field} />
    case 'plain':
      return <TextControl {...props} field={field} />
    case 'place':
      return <PlaceControl {...props} field={field} />
    default:
      // What search engines are told and the addresses stand in a block of their own.
      return null
  }
}

/** Characters up to which an input need not be as wide as the form. */
const SHORT = 10

const INPUTS: Partial<Record<PlainForm, InputProps>> = {
  year: { inputMode: 'numeric' },
  email: { type: 'email' },
  phone: { type: 'tel' },
  webAddress: { type: 'url', placeholder: 'https://' },
}

/** What becomes of what is typed. */
const TYPED: Partial<Record<PlainForm, (text: string) => string>> = {
  year: (text) => text.replace(/\D/g, ''),
  key: (text) => text.toLowerCase(),
}

function TextControl(props: ControlProps<Plain>) {
  const { field, path, value, update } = props
  const { disabled, fieldId } = useFieldFrame()
  const typed = (text: string) => (field.form && TYPED[field.form]?.(text)) ?? text
  return (
    <Labelled {...props}>
      <Input
        id={fieldId(path)}
        className={field.max <= SHORT ? 'short-field' : ''}
        value={typeof value === 'string' ? value : ''}
        maxLength={field.max}
        disabled={disabled}
        {...(field.form && INPUTS[field.form])}
        onChange={({ target }) => update(() => typed(target.value))}
      />
    </Labelled>
  )
}

const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const keysIn = (value: unknown) => items(value).filter((key) => typeof key === 'string')
