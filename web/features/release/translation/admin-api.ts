// The translation desk as its page asks it.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { translationCalls } from '#contract/translation/desk.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { pagesOf } from '#web/admin/list/admin-api.ts'
import { ask, send } from '#web/client/send.ts'

export const untranslatedPageQuery = pagesOf('/api/web/translation/list', 'translation', 'page')

export const deskQuery = () =>
  queryOptions({
    queryKey: ['translation', 'state'],
    queryFn: ({ signal }) => ask('/api/web/translation/state', {}, { signal }),
  })

export const glossaryQuery = () =>
  queryOptions({
    queryKey: ['translation', 'glossary'],
    queryFn: ({ signal }) => ask('/api/web/translation/glossary', {}, { signal }),
    staleTime: 0,
  })

const quiet = { quiet: true } as const

export const draft = (given: InputOf<typeof translationCalls.draft>) =>
  send('/api/web/translation/draft', given, quiet)
export const ready = (proposal: number) => send('/api/web/translation/ready', { proposal }, quiet)
export const keepGlossary = (given: InputOf<typeof translationCalls.keepGlossary>) =>
  send('/api/web/translation/keepGlossary', given, quiet)
export const importFile = (name: string, file: string) =>
  send('/api/web/translation/import', { name, file }, quiet)

/** The file of these records, to be kept under its name. */
export async function exportFile(given: InputOf<typeof translationCalls.export>) {
  const { name, file } = await send('/api/web/translation/export', given)
  return { name, blob: new Blob([file], { type: 'application/xliff+xml' }) }
}

/** Asks anew for what drafts and imports may have changed. */
export const forgetDesk = (client: QueryClient) =>
  Promise.all(
    ['translation', 'proposal', 'dashboard'].map((key) => client.invalidateQueries({ queryKey: [key] })),
  )
