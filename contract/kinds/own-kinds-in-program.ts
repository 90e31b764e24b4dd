// The owner's kinds in a program: as it was started (`SITE_KINDS`, JSON). Browsers have `own-kinds-in-page.ts` in its place.
import type { OwnKind } from './own-kind.ts'

type Started = { process?: { env: Record<string, string | undefined> } }

const said = (globalThis as Started).process?.env.SITE_KINDS ?? ''

/** The configuration says what is wrong with a line that says nothing (`server/config.ts`). */
export const OWN_KINDS: readonly OwnKind[] = said.startsWith('[') ? JSON.parse(said) : []
