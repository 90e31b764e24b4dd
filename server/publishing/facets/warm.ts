// Reads the indexes of kinds whose lists are narrowed by fields of the owner before a visitor asks: of a hundred thousand records that
// takes seconds.
import { DECLARED_KINDS } from '#contract/kinds/declared.ts'
import { isKind } from '#contract/wire/kind.ts'
import { narrowingFields, type OwnFields } from '#server/publishing/fields/own-fields.ts'
import type { FacetSource } from './facet-source.ts'

/** One kind after another, at the start and after a change of fields; what cannot be read now is read when it is asked for. */
export function warmFacets(facets: FacetSource, fields: Pick<OwnFields, 'listen'>) {
  async function read(kinds: readonly string[]) {
    for (const kind of kinds)
      if (isKind(kind) && narrowingFields(kind).length > 0) await facets(kind).catch(() => {})
  }
  // Once all others have heard of the change, the index among them.
  fields.listen((kinds) => void setImmediate(() => read(kinds)))
  return read(DECLARED_KINDS)
}
