// What answers the translation desk: lists, drafts, files for translators, the glossary. What comes of it is a proposal (decision 63).
import { PROPOSAL_CHANGES } from '#contract/content/proposal.ts'
import { translationCalls as calls } from '#contract/translation/desk.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, stale } from '#server/failure.ts'
import { kindFor, maySee } from '#server/http/callers/seen-kinds.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { mustFind } from '#server/publishing/lifecycle/writing.ts'
import { fieldsOf } from '#server/publishing/proposals/taking.ts'
import { draftsOf, sentencesOf } from '#server/publishing/translation/drafts.ts'
import { keepGlossary, missedWords, readGlossary } from '#server/publishing/translation/glossary.ts'
import { createMachine } from '#server/publishing/translation/machine.ts'
import { rememberedCount } from '#server/publishing/translation/memory.ts'
import { serverTexts } from '#server/texts.ts'
import { deskProposals } from './desk-proposals.ts'
import { proposedOrNull } from './proposed.ts'
import { changeCount } from './put-changes.ts'
import type { Kinds } from './reach.ts'
import { fileRoutes } from './translation-files.ts'
import { untranslatedPage } from './translation-list.ts'

const words = serverTexts('server/publishing/translation')

export function translationRoutes(router: Router, parts: Parts, kinds: Kinds) {
  const { config, storage, site, now } = parts
  const { db } = storage
  const machine = config.translator && createMachine(config.translator)
  const desk = deskProposals(parts)
  fileRoutes(router, parts, kinds)

  serve(router, calls.list, (query, { person }) =>
    untranslatedPage(
      db,
      query,
      [...kinds.keys()].filter((kind) => maySee(kinds, kind, person)),
    ),
  )
  serve(router, calls.state, async () => ({
    source: site.settings().language,
    machine: machine?.name ?? null,
    remembered: await rememberedCount(db),
    terms: (await readGlossary(db)).terms.length,
  }))
  serve(router, calls.sentences, async ({ kind: name, id, language }, { person }) => {
    const { rules } = kindFor(kinds, name, person)
    const entry = await mustFind(db, rules, id)
    const content = fieldsOf(rules, entry.content)
    const work = { content, marks: entry.marks, site: site.settings().language, language }
    return { title: rules.title(entry.content), texts: await sentencesOf(db, work) }
  })

  serve(router, calls.draft, async ({ proposal, kind: name, id, language, by }, asking) => {
    const kind = kindFor(kinds, name, asking.person)
    const { rules } = kind
    const entry = await mustFind(db, rules, id)
    const here = site.settings().language
    const work = { content: fieldsOf(rules, entry.content), marks: entry.marks, site: here, language }
    if (by === 'machine' && !machine) throw new Failure(CODE.unprocessable, words.noMachine)
    const { terms } = await readGlossary(db)
    const { drafts, left } = await draftsOf({ db, terms, machine: by === 'machine' ? machine : null }, work)
    const fits = drafts.flatMap(({ path, value, memory, machine, missed }) => {
      const told = [words.drafted({ memory, machine })[here]]
      if (missed.length > 0) told.push(words.missed({ terms: missedWords(missed) })[here])
      const one = proposedOrNull(kind, entry, { path, value }, here)
      return one ? [{ ...one, why: told.join(' ').slice(0, 500) }] : []
    })
    const refused = drafts.length - fits.length
    if (fits.length === 0) return { proposal, texts: 0, left: left + refused }
    const model = by === 'machine' ? (machine?.name ?? '') : words.memory[here]
    const put = await db.transaction().execute(async (within) => {
      const before = proposal === null ? null : await desk.holdOwn(within, proposal, asking.person)
      const held =
        before && (await changeCount(within, before.id)) + fits.length <= PROPOSAL_CHANGES
          ? before
          : await desk.holdOwn(within, await desk.begin(within, { language, model }, asking), asking.person)
      const current = await mustFind(within, rules, id)
      if (current.version !== entry.version) throw stale(await rules.present(current, within))
      const records = [{ kind: name, id, version: entry.version, changes: fits }]
      await desk.put(within, { ...held, records }, asking)
      return held.id
    })
    return { proposal: put, texts: fits.length, left: left + refused }
  })
  serve(router, calls.ready, async ({ proposal }, asking) => {
    await db.transaction().execute(async (within) => {
      await desk.ready(within, await desk.holdOwn(within, proposal, asking.person), asking)
    })
    return null
  })

  serve(router, calls.glossary, () => readGlossary(db))
  serve(router, calls.keepGlossary, (given, { record }) =>
    db.transaction().execute(async (within) => {
      const before = await readGlossary(within)
      const after = await keepGlossary(within, given, now())
      await record(within, {
        recordId: null,
        recordName: words.glossary[site.settings().language],
        before: { terms: before.terms },
        after: { terms: after.terms },
      })
      return after
    }),
  )
}
