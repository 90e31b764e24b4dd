// Rich text on its way in and out of the store: cleaned and judged language by language, and what it shows (decision 26).

import type { RichTextInput } from '#contract/content/rich-text.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { Refusal } from '#rich-text/clean-doc.ts'
import { cleanGiven } from '#rich-text/given-doc.ts'
import {
  DOC_BYTES,
  DOC_CELLS,
  DOC_DEPTH,
  DOC_NODES,
  DOC_ROWS,
  pickDoc,
  picturesInDoc,
  type RichText,
} from '#rich-text/rich-doc.ts'
import { invalid, type Reason } from '#server/failure.ts'
import { picturesOf, type StoredPicture } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'

const { refused } = serverTexts('server/publishing/rich-text')

/**
 * What a rich text becomes when `given` is written over `previous`; languages left out stay. What the editor could not
 * have made is dropped and its words kept; throws `Failure` 400 that names `field.language` for what is too large.
 */
export function mergeRichText(
  previous: RichText,
  given: RichTextInput | undefined,
  { field, site }: { field: string; site: Language },
): RichText {
  if (given === undefined) return previous
  const input: Partial<Record<Language, unknown>> = typeof given === 'string' ? { [site]: given } : given
  const merged = { ...previous }
  const wrong: Record<string, Reason> = {}
  for (const language of LANGUAGES) {
    const one = input[language]
    if (one === undefined) continue
    const result = one === null ? { doc: null } : cleanGiven(one)
    if ('refused' in result) wrong[`${field}.${language}`] = reasons[result.refused]()
    else merged[language] = result.doc
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return merged
}

/** The pictures that stand in these texts in the language they are read in, each once. */
export async function illustrationsOf(
  db: Db,
  texts: readonly RichText[],
  language: Language,
): Promise<(StoredPicture & { figure: string })[]> {
  const keys = [...new Set(texts.flatMap((text) => picturesInDoc(pickDoc(text, language).doc)))]
  const pictures = await picturesOf(db, keys)
  return keys.flatMap((key) => {
    const picture = pictures.get(key)
    return picture ? { ...picture, figure: key } : []
  })
}

const reasons: Record<Refusal, () => Reason> = {
  shape: () => refused.shape,
  bytes: () => refused.bytes({ kilobytes: DOC_BYTES / 1000 }),
  depth: () => refused.depth({ levels: DOC_DEPTH }),
  nodes: () => refused.nodes({ most: DOC_NODES }),
  table: () => refused.table({ rows: DOC_ROWS, cells: DOC_CELLS }),
}
