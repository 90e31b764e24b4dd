// A node of a document that nobody has judged yet; only own properties are read, so that no prototype speaks.

export type Loose = { type: string; [name: string]: unknown }

/** The value as a node, or null when it is none. */
export function looseNode(given: unknown): Loose | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
  return typeof ownOf(given, 'type') === 'string' ? (given as Loose) : null
}

/** An own property, or undefined. */
export const ownOf = (given: unknown, name: string): unknown =>
  typeof given === 'object' && given !== null && Object.hasOwn(given, name)
    ? (given as Record<string, unknown>)[name]
    : undefined

export const attrsOf = (node: Loose): unknown => ownOf(node, 'attrs')

/** The nodes inside a node; anything else among them is passed over. */
export function childrenOf(node: Loose): Loose[] {
  const content = ownOf(node, 'content')
  return Array.isArray(content) ? content.flatMap((child) => looseNode(child) ?? []) : []
}

export function integerOf(given: unknown, name: string): number | undefined {
  const value = ownOf(given, name)
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined
}
