// The words of kinds as the server needs them: refusals, menus, spreadsheets, the log.
import type { Text } from '#contract/languages/language.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { Reason } from './failure.ts'
import { readTexts, serverTexts } from './texts.ts'

const { please } = serverTexts('server/publishing/kinds')

/** A name of a kind in each language; throws when the texts do not name the kind. */
export function kindName(kind: string, which: 'one' | 'many'): Text {
  const names = readTexts<Record<string, Record<typeof which, Text>>>('kinds/names')[kind]
  if (!names) throw new Error(`texts/en/kinds/names.json does not name ${kind}`)
  return names[which]
}
/** What one record of a kind is called. */
export const nameOfOne = (kind: Kind): Text => kindName(kind, 'one')

/** What is asked for when a field is missing; `place` is where it stands in its kind, without numbers. */
export function missingReason(kind: string, place: string): Reason {
  // Messages that take no values.
  const { fields, missing } = readTexts<{ fields: Words; missing?: Words }>(`console/kinds/${kind}`)
  return missing?.[place] ?? please({ field: fields[place] ?? place })
}

type Words = Readonly<Record<string, Text>>
