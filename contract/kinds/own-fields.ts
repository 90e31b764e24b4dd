// The fields that the owner adds to a kind in the console (decision 65). They are what attributes of product types are, said of
// all records of a kind; values lie beside each other under their keys, `o1` and on, which types never give.
import { FILTERS, NARROWING_TYPES } from '#contract/products/attribute-filter.ts'
import { DECLARED_KINDS } from './declared.ts'
import { type ContentOf, defineKind } from './kind.ts'
import { ownKindOf } from './own-kinds.ts'
import { productTypeKind } from './product-type.ts'

/** The kinds that take them: those with a field of the type `values`. */
export const OWN_FIELD_KINDS = ['product', ...DECLARED_KINDS] as const
export type OwnFieldKind = (typeof OWN_FIELD_KINDS)[number]

/** Fields that one kind takes from its owner (`docs/limits.md`). */
export const OWN_FIELDS = 200
/** Of these, those that are columns of the console's list (`docs/limits.md`). */
export const LIST_FIELDS = 4
/** Those that visitors narrow its list by: as many as one filter names (`docs/limits.md`). */
export const NARROWING_FIELDS = FILTERS
/** Those that stand beside the picture or the heading of a record (`docs/limits.md`). */
export const SIDE_FIELDS = 4
/** Names a field for ever: what it is called may change. */
export const OWN_KEY = /^o[1-9]\d{0,4}$/

const { attributes } = productTypeKind.fields
const { choices, ...parts } = attributes.fields
const { options: typed } = parts.type
/** The kinds that a field may lead to: those whose records have pages. */
const LEADS_TO = [...OWN_FIELD_KINDS, productTypeKind.kind] as const

/** A form with one list in it: no records stand behind it, and what it holds is a setting. */
const form = <const Rows extends readonly (readonly string[])[]>(rows: Rows) =>
  defineKind({
    ...productTypeKind,
    form: 'fields',
    fields: {
      attributes: {
        ...attributes,
        max: OWN_FIELDS,
        control: 'ownFields',
        layout: { rows },
        fields: {
          ...parts,
          /** A field of the owner may also lead to records of one kind. */
          type: { ...parts.type, options: [...typed, 'records'] },
          /** That kind; it stays while records say something. */
          of: { type: 'choice', options: LEADS_TO, when: { field: 'type', is: ['records'] } },
          byRegion: { ...parts.byRegion, when: { field: 'type', is: typed } },
          /** Nothing is published without it. */
          required: { type: 'flag' },
          /** Visitors get nothing of what records say to it. */
          forStaff: { type: 'flag' },
          /** Visitors narrow the list of the kind by it; products are narrowed by all that is not for the table alone. */
          narrows: {
            type: 'flag',
            when: { field: 'type', is: NARROWING_TYPES },
          },
          /** Stands beside the picture or the heading of a record. */
          inSide: { type: 'flag' },
          /** A column of the console's list, which is narrowed by it too. */
          inList: { type: 'flag' },
          /** How the search of the site takes its words: as those of any text, as those of a title, or not at all. */
          search: {
            type: 'choice',
            options: ['text', 'title', 'never'],
            first: 'text',
            when: { field: 'type', is: ['text'] },
          },
          choices,
        },
      },
    },
    title: 'attributes',
    summary: 'attributes',
    sections: [{ name: 'basics', fields: ['attributes'] }],
  })

const FIRST = ['name'] as const
/** For whom it is, and where it counts. */
const WHERE = ['search', 'forStaff', 'inList', 'byRegion'] as const
/** Visitors narrow products by all that is not for the table alone, and compare them. */
const OF_PRODUCTS = form([
  FIRST,
  ['type', 'of', 'dimension', 'unit', 'required'],
  ['group', 'better', 'onCard', 'inSide', 'tableOnly', 'ruler'],
  WHERE,
  ['choices'],
])
/** Cards of a kind of the owner say what is marked for them. */
const OF_OWN_KINDS = form([
  FIRST,
  ['type', 'of', 'dimension', 'unit', 'required'],
  ['onCard', 'inSide', 'narrows'],
  WHERE,
  ['choices'],
])
const OF_OTHERS = form([
  FIRST,
  ['type', 'of', 'dimension', 'unit', 'required'],
  ['inSide', 'narrows'],
  WHERE,
  ['choices'],
])

/** The form of the fields of a kind. */
export const ownFieldsForm = (kind: OwnFieldKind) =>
  kind === 'product' ? OF_PRODUCTS : ownKindOf(kind) ? OF_OWN_KINDS : OF_OTHERS

/** A field of the owner. */
export type OwnField = ContentOf<typeof OF_PRODUCTS>['attributes'][number]
