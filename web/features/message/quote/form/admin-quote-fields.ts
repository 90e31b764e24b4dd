// What the fields of a quote are called where two versions are compared or merged.
import type { FieldWords } from '#web/admin/differences/shown-change.tsx'
import { writtenCount } from '#web/admin/quotes/amounts.ts'
import type { Say } from '#web/i18n/language.tsx'

/** `lines.0.price` as people call it. */
function labelOf(path: string, say: Say): string {
  const { fields, parts, line, extra } = say('console/quote/fields')
  const [field = '', at, part = ''] = path.split('.')
  const name = at === undefined ? ({ ...fields } as Record<string, string>)[field] : undefined
  if (name !== undefined) return name
  const place = (field === 'extras' ? extra : line)({ at: Number(at) + 1 })
  const partName = ({ ...parts } as Record<string, string>)[part]
  return partName === undefined ? place : `${place}: ${partName}`
}

/** A whole line in a few words. */
function shown(path: string, value: unknown): string | undefined {
  if (typeof value === 'number') return writtenCount(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { title, name, quantity, price, amount } = value as Record<string, unknown>
  const many = typeof quantity === 'number' ? `${writtenCount(quantity)} × ` : ''
  const sum = price ?? amount
  return path === ''
    ? undefined
    : `${many}${String(title ?? name ?? '')}${typeof sum === 'number' ? `, ${writtenCount(sum)}` : ''}`
}

export const QUOTE_WORDS: FieldWords = { label: labelOf, show: shown }
