// A choice of a few side by side, by their words or by their icons.
import { Segmented } from 'antd'
import type { Choice, Field } from '#contract/fields/field.ts'
import { useFieldFrame } from '#web/admin/editor/editing.ts'
import { useKind } from '#web/admin/kinds/kind-context.ts'
import { optionName } from '#web/admin/kinds/use-editor-kind.tsx'
import { Icon, type IconName, isIcon } from '#web/ui/icon.tsx'
import type { OuterProps } from './control.ts'
import { Labelled, useLabelled } from './labelled.tsx'
import { PlainControl } from './plain-control.tsx'

export const SegmentsControl = (props: OuterProps<Field>) => <Segments {...props} icons={false} />
export const IconsControl = (props: OuterProps<Field>) => <Segments {...props} icons />

function Segments({ icons, ...props }: OuterProps<Field> & { icons: boolean }) {
  const { field, path, place, value, update } = props
  const { words } = useKind()
  const { disabled, fieldId } = useFieldFrame()
  const { label } = useLabelled(props)
  if (field.type !== 'choice') return <PlainControl {...props} />
  const nameOf = (option: string) => optionName(words, place, option) ?? option
  return (
    <Labelled {...props}>
      <Segmented
        id={fieldId(path)}
        aria-label={label}
        className={icons ? 'icon-choice' : ''}
        {...(typeof value === 'string' && { value })}
        disabled={disabled}
        onChange={(option) => update(() => option)}
        options={firstOf(field).map((option) => ({
          value: option,
          label:
            icons && isIcon(option) ? <Drawn name={option} description={nameOf(option)} /> : nameOf(option),
        }))}
      />
    </Labelled>
  )
}

/** What a new record has stands first. */
const firstOf = ({ options, first }: Choice) =>
  options.toSorted((one, other) => Number(other === first) - Number(one === first))

const Drawn = ({ name, description }: { name: IconName; description: string }) => (
  <span title={description}>
    <Icon name={name} />
    <span className="hidden-text">{description}</span>
  </span>
)
