// Hands a form to its sections, and to its fields what does not change with every letter.
import { type ReactNode, useMemo } from 'react'
import { type Editing, EditingContext, FieldFrameContext } from './editing.ts'

export function EditingProvider({ value, children }: { value: Editing<object>; children: ReactNode }) {
  const { problems, disabled, fieldId, record, about, stale, onHold, setUploading, stacked } = value
  const frame = useMemo(
    () => ({
      ...{ problems, disabled, readOnly: disabled, fieldId, record, about, stale, onHold, setUploading },
      ...(stacked !== undefined && { stacked }),
    }),
    [problems, disabled, fieldId, record, about, stale, onHold, setUploading, stacked],
  )
  return (
    <EditingContext value={value}>
      <FieldFrameContext value={frame}>{children}</FieldFrameContext>
    </EditingContext>
  )
}
