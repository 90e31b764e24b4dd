// The file of a picture: replacing it in place, and the ones it had before.
import { SwapOutlined } from '@ant-design/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Progress, Tooltip } from 'antd'
import { useState } from 'react'
import type { Media } from '#contract/media/media.ts'
import { forgetMedia } from '#web/admin/media/admin-api.ts'
import { useFitting } from '#web/admin/media/use-media-uploads.ts'
import { UPLOAD_TYPES } from '#web/admin/media/use-uploads.ts'
import { FileButton } from '#web/admin/page-parts/file-button.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { fileSize } from '#web/ui/file-size.ts'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import { filesQuery, replaceMedia, restoreFile } from './admin-api.ts'

type Props = { picture: Media; may: boolean; dirty: boolean; onChanged: (picture: Media) => void }

export function MediaFiles({ picture, may, dirty, onChanged }: Props) {
  const texts = useTexts('console/media/detail')
  const fitting = useFitting()
  const { message } = useApp()
  const client = useQueryClient()
  const [percent, setPercent] = useState(0)
  const { data: files = [] } = useQuery(filesQuery(picture.id))
  const onSettled = () => forgetMedia(client)
  const changed = (description: string) => (media: Media) => {
    void message.success(description)
    onChanged(media)
  }
  const replace = useMutation({ ...replaceMedia(), onSuccess: changed(texts.replaced), onSettled })
  const restore = useMutation({ ...restoreFile(), onSuccess: changed(texts.takenBack), onSettled })
  const { id, version } = picture

  const begin = (files: readonly File[]) => {
    const [file] = fitting(files)
    if (!file) return
    setPercent(0)
    replace.mutate({ id, version, file, onProgress: setPercent })
  }
  const nameOf = (key: string) => key.replace('.', '-00000000.')
  return (
    <section className="media-about" aria-label={texts.files}>
      {may && (
        <>
          <Tooltip title={dirty ? texts.replaceFirst : ''}>
            <span>
              <FileButton
                icon={<SwapOutlined />}
                disabled={dirty}
                loading={replace.isPending}
                label={texts.replace}
                accept={UPLOAD_TYPES}
                onFiles={begin}
              >
                {texts.replace}
              </FileButton>
            </span>
          </Tooltip>
          {replace.isPending && <Progress percent={percent} size="small" aria-label={texts.replace} />}
          <p className="field-hint">{texts.replaceText}</p>
        </>
      )}
      {files.length > 0 && <h3>{texts.files}</h3>}
      <ul>
        {files.map((file) => (
          <li key={file.key} className="media-file">
            <img src={imageAddress(nameOf(file.key), 160)} alt="" width={56} height={42} loading="lazy" />
            <span>
              {file.name}
              <small className="num">
                {file.width} × {file.height} · {fileSize(file.bytes)}
              </small>
              <small>
                {file.by} <TimePassed time={file.replaceTime} />
              </small>
            </span>
            {may && (
              <Button
                size="small"
                disabled={dirty}
                loading={restore.isPending && restore.variables?.file === file.key}
                onClick={() => restore.mutate({ id, version, file: file.key })}
              >
                {texts.takeBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
