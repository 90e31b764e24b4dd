// What answers the calls of staff that kinds have by their declaration: list, terms, form, choices. The lifecycle is bound in
// `routes.ts` for all kinds alike.
import { KINDS, type Kind } from '#contract/wire/kind.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { entryChoices } from '#server/publishing/cards/entry-choices.ts'
import type { ContentKind, StaffDesk } from '#server/publishing/content-kind.ts'
import type { KindRules } from '#server/publishing/kind.ts'
import { writeOptionsOf } from '#server/publishing/lifecycle/write-options.ts'
import { mustFind } from '#server/publishing/lifecycle/writing.ts'

export function kindRoutes(router: Router, parts: Parts, kinds: readonly ContentKind[]) {
  for (const { rules, desk } of kinds) {
    if (!desk) continue
    deskRoutes(router, parts, rules, desk)
    choiceRoutes(router, parts, desk)
  }
}

function deskRoutes(
  router: Router,
  { storage: { db }, publishing, site, now }: Parts,
  rules: KindRules<never>,
  { calls, page, terms, contentOf, present }: StaffDesk,
) {
  // Which kind it is is forgotten here, so is the type of its content; what goes in was judged by the schema of the kind.
  const made = (draft: object, before?: never) => {
    const today = new Date(now()).toISOString().slice(0, 10)
    return contentOf(draft, { site: site.settings().language, today }, before) as never
  }

  serve(router, calls.list, (query) => page(db, query))
  if (calls.terms) serve(router, calls.terms, () => terms(db))
  serve(router, calls.read, async ({ id }) => present(await mustFind(db, rules, id)))
  serve(router, calls.add, async (draft, asking) =>
    present(await publishing.add(rules, { content: made(draft), parentId: null }, writeOptionsOf(asking))),
  )
  serve(router, calls.update, async ({ id, version, autosave, ...draft }, asking) => {
    const saved = await publishing.save(
      rules,
      { id, version },
      ({ content, parentId }) => ({ content: made(draft, content), parentId }),
      { ...writeOptionsOf(asking), autosave },
    )
    return present(saved)
  })
}

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
