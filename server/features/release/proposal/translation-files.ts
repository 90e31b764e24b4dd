// Files for translators: what records lack goes out, and what was made of it comes back as a proposal (decision 63).
import { valueAt } from '#contract/content/merge.ts'
import { PROPOSAL_CHANGES } from '#contract/content/proposal.ts'
import { pickText } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { translationCalls as calls, type Skipped } from '#contract/translation/desk.ts'
import {
  hasSameMarks,
  type Passage,
  passagesOf,
  type TextValue,
  textFrom,
} from '#contract/translation/sentences.ts'
import type { Term } from '#contract/translation/terms.ts'
import { CODE } from '#contract/wire/answer.ts'
import { isKind } from '#contract/wire/kind.ts'
import { Failure } from '#server/failure.ts'
import { mayCall } from '#server/http/callers/guard.ts'
import { kindFor, maySee } from '#server/http/callers/seen-kinds.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import type { Parts } from '#server/parts.ts'
import { findEntry, mustFind } from '#server/publishing/lifecycle/writing.ts'
import { fieldsOf } from '#server/publishing/proposals/taking.ts'
import { memoryOf, untranslated } from '#server/publishing/translation/drafts.ts'
import { missedIn, missedWords, readGlossary } from '#server/publishing/translation/glossary.ts'
import {
  type FileRecord,
  type ReadRecord,
  type ReadText,
  readXliff,
  writeXliff,
} from '#server/publishing/translation/xliff.ts'
import { serverTexts } from '#server/texts.ts'
import { type Drafted, deskProposals } from './desk-proposals.ts'
import { callBeside, proposedOrNull } from './proposed.ts'
import type { Kinds } from './reach.ts'

const words = serverTexts('server/publishing/translation')

export function fileRoutes(router: Router, parts: Parts, kinds: Kinds) {
  const { storage, site } = parts
  const { db } = storage
  const desk = deskProposals(parts)

  serve(router, calls.export, async ({ language, records }, asking) => {
    const source = site.settings().language
    if (source === language) throw new Failure(CODE.unprocessable, words.sameLanguage)
    const made: FileRecord[] = []
    for (const { kind: name, id } of records) {
      const { rules } = kindFor(kinds, name, asking.person)
      const entry = await mustFind(db, rules, id)
      const work = { content: fieldsOf(rules, entry.content), marks: entry.marks, site: source, language }
      // A file has one source.
      const texts = untranslated(work).filter((text) => text.source === source)
      const known = await memoryOf(db, texts, language)
      const told = texts.map((text) => ({
        ...{ path: text.path, passages: text.passages },
        known: (sentence: string) => known(text, sentence),
      }))
      const title = pickText(rules.title(entry.content), source).text
      if (told.length > 0) made.push({ kind: name, id, title, texts: told })
    }
    const texts = made.reduce((sum, record) => sum + record.texts.length, 0)
    if (texts === 0) throw new Failure(CODE.unprocessable, words.nothing)
    const file = writeXliff({ source, target: language }, made)
    return { name: `${source}-${language}.xlf`, file, texts }
  })

  serve(router, calls.import, async ({ name, file }, asking) => {
    const { source, target, records } = readXliff(file)
    const { terms } = await readGlossary(db)
    const read = { source, target, terms, site: site.settings().language }
    const skipped: Skipped[] = []
    const drafted: Drafted[] = []
    for (const record of records) {
      const one = await readRecord(record, read, asking.person)
      skipped.push(...one.skipped)
      if (one.drafted) drafted.push(one.drafted)
    }
    const texts = drafted.reduce((sum, { changes }) => sum + changes.length, 0)
    const told = { texts, skipped: skipped.slice(0, PROPOSAL_CHANGES) }
    if (texts === 0) return { proposals: [], ...told }
    const proposals = await db.transaction().execute(async (within) => {
      const made: number[] = []
      const model = words.file[read.site]
      for (const records of inProposals(drafted)) {
        const id = await desk.begin(within, { language: target, model, name }, asking)
        await desk.put(within, { id, name, records, ready: true }, asking)
        made.push(id)
      }
      return made
    })
    return { proposals, ...told }
  })

  type Read = { source: Language; target: Language; terms: readonly Term[]; site: Language }

  /** What can be proposed of a record in a file, and what cannot, with why. */
  async function readRecord({ kind: name, id, texts }: ReadRecord, read: Read, person: Person) {
    const all = (why: Skipped['why']) => ({
      drafted: null,
      skipped: texts.map(({ path }): Skipped => ({ kind: name, id, path, why })),
    })
    const kind = isKind(name) ? kinds.get(name) : undefined
    if (!kind || !isKind(name)) return all('gone')
    if (!maySee(kinds, name, person) || !mayCall(person, callBeside(kind, 'update').access))
      return all('forbidden')
    const entry = await findEntry(db, kind.rules, id)
    if (!entry) return all('gone')
    const content = fieldsOf(kind.rules, entry.content)
    const skipped: Skipped[] = []
    const changes = texts.flatMap((text) => {
      const made = translated(content, text, read)
      if (typeof made === 'string') {
        if (made !== 'there') skipped.push({ kind: name, id, path: text.path, why: made })
        return []
      }
      const one = proposedOrNull(
        kind,
        entry,
        { path: `${text.path}.${read.target}`, value: made.value },
        read.site,
      )
      if (!one) skipped.push({ kind: name, id, path: text.path, why: 'refused' })
      return one ? [{ ...one, why: made.why }] : []
    })
    return {
      drafted: changes.length > 0 ? { kind: name, id, version: entry.version, changes } : null,
      skipped,
    }
  }
}

/** The records in as many proposals as their changes need. */
function inProposals(drafted: readonly Drafted[]): Drafted[][] {
  const proposals: Drafted[][] = []
  let room = 0
  for (const one of drafted) {
    if (one.changes.length > room) {
      proposals.push([])
      room = PROPOSAL_CHANGES
    }
    proposals.at(-1)?.push(one)
    room -= one.changes.length
  }
  return proposals
}

type Ways = { source: Language; target: Language; terms: readonly Term[]; site: Language }

/** The text that a translator made, or why there is none; `there`: the record says it already. */
function translated(content: object, { path, said, means }: ReadText, { source, target, terms, site }: Ways) {
  const from = (valueAt(content, `${path}.${source}`) ?? null) as TextValue
  const now = passagesOf(from, source)
  const bare = (passages: readonly Passage[]) => JSON.stringify(passages.map((passage) => passage.map(tidy)))
  // Empty lines at the end have no unit in a file.
  const whole = now.map((_, at) => said[at] ?? [])
  if (said.length > now.length || bare(whole) !== bare(now)) return 'changed'
  const meant = now.map((_, at) => means[at] ?? [])
  if (meant.some((passage) => passage.some((sentence) => sentence === ''))) return 'unfinished'
  const keepsMarks = now.every((passage, at) => hasSameMarks(passage.join(' '), meant[at]?.join(' ') ?? ''))
  const value = keepsMarks ? textFrom(from, meant, target) : null
  if (value === null) return 'shape'
  if (JSON.stringify(value) === JSON.stringify(valueAt(content, `${path}.${target}`))) return 'there'
  const missed = missedIn(terms, { language: source, value: from }, { language: target, value })
  return { value, why: missed.length > 0 ? words.missed({ terms: missedWords(missed) })[site] : '' }
}
const tidy = (sentence: string) => sentence.replace(/\s+/g, ' ').trim()
