// One file to download: uploaded, shown by the name it came with, put in another's place, taken away.
import { DeleteOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import type { StoredFile } from '#contract/fields/field.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { filesQuery } from '#web/admin/files/admin-api.ts'
import { FileLine, FileUpload } from '#web/admin/files/file-upload.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import type { ControlProps } from './control.ts'
import { Labelled, useLabelled } from './labelled.tsx'

export function FileControl(props: ControlProps<StoredFile>) {
  const { path, value, update } = props
  const { label } = useLabelled(props)
  const { remove } = useTexts('console/list/fields')
  const { disabled, fieldId } = useEditing()
  const key = typeof value === 'string' ? value : null
  const { data: files } = useQuery(filesQuery(key === null ? [] : [key]))
  return (
    <Labelled {...props}>
      {key !== null && (
        <p className="field-file">
          <FileLine file={files?.find((file) => file.key === key)} known={files !== undefined} />
          <Button
            type="text"
            size="small"
            danger
            icon={<DeleteOutlined />}
            disabled={disabled}
            aria-label={remove({ what: label })}
            onClick={() => update(() => null)}
          />
        </p>
      )}
      {!disabled && (
        <FileUpload id={fieldId(path)} room={1} most={1} onStored={(stored) => update(() => stored)} />
      )}
    </Labelled>
  )
}
