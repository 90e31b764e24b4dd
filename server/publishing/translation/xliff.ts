// Files for translators and their programs: XLIFF 2.1, a unit for each passage, a segment for each sentence (decision 63).
import { DOMImplementation, DOMParser, type Element, type Node, XMLSerializer } from '@xmldom/xmldom'
import { isLanguage, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import {
  hasSameMarks,
  type Passage,
  type Piece,
  readSentence,
  sentenceFrom,
} from '#contract/translation/sentences.ts'
import { invalid, type Reason } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/publishing/translation')
const SPACE = 'urn:oasis:names:tc:xliff:document:2.0'
/** An element within another, at most: a file of translations has five or six. */
const DEPTH = 40

export type FileText = {
  path: string
  passages: readonly Passage[]
  /** What memory knows of a sentence. */
  known: (sentence: string) => string | undefined
}
export type FileRecord = { kind: string; id: number; title: string; texts: readonly FileText[] }
/** The texts of a record as a file has them: the sentences of each passage, and what they mean, empty where nothing was written. */
export type ReadText = { path: string; said: Passage[]; means: Passage[] }
export type ReadRecord = { kind: string; id: number; texts: ReadText[] }

type Ways = { source: Language; target: Language }

/** The file of these records; what memory knows stands in it as translated. */
export function writeXliff({ source, target }: Ways, records: readonly FileRecord[]): string {
  const document = new DOMImplementation().createDocument(SPACE, 'xliff')
  const root = document.documentElement
  if (!root) throw new Error('A new document has no root')
  const add = (to: Element, name: string, attributes: Record<string, string> = {}) => {
    const made = document.createElementNS(SPACE, name)
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
    to.appendChild(made)
    return made
  }
  const put = (to: Element, sentence: string, idOf: (look: number) => string) => {
    for (const { text, look } of readSentence(sentence) ?? []) {
      const inner = look > 0 ? add(to, 'pc', { id: idOf(look) }) : to
      if (text === '\n') add(inner, 'ph', { id: idOf(0), equiv: '\n' })
      else inner.appendChild(document.createTextNode(text))
    }
  }
  for (const [name, value] of Object.entries({ version: '2.1', srcLang: source, trgLang: target }))
    root.setAttribute(name, value)
  for (const [at, { kind, id, title, texts }] of records.entries()) {
    const file = add(root, 'file', { id: `f${at + 1}`, original: `${kind}/${id}`, canResegment: 'no' })
    add(add(file, 'notes'), 'note').appendChild(document.createTextNode(title))
    let unit = 0
    for (const { path, passages, known } of texts)
      for (const [place, passage] of passages.entries()) {
        if (passage.length === 0) continue
        const made = add(file, 'unit', { id: `u${++unit}`, name: `${path}#${place}` })
        const before = new Map<number, number>()
        for (const [number, sentence] of passage.entries()) {
          const means = known(sentence)
          const fits = means !== undefined && hasSameMarks(sentence, means)
          const state = fits ? 'translated' : 'initial'
          const segment = add(made, 'segment', { id: `s${number + 1}`, state })
          const ids = () => countFrom(before)
          const source = ids()
          put(add(segment, 'source'), sentence, source.idOf)
          if (fits) put(add(segment, 'target'), means, ids().idOf)
          source.settle()
        }
      }
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}`
}

/** Names the marks of a sentence, `2-1` for the first of the second look: they differ within a passage, and are the same in both languages. */
function countFrom(before: Map<number, number>) {
  const own = new Map(before)
  return {
    idOf(look: number) {
      const number = (own.get(look) ?? 0) + 1
      own.set(look, number)
      return `${look}-${number}`
    },
    settle() {
      for (const [look, number] of own) before.set(look, number)
    },
  }
}

/** Reads such a file, as programs of translators give it back. Throws `Failure` 400 with what is wrong with it. */
export function readXliff(xml: string): Ways & { records: ReadRecord[] } {
  const root = rootOf(xml)
  if (root.localName !== 'xliff' || root.namespaceURI !== SPACE) throw wrong(words.noXliff)
  const [source, target] = [languageOf(root, 'srcLang'), languageOf(root, 'trgLang')]
  if (source === target) throw wrong(words.sameLanguage)
  const records = childrenOf(root, 'file').map((file) => {
    const [kind = '', id = ''] = (file.getAttribute('original') ?? '').split('/')
    if (!/^[a-zA-Z]{1,40}$/.test(kind) || !/^[1-9]\d{0,14}$/.test(id)) throw wrong(words.notOurs)
    return { kind, id: Number(id), texts: textsIn(file) }
  })
  if (records.length === 0) throw wrong(words.notOurs)
  return { source, target, records }
}

function textsIn(file: Element): ReadText[] {
  const texts = new Map<string, ReadText>()
  for (const unit of unitsIn(file)) {
    const [, path = '', place = ''] =
      /^([\w.-]{1,400})#(\d{1,4})$/.exec(unit.getAttribute('name') ?? '') ?? []
    if (path === '') throw wrong(words.notOurs)
    const text = texts.get(path) ?? { path, said: [], means: [] }
    texts.set(path, text)
    const segments = childrenOf(unit, 'segment')
    const sentences = (name: string) =>
      segments.map((segment) => sentenceIn(childrenOf(segment, name)[0] ?? null))
    text.said[Number(place)] = sentences('source')
    text.means[Number(place)] = sentences('target')
  }
  // Passages without sentences have no unit.
  const filled = (passages: Passage[]) => Array.from(passages, (passage) => passage ?? [])
  return [...texts.values()].map(({ path, said, means }) => ({
    path,
    said: filled(said),
    means: filled(means),
  }))
}

/** The units of a file, those in groups with them. */
const unitsIn = (within: Element): Element[] =>
  childrenOf(within).flatMap((one) =>
    one.localName === 'unit' ? [one] : one.localName === 'group' ? unitsIn(one) : [],
  )

function sentenceIn(element: Element | null): string {
  const pieces: Piece[] = []
  let look = 0
  const lookOf = (name: string | null) => Number(/^(\d{1,3})-/.exec(name ?? '')?.[1] ?? 0)
  const walk = (node: Node, depth: number) => {
    if (depth > DEPTH) throw wrong(words.notXml)
    if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE) {
      pieces.push({ text: (node.nodeValue ?? '').replace(/\s+/g, ' '), look })
      return
    }
    if (node.nodeType !== node.ELEMENT_NODE) return
    const one = node as Element
    const outer = look
    if (one.localName === 'ph') pieces.push({ text: '\n', look: 0 })
    else if (one.localName === 'sc') look = lookOf(one.getAttribute('id'))
    else if (one.localName === 'ec') look = 0
    else {
      if (one.localName === 'pc') look = lookOf(one.getAttribute('id'))
      for (const child of Array.from(one.childNodes)) walk(child, depth + 1)
      if (one.localName === 'pc') look = outer
    }
  }
  if (element) walk(element, 0)
  return sentenceFrom(pieces.filter(({ text }) => text !== '')).trim()
}

function rootOf(xml: string): Element {
  // Nothing of ours declares a type, and what one declares could be made to grow without end.
  if (/<!DOCTYPE/i.test(xml)) throw wrong(words.notXml)
  try {
    const parser = new DOMParser({
      onError: (level, says) => {
        if (level !== 'warning') throw new Error(says)
      },
    })
    const root = parser.parseFromString(xml.replace(/^\uFEFF/, ''), 'application/xml').documentElement
    if (root) return root
  } catch {
    // Told below, in words for people.
  }
  throw wrong(words.notXml)
}

const childrenOf = (of: Element, name?: string): Element[] =>
  Array.from(of.childNodes).filter(
    (node): node is Element =>
      node.nodeType === node.ELEMENT_NODE && (name === undefined || (node as Element).localName === name),
  )

function languageOf(root: Element, name: string): Language {
  const code = (root.getAttribute(name) ?? '').toLowerCase().split('-')[0]
  if (!isLanguage(code)) throw wrong(words.noLanguage({ languages: LANGUAGES.join(', ') }))
  return code
}

const wrong = (says: Reason) => invalid({ file: says })
