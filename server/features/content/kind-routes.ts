// What answers the calls of staff that kinds have by their declaration: list, terms, form, choices. The lifecycle is bound in
// `routes.ts` for all kinds alike.
import { KINDS, type Kind } from '#contract/wire/kind.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { entryChoices } from '#server/publishing/cards/entry-choices.ts'
import type { ContentKind, SingleDesk, StaffDesk } from '#server/publishing/content-kind.ts'
import type { KindRules } from '#server/publishing/kind.ts'
import { workingOne } from '#server/publishing/lifecycle/single.ts'
import { writeOptionsOf } from '#server/publishing/lifecycle/write-options.ts'
import { mustFind } from '#server/publishing/lifecycle/writing.ts'
import { addingOf } from '#server/publishing/proposals/adding.ts'
import { takingOf } from '#server/publishing/proposals/taking.ts'

export function kindRoutes(router: Router, parts: Parts, kinds: readonly ContentKind[]) {
  for (const { rules, desk, single } of kinds) {
    if (single) singleRoutes(router, parts, rules, single)
    if (!desk) continue
    deskRoutes(router, parts, rules, desk)
    choiceRoutes(router, parts, desk)
  }
}

/** Of a kind of which there is one record: it begins when it is first read. */
function singleRoutes(router: Router, parts: Parts, rules: KindRules<never>, desk: SingleDesk) {
  const { db } = parts.storage
  const { calls, blank, present } = desk
  const begin = () => workingOne(db, parts.publishing, rules, blank as never)
  serve(router, calls.read, async () => present(await begin()))
  if (calls.choices) serve(router, calls.choices, async (query) => ({ items: await entryChoices(db, query) }))
  updateRoute(router, parts, rules, desk)
}

function updateRoute(
  router: Router,
  parts: Parts,
  rules: KindRules<never>,
  {
    calls,
    contentOf,
    present,
  }: Pick<SingleDesk, 'contentOf' | 'present'> & { calls: Pick<SingleDesk['calls'], 'update'> },
) {
  const { publishing, site, now } = parts
  serve(router, calls.update, async ({ id, version, autosave, from, ...draft }, asking) => {
    const at = { site: site.settings().language, today: dayOf(now()) }
    const made = (before: never) => contentOf(draft, at, before) as never
    const saved = await publishing.save(
      rules,
      { id, version },
      ({ content, parentId }) => ({ content: made(content), parentId }),
      { ...writeOptionsOf(asking), autosave, ...(await takingOf(parts, { rules, id, from }, asking)) },
    )
    return present(saved)
  })
}

function deskRoutes(router: Router, parts: Parts, rules: KindRules<never>, desk: StaffDesk) {
  const { storage, publishing, site, now } = parts
  const { db } = storage
  const { calls, page, terms, contentOf, present } = desk
  // Which kind it is is forgotten here, so is the type of its content; what goes in was judged by the schema of the kind.
  const made = (draft: object) =>
    contentOf(draft, { site: site.settings().language, today: dayOf(now()) }) as never

  serve(router, calls.list, (query) => page(db, query), { fromStoreAlone: true })
  if (calls.terms) serve(router, calls.terms, () => terms(db))
  serve(router, calls.read, async ({ id }) => present(await mustFind(db, rules, id)))
  serve(router, calls.add, async ({ from, ...draft }, asking) => {
    const work = { ...writeOptionsOf(asking), ...(await addingOf(parts, { rules, from }, asking)) }
    return present(await publishing.add(rules, { content: made(draft), parentId: null }, work))
  })
  updateRoute(router, parts, rules, desk)
}

/** The day of a moment, which new records begin with. */
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** For each field that names records, the call of the same name. */
function choiceRoutes(router: Router, { storage: { db } }: Parts, { fields, calls }: StaffDesk) {
  for (const [name, field] of Object.entries(fields)) {
    const call = calls[name]
    const kind = field.type === 'records' && KINDS.find((one): one is Kind => one === field.kind)
    if (!call || !kind) continue
    serve(router, call, async (query) => ({ items: await entryChoices(db, { kind, ...(query as Sought) }) }))
  }
}
type Sought = { keyword?: string; id?: number }
