// The signed-in person for the pages of the console, and the gate around what not everybody may use.
import { createContext, type ReactNode, useContext } from 'react'
import type { SessionInfo } from '#contract/people/auth.ts'
import type { Button } from '#contract/wire/resource.ts'
import { mayUse } from './permissions.ts'

const SessionContext = createContext<SessionInfo | null>(null)

export function SessionProvider({ info, children }: { info: SessionInfo; children: ReactNode }) {
  return <SessionContext value={info}>{children}</SessionContext>
}

/** The signed-in person. */
export function useSession(): SessionInfo {
  const info = useContext(SessionContext)
  if (!info) throw new Error('SessionProvider is missing')
  return info
}

/** Asks whether the person may use a button, or any of several. */
export function useMay(): (keys: Button | readonly Button[]) => boolean {
  const info = useSession()
  return (keys) => mayUse(info, keys)
}

/** Renders its children only for a person who holds the key, or any of the keys (spec §6). */
export function Permit({ for: keys, children }: { for: Button | readonly Button[]; children: ReactNode }) {
  return mayUse(useSession(), keys) ? children : null
}
