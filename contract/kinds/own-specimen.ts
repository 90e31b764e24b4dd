// The calls of a kind of the owner, for browsers, which are built before an owner makes one: answers of all such kinds have the fields
// of one without any part, and further calls where there are parts.
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { type OwnKind, PARTS } from './own-kind.ts'
import { declarationOf } from './own-kinds.ts'
import { kindCalls } from './public-calls.ts'

const named = eachLanguage(() => 'own')
const SPECIMEN: OwnKind = {
  ...{
    kind: 'own',
    list: 'own',
    record: 'own-record',
    one: named,
    many: named,
    lede: named,
    groupName: named,
  },
  ...{ parts: [], layout: 'cards', entry: 'none', away: false },
}

export const SPECIMEN_CALLS = {
  ...kindCalls(declarationOf({ ...SPECIMEN, parts: PARTS })),
  ...kindCalls(declarationOf(SPECIMEN)),
}
