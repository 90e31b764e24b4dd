// Answers about the kinds that are shown by what their declaration says, made from their fields.
import type { Field, FieldMap } from '#contract/fields/field.ts'
import { SHOWN, type Shown } from '#contract/kinds/declared-calls.ts'
import type { ShownKind } from '#contract/kinds/kind.ts'
import type { Picture } from '#contract/media/media.ts'
import type { ProductCard } from '#contract/products/product-card.ts'
import type { TypeCard } from '#contract/products/type-card.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'

type Of = { picture: Picture; product: ProductCard; type: TypeCard }

function sampleOf(name: string, field: Field, of: Of): unknown {
  switch (field.type) {
    case 'words':
      return `A ${name}`
    case 'rich':
      return docOfPlain(`Text of the ${name}`)
    case 'date':
      return '2026-12-02'
    case 'choice':
      return field.options[0]
    case 'flag':
      return false
    case 'wholeNumber':
      return 3
    case 'quantity':
      return { value: 12.5, unit: field.unit, base: 12.5 }
    case 'range':
      return { from: -20, to: 60, unit: field.unit, base: { from: -20, to: 60 } }
    case 'picture':
      return of.picture
    case 'pictures':
      return [of.picture]
    case 'file':
      return { key: `${'0'.repeat(40)}.pdf`, name: 'Manual.pdf', type: 'pdf', bytes: 1 }
    case 'records':
      return field.kind === 'productType' ? [of.type] : [of.product]
    case 'lines':
      return [samplesOf(Object.keys(field.fields), field.fields, of)]
    case 'place':
      return { latitude: 19.4, longitude: -99.1 }
    case 'group':
      return samplesOf(Object.keys(field.fields), field.fields, of)
    case 'seo':
      return { title: '', description: '', picture: null, listed: true }
    default:
      return ''
  }
}
const samplesOf = (names: readonly string[], fields: FieldMap, of: Of) =>
  Object.fromEntries(
    names.flatMap((name) => (fields[name] ? [[name, sampleOf(name, fields[name], of)]] : [])),
  )

type ShownPath = `/api/web/${Shown['kind']}/${'listAll' | 'filters' | 'getById'}`

/** The answers of their public calls. */
export const sampleKinds = (of: Of) =>
  Object.fromEntries(
    SHOWN.flatMap((kind: ShownKind) => {
      const card = {
        id: 5,
        address: `/${kind.address.record}/5-a-${kind.kind}`,
        ...samplesOf(kind.shown.card, kind.fields, of),
        ...(kind.until !== undefined && { over: false }),
      }
      const filters = kind.list.filters.flatMap(({ as }) =>
        as ? [[as, [{ key: 'one', name: 'One', count: 1 }]]] : [],
      )
      const base = `/api/web/${kind.kind}`
      return [
        [`${base}/listAll`, { total: 1, items: [card] }],
        [`${base}/filters`, { ...Object.fromEntries(filters), facets: [] }],
        [
          `${base}/getById`,
          {
            ...card,
            ...samplesOf(kind.shown.page, kind.fields, of),
            ...{ facts: [], side: [] },
            illustrations: [],
            publishTime: '2026-11-02T08:00:00.000Z',
          },
        ],
      ]
    }),
  ) as Record<ShownPath, unknown>
