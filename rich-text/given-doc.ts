// A running text as a write gives it: a document, plain words, or one of them that was judged before.
import { type CleanResult, cleanDoc } from './clean-doc.ts'
import { docOfPlain } from './plain-doc.ts'
import { DOC_BYTES, DOC_NODES } from './rich-doc.ts'

/** One that was judged before: large ones are, one after another, so that others get a turn in between. */
export class JudgedDoc {
  readonly result: CleanResult
  constructor(given: unknown) {
    this.result = cleanGiven(given)
  }
}

/** The clean document of what was given, null when nothing is left to read, or why it is refused. */
export function cleanGiven(given: unknown): CleanResult {
  if (given instanceof JudgedDoc) return given.result
  return typeof given === 'string' ? cleanPlain(given) : cleanDoc(given)
}

/** Lines of a plain text, empty ones too. */
const LINES = DOC_NODES * 2
/** Lines with words; each is at least two parts of its document. */
const FILLED = DOC_NODES / 2

/** The clean document of a plain text; one that is too long is refused without being read. */
function cleanPlain(words: string): CleanResult {
  if (words.length > DOC_BYTES) return { refused: 'bytes' }
  let lines = 0
  for (let at = words.indexOf('\n'); at >= 0; at = words.indexOf('\n', at + 1))
    if (++lines > LINES) return { refused: 'nodes' }
  let filled = 0
  for (const line = /\S[^\n]*/g; line.test(words); ) if (++filled > FILLED) return { refused: 'nodes' }
  return cleanDoc(docOfPlain(words) ?? { type: 'doc', content: [] })
}
