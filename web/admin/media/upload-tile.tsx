// A picture on its way: its progress, or why it did not arrive.
import { Button, Progress } from 'antd'
import { useTexts } from '#web/i18n/language.tsx'
import type { Upload } from './use-uploads.ts'

type Props = { upload: Upload; onAgain: () => void; onDrop: () => void }

export function UploadTile({ upload, onAgain, onDrop }: Props) {
  const texts = useTexts('console/editor/pictures')
  return (
    <li className="picture-tile" aria-label={`${texts.uploading}: ${upload.file.name}`}>
      <img src={upload.preview} alt="" width={160} height={120} data-waiting />
      {upload.error ? (
        <div className="upload-failed" role="alert">
          <p title={upload.error}>
            {texts.failed}: {upload.error}
          </p>
          <Button size="small" onClick={onAgain}>
            {texts.again}
          </Button>
          <Button size="small" type="text" onClick={onDrop}>
            {texts.drop}
          </Button>
        </div>
      ) : (
        <Progress percent={upload.percent} size="small" showInfo={false} aria-label={texts.uploading} />
      )}
    </li>
  )
}
