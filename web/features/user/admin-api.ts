// People as the console asks for them and changes them.
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { invitationCalls } from '#contract/people/invitation.ts'
import type { Flag, StaffUser, userCalls } from '#contract/people/staff.ts'
import type { InputOf, OutputOf } from '#contract/wire/call.ts'
import type { CheckOrWrite, ImportKind, ImportReport } from '#web/admin/import/import-kind.ts'
import { pagesOf } from '#web/admin/list/admin-api.ts'
import { downloadFile } from '#web/client/download-file.ts'
import { ask, send } from '#web/client/send.ts'
import { uploadFile } from '#web/client/upload-file.ts'

type Calls = typeof userCalls
type Target = Pick<StaffUser, 'id' | 'version'>
type Progress = { onProgress: (amount: number) => void }

const PAGES = ['user', 'page'] as const

export const userPageQuery = pagesOf('/api/user/list', ...PAGES)

export const sessionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['user', 'sessions', id],
    queryFn: ({ signal }) => ask('/api/user/sessions', { id }, { signal }),
    staleTime: 0,
  })

/** Quietly, as what follows: their forms tell what was refused. */
export const addUser = (person: InputOf<Calls['add']>) => send('/api/user/add', person, { quiet: true })
export const updateUser = (change: InputOf<Calls['update']>) =>
  send('/api/user/update', change, { quiet: true })

export const inviteUser = () =>
  mutationOptions({
    mutationFn: (person: InputOf<(typeof invitationCalls)['invite']>) =>
      send('/api/user/invite', person, { quiet: true }),
  })

export const resetPassword = () =>
  mutationOptions({
    mutationFn: (change: InputOf<Calls['resetPassword']>) =>
      send('/api/user/resetPassword', change, { quiet: true }),
  })

/** Quietly, as what follows. */
export const resetFactors = ({ id, version }: Target) =>
  send('/api/user/resetFactors', { id, version }, { quiet: true })

export const inviteAgain = (whom: InputOf<(typeof invitationCalls)['again']>) =>
  send('/api/user/inviteAgain', whom)

/** Quietly, as what follows: whoever changes one or many of them reports what was refused. */
export const setFlag = ({ id, version }: Target, flag: Flag) =>
  send('/api/user/update', { id, version, flag }, { quiet: true })
export const removeUser = ({ id, version }: Target) =>
  ask('/api/user/delete', { id, version }, { quiet: true })
export const recoverUser = ({ id, version }: Target, roles?: number[]) =>
  send('/api/user/recover', { id, version, ...(roles && { roles }) }, { quiet: true })
export const unlockUser = (username: string) => send('/api/user/unlock', { username }, { quiet: true })
/** Without `sessionId` all of them. */
export const endSessions = (which: InputOf<Calls['endSession']>) =>
  send('/api/user/endSession', which, { quiet: true })

export const exportUsers = (query: InputOf<Calls['exportAll']>, options: Progress) =>
  downloadFile('/api/user/export', query, options)
const importTemplate = (options: Progress) => downloadFile('/api/user/importTemplate', {}, options)

/** Whoever is in the rows is known by the login name. */
const named = ({ items, ...report }: OutputOf<Calls['importAll']>): ImportReport => ({
  ...report,
  items: items.map(({ username, ...item }) => ({ ...item, name: username })),
})
/** What the file would do. What is wrong with the file itself is shown where it was chosen. */
const checkImport: CheckOrWrite = async ({ file, updateExisting, ...options }) =>
  named(await uploadFile('/api/user/importCheck', file, { query: { updateExisting }, ...options }))
const importUsers: CheckOrWrite = async ({ file, updateExisting, ...options }) =>
  named(await uploadFile('/api/user/import', file, { query: { updateExisting }, ...options }))

/** After a write: lists and sessions are asked for anew. */
export const forgetUsers = (client: QueryClient) =>
  Promise.all([PAGES, ['user', 'sessions']].map((queryKey) => client.invalidateQueries({ queryKey })))

/** Shows a person with another state before the server has answered; the answer puts it right. */
export function showFlag(client: QueryClient, id: number, flag: Flag) {
  client.setQueriesData<{ items: StaffUser[] }>(
    { queryKey: PAGES },
    (page) =>
      page && {
        ...page,
        items: page.items.map((person) => (person.id === id ? { ...person, flag } : person)),
      },
  )
}

export const USER_IMPORT: ImportKind = {
  updates: false,
  template: importTemplate,
  check: checkImport,
  write: importUsers,
  forget: forgetUsers,
}
