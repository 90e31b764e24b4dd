// What an address below `/sheets/<language>` asks for, as a paper that is ready to be set.
import type { Router } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { catalogPaper } from './catalog-paper.ts'
import { comparisonPaper } from './comparison-paper.ts'
import type { AskedPaper, FoundPaper } from './paper-frame.ts'
import { sheetPaper } from './sheet-paper.ts'

/** The paper, where it stands now, or null where there is none. */
export async function findPaper(
  router: Router,
  parts: Parts,
  asked: AskedPaper,
): Promise<FoundPaper | { to: string } | null> {
  if (asked.file === 'compare.pdf') return comparisonPaper(router, parts, asked)
  const [, room = '', digits] = /^(catalog\/)?([1-9]\d{0,14})(?:-[^/]*)?\.pdf$/.exec(asked.file) ?? []
  if (digits === undefined) return null
  return (room === '' ? sheetPaper : catalogPaper)(router, parts, asked, Number(digits))
}
