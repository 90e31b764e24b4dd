// What was done, as a sentence: `Changed the product “Pump”`, or for a refused try `Tried to change …`.
import type { Language } from '#contract/languages/language-codes.ts'
import type { OperationEntry } from '#contract/monitoring/log.ts'
import { isKind } from '#contract/wire/kind.ts'
import type { Module } from '#contract/wire/operation.ts'
import { kindNames } from '#web/admin/kinds/kind-names.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { TextsOf } from '#web/i18n/messages.ts'

export type ShownOperation = Pick<OperationEntry, 'module' | 'verb' | 'recordName' | 'outcome'>
type Texts = TextsOf<'console/frame/operations'>

/** What a module is called, as filters and columns have it. */
export const moduleName = (module: Module, texts: Texts, language: Language): string =>
  isKind(module) ? kindNames(language)[module].many : texts.modules[module]

/** The record with its name, one without a name, all of its kind. */
function nounsOf(module: Module, texts: Texts, language: Language) {
  if (!isKind(module)) return texts.nouns[module]
  const [named, one, all] = kindNames(language)[module].log
  return { named, one, all }
}

/** A person's own account is called so, whatever its name; who it was stands in another column. */
export function operationSentence(
  { module, verb, recordName, outcome }: ShownOperation,
  texts: Texts,
  language: Language,
): string {
  const name = module === 'my' ? '' : recordName.trim()
  const { named, one, all } = nounsOf(module, texts, language)
  const noun =
    verb === 'verify' ? texts.wholeLog : verb === 'import' || verb === 'export' ? all : name ? named : one
  const object = name ? texts.named({ noun, name }) : noun
  const said = (outcome === 200 ? texts.done : texts.tried)[verb]({ object })
  // Spanish joins these two, wherever a verb and a noun bring them together.
  return said.replace(' de el ', ' del ')
}

/** Says what was done in the language shown. */
export function useOperationSentence(): (operation: ShownOperation) => string {
  const texts = useTexts('console/frame/operations')
  const language = useLanguage()
  return (operation) => operationSentence(operation, texts, language)
}
