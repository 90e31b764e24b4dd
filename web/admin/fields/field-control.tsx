// The control of a field: the one that it names, or the one that its type has.
import { memo, use } from 'react'
import { ReachContext } from '#web/admin/editor/reach.ts'
import type { ControlProps } from './control.ts'
import { CUSTOM } from './custom.ts'
import { PlainControl } from './plain-control.tsx'

/** Drawn anew when its own value changes: `update` works on the value as it is then, so an earlier one does as well. */
export const FieldControl = memo(
  function FieldControl(props: ControlProps) {
    const { control = '' } = props.field
    // A name that nobody knows leaves the plain one, so that a field that came as data cannot break a form.
    const Own = CUSTOM[control] ?? PlainControl
    const reach = use(ReachContext)
    const { guarded } = props.field
    const drawn = <Own {...props} part={FieldControl} />
    return reach && guarded ? (
      <ReachContext value={{ ...reach, group: guarded }}>{drawn}</ReachContext>
    ) : (
      drawn
    )
  },
  (before, now) =>
    before.field === now.field &&
    before.path === now.path &&
    before.place === now.place &&
    before.value === now.value,
)
