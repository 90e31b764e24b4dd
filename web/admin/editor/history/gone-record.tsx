// A record that is not there: whether it lies in the trash, and for whoever may the way to restore it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import type { Button as Key } from '#contract/wire/resource.ts'
import { recover, trashedQuery } from '#web/admin/editor/admin-api.ts'
import type { TrashBase } from '#web/admin/editor/editor-kind.ts'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'

type Props = {
  base: TrashBase
  id: number
  /** Who may look into the trash, and restore from it. */
  deleting: Key
  list: string
  onRestored: () => unknown
}

export function GoneRecord({ base, id, deleting, list, onRestored }: Props) {
  const words = useTexts('console/editor/editor')
  const texts = useTexts('console/editor/gone')
  const language = useLanguage()
  const may = useMay()(deleting)
  const client = useQueryClient()
  const { data: trashed, isLoading } = useQuery({ ...trashedQuery(base, id), enabled: may })
  const { mutate, isPending } = useMutation({
    mutationFn: (version: number) => recover(base, { id, version }),
    onSuccess: onRestored,
    onSettled: () => client.invalidateQueries({ queryKey: ['trash', base] }),
  })
  if (isLoading) return null
  const times = ({ trashTime, goneTime }: { trashTime: string; goneTime: string }) => ({
    at: formatMoment(trashTime, language),
    until: formatMoment(goneTime, language),
  })
  const name = trashed ? textIn(trashed.title, language) || texts.unnamed : ''
  return (
    <div className="load-failed" role="alert">
      <h1>{trashed ? texts.trashed({ name }) : words.gone}</h1>
      {trashed && (
        <p>{trashed.by ? texts.goneBy({ ...times(trashed), by: trashed.by }) : texts.gone(times(trashed))}</p>
      )}
      {!may && <p>{texts.perhaps}</p>}
      <Space wrap>
        {trashed && (
          <Button type="primary" loading={isPending} onClick={() => mutate(trashed.version)}>
            {texts.restore}
          </Button>
        )}
        <LinkButton to={list}>{words.back}</LinkButton>
      </Space>
    </div>
  )
}
