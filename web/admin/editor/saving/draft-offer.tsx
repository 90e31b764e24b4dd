// Offers the input that an earlier page could not save any more.
import { Alert, Button } from 'antd'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

type Props = { time: number; onTake: () => void; onDrop: () => void }

export function DraftOffer({ time, onTake, onDrop }: Props) {
  const texts = useTexts('console/editor/editor')
  const moment = formatMoment(new Date(time).toISOString(), useLanguage())
  return (
    <Alert
      className="editor-note"
      type="warning"
      role="alert"
      showIcon
      title={texts.foundTitle({ time: moment })}
      description={texts.foundSays}
      action={
        <span className="editor-note-actions">
          <Button size="small" type="primary" onClick={onTake}>
            {texts.foundTake}
          </Button>
          <Button size="small" onClick={onDrop}>
            {texts.foundDrop}
          </Button>
        </span>
      }
    />
  )
}
