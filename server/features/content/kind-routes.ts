// What answers the calls of staff that kinds have by their declaration: list, terms, form, choices. The lifecycle is bound in
// `routes.ts` for all kinds alike.
import { KINDS, type Kind } from '#contract/wire/kind.ts'
import { type House, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { entryChoices } from '#server/publishing/cards/entry-choices.ts'
import type { ContentKind, StaffDesk } from '#server/publishing/content-kind.ts'
import type { KindRules } from '#server/publishing/kind.ts'
import { workOf } from '#server/publishing/lifecycle/work.ts'
import { mustFind } from '#server/publishing/lifecycle/writing.ts'

export function kindRoutes(house: House, parts: Parts, kinds: readonly ContentKind[]) {
  for (const { rules, desk } of kinds) {
    if (!desk) continue
    deskRoutes(house, parts, rules, desk)
    choiceRoutes(house, parts, desk)
  }
}

function deskRoutes(
  house: House,
  { storage: { db }, publishing, site }: Parts,
  rules: KindRules<never>,
  { calls, page, terms, contentOf, present }: StaffDesk,
) {
  // Which kind it is is forgotten here, so is the type of its content; what goes in was judged by the schema of the kind.
  const made = (draft: object, before?: never) => contentOf(draft, site.settings().language, before) as never

  serve(house, calls.list, (query) => page(db, query))
  serve(house, calls.terms, () => terms(db))
  serve(house, calls.read, async ({ id }) => present(await mustFind(db, rules, id)))
  serve(house, calls.add, async (draft, asking) =>
    present(await publishing.add(rules, { content: made(draft), parentId: null }, workOf(asking))),
  )
  serve(house, calls.update, async ({ id, version, autosave, ...draft }, asking) => {
    const saved = await publishing.save(
      rules,
      { id, version },
      ({ content, parentId }) => ({ content: made(draft, content), parentId }),
      { ...workOf(asking), autosave },
    )
    return present(saved)
  })
}

/** For each field that names records, the call of the same name. */
function choiceRoutes(house: House, { storage: { db } }: Parts, { fields, calls }: StaffDesk) {
  for (const [name, field] of Object.entries(fields)) {
    const call = calls[name]
    const kind = field.type === 'records' && KINDS.find((one): one is Kind => one === field.kind)
    if (!call || !kind) continue
    serve(house, call, async (query) => ({ items: await entryChoices(db, { kind, ...(query as Sought) }) }))
  }
}
type Sought = { keyword?: string; id?: number }
