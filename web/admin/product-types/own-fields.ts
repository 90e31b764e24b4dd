// The fields that the owner added to a kind, as forms ask for them.
import type { FieldSettings } from '#contract/site/field-settings.ts'

type OwnField = FieldSettings['attributes'][number]
const NONE: readonly OwnField[] = []

/** Those of a kind; none while they are on their way. */
export const ownOf = (all: readonly FieldSettings[] | undefined, kind: string): readonly OwnField[] =>
  all?.find((one) => one.kind === kind)?.attributes ?? NONE
