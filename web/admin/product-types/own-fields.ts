// The fields that the owner added to a kind, as forms ask for them.
import type { Attribute } from '#contract/products/product-attribute.ts'
import type { FieldSettings } from '#contract/site/field-settings.ts'

const NONE: readonly Attribute[] = []

/** Those of a kind; none while they are on their way. */
export const ownOf = (all: readonly FieldSettings[] | undefined, kind: string): readonly Attribute[] =>
  all?.find((one) => one.kind === kind)?.attributes ?? NONE
