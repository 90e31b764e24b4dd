// A kind that an owner made, with one record, as pages are given them.
import type { Language } from '#contract/languages/language-codes.ts'
import type { Site } from '#contract/site/site.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import type { Door } from '#web/client/door.ts'
import { cover } from './sample-about.ts'
import { sampleDoor } from './sample-answers.ts'
import { ownFacets } from './sample-facets.ts'

type OwnKind = Site['kinds'][number]

const references: OwnKind = {
  ...{ kind: 'references', list: 'references', record: 'reference', layout: 'cards' },
  ...{ one: 'Reference', many: 'References', lede: 'Where our meters run.' },
  ...{ groupName: 'Industry', grouped: true },
}
const fact = { name: 'Nominal size', value: '200', unit: 'mm', us: null, conditions: '', usConditions: null }
const card = {
  ...{ id: 5, address: '/reference/5-a-waterworks', title: 'A waterworks', summary: 'In one sentence' },
  ...{ group: 'Water', day: '2026-11-02', cover, facts: [fact] },
}
const record = {
  ...card,
  ...{ body: docOfPlain('A story of it'), products: [], illustrations: [], side: [] },
  seo: { title: '', description: '', picture: null, listed: true },
  publishTime: '2026-11-02T08:00:00.000Z',
}
const groups = [
  { key: 'water', name: 'Water', count: 1 },
  { key: 'energy', name: 'Energy', count: 2 },
]

/** A door to a site that has this kind; `kind` and `of` change it and its record, of which there is none for null. */
export function ownDoor(language: Language, kind: Partial<OwnKind> = {}, of: object | null = {}): Door {
  const { read, ...door } = sampleDoor(language)
  const answers: Record<string, unknown> = {
    '/api/web/references/listAll': of ? { total: 1, items: [{ ...card, ...of }] } : { total: 0, items: [] },
    '/api/web/references/filters': { groups, facets: ownFacets },
    '/api/web/references/getById': { ...record, ...of },
  }
  const readOwn = async (path: string, query: object) => {
    if (answers[path]) return answers[path]
    const answer = await read(path as never, query as never)
    return path === '/api/web/site/get'
      ? { ...(answer as object), kinds: [{ ...references, ...kind }] }
      : answer
  }
  return { ...door, read: readOwn as Door['read'] }
}
