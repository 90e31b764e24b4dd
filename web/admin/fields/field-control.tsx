// The control of a field: the one that it names, or the one that its type has.
import type { ControlProps } from './control.ts'
import { CUSTOM } from './custom.ts'
import { PlainControl } from './plain-control.tsx'

export function FieldControl(props: ControlProps) {
  const { control = '' } = props.field
  // A name that nobody knows leaves the plain one, so that a field that came as data cannot break a form.
  const Own = CUSTOM[control] ?? PlainControl
  return <Own {...props} part={FieldControl} />
}
