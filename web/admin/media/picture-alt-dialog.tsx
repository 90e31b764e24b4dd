// The alternative text of one picture in three languages.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Form, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import type { Text } from '#contract/languages/language.ts'
import { FALLBACK } from '#contract/languages/language-codes.ts'
import type { Media } from '#contract/media/media.ts'
import { describeMedia, mediaQuery } from '#web/admin/admin-api.ts'
import { TextInThree } from '#web/admin/forms/text-in-three.tsx'
import { useUnsavedForm } from '#web/admin/frame/unsaved/unsaved.tsx'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'

type Props = { pictureKey: string; onClose: () => void }

export function PictureAltDialog({ pictureKey, onClose }: Props) {
  const texts = useTexts('console/editor/pictures')
  const { message } = App.useApp()
  const client = useQueryClient()
  const query = mediaQuery(pictureKey)
  const { data: media, error, refetch, isFetching } = useQuery(query)
  const [typed, setTyped] = useState<Text | null>(null)
  const alt = typed ?? media?.alt
  const { settle } = useUnsavedForm(typed !== null)

  const { mutate, isPending } = useMutation({
    ...describeMedia(),
    onSuccess: (saved: Media) => {
      client.setQueryData(query.queryKey, { ...saved, describable: true })
      settle()
      void message.success(texts.saved)
      onClose()
    },
    // A stale version is the likely reason: what was typed stays, the next try carries the new version.
    onError: () => refetch(),
  })

  return (
    <Modal
      open
      title={texts.describeTitle}
      okText={texts.save}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: !typed || !media, loading: isPending }}
      onOk={() => media && typed && mutate({ id: media.id, version: media.version, alt: typed })}
      onCancel={onClose}
      mask={{ closable: typed === null }}
      width={520}
    >
      <p className="dialog-says">{texts.describeSays}</p>
      {media?.describable === false && <Alert showIcon title={texts.notYours} style={{ marginBottom: 16 }} />}
      <img
        className="alt-picture"
        src={imageAddress(media?.shown ?? pictureKey, 480)}
        alt={alt?.[FALLBACK] ?? ''}
      />
      {error && !media && <LoadFailed error={error} onAgain={refetch} busy={isFetching} />}
      {!error && !alt && <Skeleton active />}
      {alt && (
        <Form layout="vertical" component={false}>
          <TextInThree
            id="alt"
            label={texts.alt}
            value={alt}
            onChange={setTyped}
            max={300}
            long
            disabled={!media?.describable}
          />
        </Form>
      )}
    </Modal>
  )
}
