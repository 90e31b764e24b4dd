// Opens a stored text for editing only when the editor keeps it as it is; else it shows what would change and asks.
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { ShownLines } from '#web/admin/differences/shown-value.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { RichEditor, type RichFieldProps } from './rich-editor.tsx'
import { changedOnOpening, linesOf } from './rich-round-trip.ts'

export function RichGuard(props: RichFieldProps) {
  const texts = useTexts('console/editor/rich-text')
  const { value } = props
  const [changes, setChanges] = useState(() => (value === null ? null : changedOnOpening(value)))
  if (!changes) return <RichEditor {...props} />
  const stored = linesOf(value, texts.kinds)
  const opened = linesOf(changes.opened, texts.kinds)
  return (
    <div className="rich-changes" id={props.id}>
      <Alert
        type="warning"
        showIcon
        title={texts.changesTitle}
        description={texts.changesSays}
        action={
          !props.disabled && (
            <Button
              onClick={() => {
                props.onChange(changes.opened)
                setChanges(null)
              }}
            >
              {texts.goOn}
            </Button>
          )
        }
      />
      <div className="rich-sides">
        <section aria-label={texts.stored}>
          <h4>{texts.stored}</h4>
          <ShownLines lines={stored} others={opened} />
        </section>
        <section aria-label={texts.opened}>
          <h4>{texts.opened}</h4>
          <ShownLines lines={opened} others={stored} />
        </section>
      </div>
    </div>
  )
}
