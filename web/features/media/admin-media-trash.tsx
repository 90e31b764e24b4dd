// The trash of the library.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { useState } from 'react'
import { LOCALES } from '#contract/languages/locales.ts'
import { forgetMedia } from '#web/admin/media/admin-api.ts'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { PagedDrawer } from '#web/admin/page-parts/paged-drawer.tsx'
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
  const asked = useQuery(trashQuery(page, LIMIT))
  const recover = useMutation({
    ...recoverMedia(),
    onSuccess: ({ name }) => void message.success(texts.recovered({ name })),
    onSettled: () => forgetMedia(client),
  })
  const day = (time: string) =>
    new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium' }).format(new Date(time))
  return (
    <PagedDrawer
      title={texts.trash}
      width={480}
      asked={asked}
      page={page}
      limit={LIMIT}
      onPage={setPage}
      empty={<Nothing title={texts.trashNone} />}
      hint={texts.trashText}
      onClose={onClose}
    >
      {(pictures) => (
        <ul className="media-about">
          {pictures.map((picture) => (
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
      )}
    </PagedDrawer>
  )
}
