// The trash of the library.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Button, Drawer, Pagination, Skeleton } from 'antd'
import { useState } from 'react'
import { LOCALES } from '#contract/languages/locales.ts'
import { forgetMedia } from '#web/admin/media/admin-api.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import { recoverMedia, trashQuery } from './admin-api.ts'

const LIMIT = 20

/** Rendered while it is open. */
export function MediaTrash({ onClose }: { onClose: () => void }) {
  const texts = useTexts('console/media/library')
  const language = useLanguage()
  const { message } = App.useApp()
  const client = useQueryClient()
  const [page, setPage] = useState(1)
  const { data, error, refetch, isFetching } = useQuery(trashQuery(page, LIMIT))
  const recover = useMutation({
    ...recoverMedia(),
    onSuccess: ({ name }) => void message.success(texts.recovered({ name })),
    onSettled: () => forgetMedia(client),
  })
  const day = (time: string) =>
    new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium' }).format(new Date(time))
  return (
    <Drawer open title={texts.trash} size="min(480px, 100vw)" onClose={onClose}>
      <p className="field-hint">{texts.trashSays}</p>
      {error && !data && <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />}
      {!error && !data && <Skeleton active />}
      {data?.total === 0 && <Nothing title={texts.trashNone} />}
      <ul className="media-about">
        {data?.items.map((picture) => (
          <li key={picture.id} className="media-file">
            <img src={imageAddress(picture.shown, 160)} alt="" width={56} height={42} loading="lazy" />
            <span>
              {picture.name}
              <small>{texts.gone({ day: day(picture.goneTime) })}</small>
            </span>
            <Button
              size="small"
              loading={recover.isPending && recover.variables?.id === picture.id}
              aria-label={`${texts.recover}: ${picture.name}`}
              onClick={() => recover.mutate(picture)}
            >
              {texts.recover}
            </Button>
          </li>
        ))}
      </ul>
      {data && data.total > LIMIT && (
        <Pagination
          size="small"
          current={page}
          pageSize={LIMIT}
          total={data.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </Drawer>
  )
}
