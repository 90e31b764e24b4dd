// What the pages of the console share of the server: the company, product types, menus, rights, the media library.
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Media } from '#contract/media/media.ts'
import { ask, read, send } from '#web/client/send.ts'
import { uploadFile } from '#web/client/upload-file.ts'
import { sessionQuery } from '#web/session/session.ts'

const MINUTES = 60_000

export const siteQuery = (language: Language) =>
  queryOptions({
    queryKey: ['site', language],
    queryFn: ({ signal }) => read('/api/web/site/get', { lang: language }, { signal, quiet: true }),
    staleTime: 30 * MINUTES,
  })

/** All product types, parents before children, in their order. */
export const typeTreeQuery = () =>
  queryOptions({
    queryKey: ['productType', 'tree'],
    queryFn: ({ signal }) => ask('/api/web/product/type/tree', {}, { signal }),
  })

/** The fields that the owner added to each kind. */
export const ownFieldsQuery = () =>
  queryOptions({
    queryKey: ['own-fields'],
    queryFn: ({ signal }) => ask('/api/web/setting/fields', {}, { signal }),
  })

/** All menus as a tree, and the keys that no menu has yet. */
export const menuTreeQuery = () =>
  queryOptions({
    queryKey: ['menu', 'tree'],
    queryFn: ({ signal }) => ask('/api/menu/tree', {}, { signal }),
  })

/** After a change of menus, roles or grants: the person's own rights and sidebar may be others now. */
export const forgetRights = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['menu'] }),
    client.invalidateQueries({ queryKey: ['role'] }),
    client.fetchQuery(sessionQuery(true)).catch(() => undefined),
  ])

/** One picture with its alternative text. */
export const mediaQuery = (key: string) =>
  queryOptions({
    queryKey: ['media', key],
    queryFn: ({ signal }) => ask('/api/web/media/read', { key }, { signal }),
    staleTime: 5 * MINUTES,
  })

export const describeMedia = () =>
  mutationOptions({
    mutationFn: ({ id, version, alt }: Pick<Media, 'id' | 'version'> & { alt: Text }) =>
      send('/api/web/media/describe', { id, version, alt }),
  })

type Upload = { onProgress: (percent: number) => void; signal: AbortSignal; folderId?: number | null }

/** Stores one picture, or recognises it. */
export const uploadPicture = (file: File, { folderId, ...options }: Upload) =>
  uploadFile('/api/web/media/upload', file, { ...options, query: folderId ? { folderId } : {} })
