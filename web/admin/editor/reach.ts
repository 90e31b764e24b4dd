// How far the roles of the person reach in the record that a form is about (decision 58). What is out of reach is locked before
// the server refuses it.
import { createContext, use } from 'react'
import { type FieldGroup, type Limits, reaches, type Written } from '#contract/content/touched.ts'
import { type Language, STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Page } from '#contract/wire/resource.ts'
import { useSession } from '#web/session/permit.tsx'

export type Reach = {
  limits: readonly Limits[]
  /** The person added the record. */
  own: boolean
  /** What guards the fields that stand here. */
  group: FieldGroup
}

/** Null where nothing is limited. */
export const ReachContext = createContext<Reach | null>(null)

/** Says of a language, or of what is shared by all, whether it is locked where this is asked. */
export function useLocked(): (written: Written) => boolean {
  const reach = use(ReachContext)
  return (written) => reach !== null && !reaches(reach.limits, { group: reach.group, written }, reach.own)
}

/** The reach in a record of a kind; `addedBy` is the login name of whoever added it, undefined while it is new. */
export function useReach(page: Page, addedBy: string | null | undefined): Reach | null {
  const { limits, username } = useSession()
  const some = limits?.[`${page}:${addedBy === undefined ? 'add' : 'update'}`]
  return some ? { limits: some, own: addedBy === undefined || addedBy === username, group: 'general' } : null
}

/** The languages that the person may write texts of a kind in. */
export function useWrittenLanguages(page: Page): readonly Language[] {
  const limits = useSession().limits?.[`${page}:update`]
  return limits
    ? STAFF_LANGUAGES.filter((language) =>
        limits.some(({ languages }) => languages?.includes(language) ?? true),
      )
    : STAFF_LANGUAGES
}
