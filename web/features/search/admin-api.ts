// What the page of words that found nothing asks for and changes.
import type { QueryClient } from '@tanstack/react-query'
import { pagesOf } from '#web/admin/list/admin-api.ts'
import { send } from '#web/client/send.ts'

export const missingPageQuery = pagesOf('/api/web/search/missing', 'search', 'missing')

export const forgetWord = (id: number) => send('/api/web/search/forget', { id }, { quiet: true })

export const forgetMissing = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['search', 'missing'] })
