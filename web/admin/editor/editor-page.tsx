// The page of one record: reads it, or begins a new one, and stands the frame around its form.
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { CODE } from '#contract/wire/answer.ts'
import type { Button } from '#contract/wire/resource.ts'
import { GoneRecord } from '#web/admin/editor/history/gone-record.tsx'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { Refused } from '#web/client/send.ts'
import { EditorFrame, type EditorFrameProps } from './editor-frame.tsx'
import type { Entry, TrashBase } from './editor-kind.ts'

type Frame<Fields extends object, Form extends object, Staff extends Entry> = Omit<
  EditorFrameProps<Fields, Form, Staff>,
  'record'
>
/** Reads one record; should have no fresh copy, so that a form begins with what is stored now. */
type Query<Staff> = { queryKey: readonly unknown[] } & Pick<
  // biome-ignore lint/suspicious/noExplicitAny: the key of a query has a type of its own for every kind
  UseQueryOptions<Staff, Error, Staff, any>,
  'queryFn' | 'staleTime'
>

/** Behind the routes `add` and `:id`; the id 0 is a new one too. */
export function EditorPage<Fields extends object, Form extends object, Staff extends Entry>({
  query,
  ...frame
}: Frame<Fields, Form, Staff> & { query: (id: number) => Query<Staff> }) {
  const { id } = useParams()
  return id === undefined || id === '0' ? (
    <EditorFrame {...frame} record={null} />
  ) : (
    <StoredEditor {...frame} query={query(Number(id))} key={id} />
  )
}

/** A record that exists; by itself the page of a kind of which there is one. */
export function StoredEditor<Fields extends object, Form extends object, Staff extends Entry>({
  query,
  ...frame
}: Frame<Fields, Form, Staff> & { query: Query<Staff> }) {
  const { id } = useParams()
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  // What the form started from. Later answers never replace what is being typed.
  const [opened, setOpened] = useState<Staff | null>(null)
  if (!opened && data && !isFetching && !error) setOpened(data)

  if (opened) return <EditorFrame {...frame} record={opened} />
  if (!error || isFetching) return <Skeleton active paragraph={{ rows: 14 }} />
  if (error instanceof Refused && error.code === CODE.notFound) {
    return (
      <GoneRecord
        base={frame.kind.base as TrashBase}
        id={Number(id)}
        deleting={`${frame.kind.page}:delete` as Button}
        list={frame.kind.list ?? '/dashboard'}
        onRestored={refetch}
      />
    )
  }
  return <LoadFailed error={error} onAgain={refetch} busy={isFetching} />
}
