// The owner's kinds in a page of the console: as the server wrote them into it (package.json, "imports").
import type { OwnKind } from './own-kind.ts'

type Page = { document: { documentElement: { dataset: { kinds?: string } } } }

export const OWN_KINDS: readonly OwnKind[] = JSON.parse(
  (globalThis as unknown as Page).document.documentElement.dataset.kinds ?? '[]',
)
