// The trash of the library.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LOCALES } from '#contract/languages/locales.ts'
import { ChangeButton } from '#web/admin/forms/record-change.tsx'
import { forgetMedia } from '#web/admin/media/admin-api.ts'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { PagedDrawer } from '#web/admin/page-parts/paged-drawer.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import { recoverQuietly, trashQuery } from './admin-api.ts'

const LIMIT = 20

/** Rendered while it is open. */
export function MediaTrash({ onClose }: { onClose: () => void }) {
  const texts = useTexts('console/media/library')
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const asked = useQuery(trashQuery({ page, limit: LIMIT }))
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
      hint={texts.trashSays}
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
              <ChangeButton
                size="small"
                aria-label={`${texts.recover}: ${picture.name}`}
                write={() => recoverQuietly(picture)}
                done={texts.recovered({ name: picture.name })}
                forget={forgetMedia}
              >
                {texts.recover}
              </ChangeButton>
            </li>
          ))}
        </ul>
      )}
    </PagedDrawer>
  )
}
