// What a person signs in with beside the password, as the console asks for it and changes it.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallAt } from '#contract/calls.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { ask, send } from '#web/client/send.ts'

export const ownFactorsQuery = () =>
  queryOptions({
    queryKey: ['my', 'factors'],
    queryFn: ({ signal }) => ask('/api/user/my/factors', {}, { signal }),
    staleTime: 0,
  })

export const forgetFactors = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ownFactorsQuery().queryKey }),
    client.invalidateQueries({ queryKey: ['my', 'sessions'] }),
  ])

/** Quietly, all of them: who changes something reports what was refused. */
const QUIET = { quiet: true } as const
export const beginPasskey = () => send('/api/user/my/passkey/begin', {}, QUIET)
export const addPasskey = (made: InputOf<CallAt<'/api/user/my/passkey/add'>>) =>
  send('/api/user/my/passkey/add', made, QUIET)
export const renamePasskey = (id: number, name: string) =>
  send('/api/user/my/passkey/update', { id, name }, QUIET)
export const removePasskey = (id: number) => send('/api/user/my/passkey/delete', { id }, QUIET)
export const beginAuthenticator = () => send('/api/user/my/authenticator/begin', {}, QUIET)
export const addAuthenticator = (step: string, code: string) =>
  send('/api/user/my/authenticator/add', { step, code }, QUIET)
export const removeAuthenticator = () => send('/api/user/my/authenticator/delete', {}, QUIET)
export const renewRecovery = () => send('/api/user/my/recovery/renew', {}, QUIET)

export const beginProof = () => send('/api/auth/proof/begin', {}, QUIET)
export const prove = (proof: InputOf<CallAt<'/api/auth/proof'>>) => send('/api/auth/proof', proof, QUIET)
