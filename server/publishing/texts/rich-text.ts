// Rich text on its way in and out of the store: cleaned and judged language by language, and what it shows (decision 26).

import type { RichTextInput } from '#contract/content/rich-text.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { cleanDoc, type Refusal } from '#rich-text/clean-doc.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
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
    const result = one === null ? { doc: null } : typeof one === 'string' ? cleanPlain(one) : cleanDoc(one)
    if ('refused' in result) wrong[`${field}.${language}`] = REFUSED[result.refused]
    else merged[language] = result.doc
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return merged
}

/** Lines of a plain text, empty ones too. */
const LINES = DOC_NODES * 2
/** Lines with words; each is at least two parts of its document. */
const FILLED = DOC_NODES / 2

/** The clean document of a plain text; one that is too long is refused without being read. */
function cleanPlain(words: string): ReturnType<typeof cleanDoc> {
  if (words.length > DOC_BYTES) return { refused: 'bytes' }
  let lines = 0
  for (let at = words.indexOf('\n'); at >= 0; at = words.indexOf('\n', at + 1))
    if (++lines > LINES) return { refused: 'nodes' }
  let filled = 0
  for (const line = /\S[^\n]*/g; line.test(words); ) if (++filled > FILLED) return { refused: 'nodes' }
  return cleanDoc(docOfPlain(words) ?? { type: 'doc', content: [] })
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

const REFUSED: Record<Refusal, Reason> = {
  shape: {
    zh: '正文的格式不正确',
    en: 'This is not a document of the editor.',
    es: 'Esto no es un documento del editor.',
  },
  bytes: {
    zh: `正文过长（最多 ${DOC_BYTES / 1000} kB），请分成多篇`,
    en: `This text is too long (${DOC_BYTES / 1000} kB at most); please split it.`,
    es: `Este texto es demasiado largo (máximo ${DOC_BYTES / 1000} kB); divídalo.`,
  },
  depth: {
    zh: `列表、表格等嵌套过深（最多 ${DOC_DEPTH} 层）`,
    en: `Lists and tables are nested too deeply (${DOC_DEPTH} levels at most).`,
    es: `Las listas y tablas están anidadas en exceso (máximo ${DOC_DEPTH} niveles).`,
  },
  nodes: {
    zh: `正文过长（最多 ${DOC_NODES} 个段落与单元格），请分成多篇`,
    en: `This text is too long (${DOC_NODES} paragraphs and cells at most); please split it.`,
    es: `Este texto es demasiado largo (máximo ${DOC_NODES} párrafos y celdas); divídalo.`,
  },
  table: {
    zh: `表格过大（最多 ${DOC_ROWS} 行、每行 ${DOC_CELLS} 个单元格）`,
    en: `A table is too large (${DOC_ROWS} rows of ${DOC_CELLS} cells at most).`,
    es: `Una tabla es demasiado grande (máximo ${DOC_ROWS} filas de ${DOC_CELLS} celdas).`,
  },
}
