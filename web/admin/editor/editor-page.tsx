// The page of one record: reads it, or begins a new one, and stands the frame around its form.
import { type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Skeleton, Space } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { CODE } from '#contract/wire/answer.ts'
import type { Button as Key } from '#contract/wire/resource.ts'
import { TrashTimes } from '#web/admin/editor/history/trash-drawer.tsx'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { Refused, Unreachable } from '#web/client/send.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { recover, trashedQuery } from './admin-api.ts'
import { EditorFrame, type EditorFrameProps } from './editor-frame.tsx'
import type { Entry, TrashBase } from './editor-kind.ts'

/** Reads one record; its `staleTime` should leave no fresh copy, so that a form begins with what is stored now. */
type Query = { queryKey: readonly unknown[] } & Pick<
  // biome-ignore lint/suspicious/noExplicitAny: the key of a query has a type of its own for every kind
  UseQueryOptions<Entry, Error, Entry, any>,
  'queryFn'
>

/** Behind the routes `add` and `:id`; the id 0 is a new one too. */
export function EditorPage<Fields extends object, Form extends object, Staff extends Entry>({
  query,
  ...frame
}: EditorFrameProps<Fields, Form, Staff> & { query: (id: number) => Query }) {
  const { id } = useParams()
  return id === undefined || id === '0' ? (
    <EditorFrame {...frame} record={null} />
  ) : (
    <StoredEditor {...frame} query={query(Number(id))} key={id} />
  )
}

/** A record that exists; by itself the page of a kind of which there is one. */
export function StoredEditor({ query, ...frame }: EditorFrameProps & { query: Query }) {
  const { id } = useParams()
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  // What the form started from. Later answers never replace what is being typed.
  const [opened, setOpened] = useState<Entry | null>(null)
  // Without a connection the form begins with what was read before; what others wrote since is merged when it is saved.
  const kept = error instanceof Unreachable && error.why === 'offline'
  if (!opened && data && !isFetching && (!error || kept)) setOpened(data)

  if (opened) return <EditorFrame {...frame} record={opened} />
  if (!error || isFetching) return <Skeleton active paragraph={{ rows: 14 }} />
  if (error instanceof Refused && error.code === CODE.notFound) {
    return (
      <GoneRecord
        base={frame.kind.base as TrashBase}
        id={Number(id)}
        deleting={`${frame.kind.page}:delete` as Key}
        list={frame.kind.list ?? '/dashboard'}
        onRestored={refetch}
      />
    )
  }
  return <LoadFailed error={error} onAgain={refetch} busy={isFetching} />
}

type GoneProps = {
  base: TrashBase
  id: number
  /** Who may look into the trash, and restore from it. */
  deleting: Key
  list: string
  onRestored: () => unknown
}

/** A record that is not there: whether it lies in the trash, and for whoever may the way to restore it. */
function GoneRecord({ base, id, deleting, list, onRestored }: GoneProps) {
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
  const name = trashed ? textIn(trashed.title, language) || texts.unnamed : ''
  return (
    <div className="load-failed" role="alert">
      <h1>{trashed ? texts.trashed({ name }) : words.gone}</h1>
      {trashed && (
        <p>
          <TrashTimes item={trashed} />
        </p>
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
