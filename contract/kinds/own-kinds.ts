// Kinds that the owner makes in the console (decision 66). Each is a declaration like those of the house, made from a few choices:
// what it is called, where it stands, which parts its records have, and how visitors see them. All else that a record says are
// fields of the owner (decision 65). A program has the kinds that it was started with, as it has its languages.
import { CHAINS } from '#contract/languages/chains.ts'
import { eachLanguage, FALLBACK, type Language } from '#contract/languages/language-codes.ts'
import { OWN_KINDS } from '#own-kinds'
import type { ShownKind } from './kind.ts'
import type { OwnKind, Part } from './own-kind.ts'

type Text = OwnKind['one']

/** A text as this site has its languages; what was written before one came says nothing in it. */
const whole = (text: Partial<Text>) => eachLanguage((language) => text[language] ?? '')

/** What a text says in a language, or else where the site looks for it. */
export const saidIn = (text: Text, language: Language): string =>
  CHAINS[language].map((one) => text[one]).find(Boolean) ?? ''

/** The kinds of the owner, as this program was started or this page was sent. */
export const ownKinds: readonly OwnKind[] = OWN_KINDS.map((one) => ({
  ...one,
  one: whole(one.one),
  many: whole(one.many),
  lede: whole(one.lede),
  groupName: whole(one.groupName),
}))

/** The kind of the owner of this name. */
export const ownKindOf = (kind: string): OwnKind | undefined => ownKinds.find((one) => one.kind === kind)

/** The declaration of a kind of the owner. */
export function declarationOf({ kind, list, record, one, many, parts }: OwnKind): ShownKind {
  const has = (part: Part) => parts.includes(part)
  const some = <T>(part: Part, value: T): T[] => (has(part) ? [value] : [])
  const basics = (['group', 'day', 'cover', 'products'] as const).filter(has)
  return {
    kind,
    page: `web_${kind}`,
    icon: 'tags',
    address: { record, list },
    visits: `${kind}List`,
    form: kind,
    english: { one: saidIn(one, FALLBACK), many: saidIn(many, FALLBACK) },
    title: 'title',
    summary: 'summary',
    ...(has('cover') && { cover: 'cover' }),
    shown: {
      card: ['title', 'summary', ...(['group', 'day', 'cover'] as const).filter(has)],
      page: [...(['body', 'products'] as const).filter(has), 'seo'],
      order: has('day') ? 'latest' : 'sort',
      facts: 'card',
    },
    fields: {
      title: { type: 'words', max: 200, required: true, keyword: true, search: 'title' },
      summary: { type: 'words', max: 600, rows: [2, 5] },
      ...(has('body') && { body: { type: 'rich' } }),
      ...(has('group') && {
        group: { type: 'words', max: 80, slot: 'region', keyword: true, control: 'term' },
      }),
      ...(has('day') && { day: { type: 'date', first: 'today', slot: 'dated' } }),
      ...(has('cover') && { cover: { type: 'picture' } }),
      ...(has('products') && { products: { type: 'records', kind: 'product', max: 12 } }),
      values: { type: 'values' },
      seo: { type: 'seo' },
      slugs: { type: 'slugs' },
    },
    sections: [
      { name: 'words', fields: ['title', 'summary', ...some('body', 'body')] },
      ...(basics.length > 0 ? [{ name: 'basics', fields: basics }] : []),
      { name: 'values', fields: ['values'], wide: true },
    ],
    list: {
      columns: [
        ...some('group', { field: 'group', width: 180 }),
        ...some('day', { field: 'day', width: 120 }),
      ],
      filters: some('group', { field: 'group', as: 'groups' }),
      sorts: ['sort', 'updateTime', 'createTime', ...some('day', 'day')],
      sort: has('day') ? '-day' : 'sort',
    },
  }
}
