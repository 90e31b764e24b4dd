// Both logs as the console asks for them, their exports, the check of the chain and the unlocking of a name.
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { loginLogCalls, operationLogCalls } from '#contract/monitoring/log.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { pagesOf } from '#web/admin/list/admin-api.ts'
import { downloadFile } from '#web/client/download-file.ts'
import { ask, send } from '#web/client/send.ts'

type Logins = typeof loginLogCalls
type Operations = typeof operationLogCalls
type Progress = { onProgress: (bytes: number) => void }

export const loginPageQuery = pagesOf('/api/log/login/list', 'loginLog')

export const exportLogins = (filters: InputOf<Logins['exportAll']>, progress: Progress) =>
  downloadFile('/api/log/login/export', filters, progress)

/** Lets an account sign in again from every address. */
export const unlockName = (username: string) => send('/api/user/unlock', { username }, { quiet: true })

export const operationPageQuery = pagesOf('/api/log/operation/list', 'operationLog', 'page')

/** One whole entry; entries never change. What is missing is said in place. */
export const operationQuery = (id: number) =>
  queryOptions({
    queryKey: ['operationLog', 'one', id],
    queryFn: ({ signal }) => ask('/api/log/operation/read', { id }, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const exportOperations = (filters: InputOf<Operations['exportAll']>, progress: Progress) =>
  downloadFile('/api/log/operation/export', filters, progress)

export const verifyOperations = () =>
  mutationOptions({ mutationFn: () => send('/api/log/operation/verify', {}) })

/** What was done through these pages stands in the operation log as well. */
export const forgetOperations = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['operationLog', 'page'] })
export const forgetLogins = (client: QueryClient) => client.invalidateQueries({ queryKey: ['loginLog'] })
