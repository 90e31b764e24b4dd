// What 200 fields of the owner cost beside 20: two stores of 100,000 products, each of which says something to 20 fields, asked in
// turn, so that whatever else the machine does falls on both.
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Figure, spelled } from '#bench/figures/figures.ts'
import { MARKS } from '#bench/figures/marks.ts'
import { middle } from '#bench/figures/median.ts'
import { openSite, signIn } from '#bench/running-site.ts'
import { countAsIndexed, seedContent } from '#bench/stores/seed-content.ts'
import type { OwnField } from '#contract/kinds/own-fields.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import type { AttributeValue } from '#contract/products/attribute-filter.ts'
import { searchedUnder } from '#server/publishing/search/choice-words.ts'

const RECORDS = 100_000
/** Of each store; every product says something to so many as the first has. */
const FEW = 20
const MANY = 200
const ROUNDS = 60
const WARM = 5

/** Each asks for something else every time, of which nothing is kept. */
type Question = { name: string; path: (turn: number, count: number) => string; asStaff?: true }
const page = (turn: number) => `page=${turn + 1}&limit=20`
const record = (turn: number) => 1_000 + turn * 37
const NARROWED = '/api/web/product/browse?lang=en'
const QUESTIONS: Question[] = [
  { name: 'public list', path: (turn) => `/api/web/product/listAll?lang=en&sort=sort&${page(turn)}` },
  { name: 'list with facets', path: (turn) => `${NARROWED}&${page(turn)}` },
  {
    name: 'narrowed list with facets',
    path: (turn, count) =>
      `${NARROWED}&filter=${encodeURIComponent(`o1:c1,c2;o${count / FEW + 1}:10..60`)}&${page(turn)}`,
  },
  { name: 'record', path: (turn) => `/api/web/product/getById?lang=en&id=${record(turn)}` },
  { name: 'page of a record', path: (turn) => `/en/productDetail/${record(turn)}-product-${record(turn)}` },
  { name: 'list of staff', path: (turn) => `/api/web/product/list?${page(turn)}`, asStaff: true },
  { name: 'record of staff', path: (turn) => `/api/web/product/read?id=${record(turn)}`, asStaff: true },
]

/** On SQLite, in `folder`. */
export async function measureFields(folder: string): Promise<Figure[]> {
  const few = await openWith(join(folder, 'few'), FEW)
  const many = await openWith(join(folder, 'many'), MANY)
  try {
    const figures: Figure[] = []
    for (const question of QUESTIONS) figures.push(await measureQuestion(question, few, many))
    return figures
  } finally {
    await few.stop()
    await many.stop()
  }
}

type Site = Awaited<ReturnType<typeof openWith>>

/** The middle of what each took, and how many times as long the second took. */
async function measureQuestion({ name, path, asStaff }: Question, few: Site, many: Site): Promise<Figure> {
  const times: Record<'few' | 'many', number[]> = { few: [], many: [] }
  for (let turn = -WARM; turn < ROUNDS; turn++) {
    const asked = {
      few: () => few.ask(path(turn + WARM, FEW), asStaff),
      many: () => many.ask(path(turn + WARM, MANY), asStaff),
    }
    // What a server still does after an answer falls on whoever is asked next.
    const order = turn % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)
    for (const which of order) {
      const took = await asked[which]()
      if (turn >= 0) times[which].push(took)
    }
  }
  const [before, after] = [middle(times.few), middle(times.many)]
  return {
    ...{ name, value: after / before, unit: `times with ${MANY} fields`, ...MARKS.manyFields },
    note: `${spelled(after)} ms; ${spelled(before)} ms with ${FEW}`,
  }
}

/** The site on a store of its own. */
async function openWith(folder: string, count: number) {
  const file = join(folder, 'site.sqlite')
  await (await openSite(folder, { DEMO: 'off' })).stop()
  seedContent(file, RECORDS, (id) => ({ values: valuesOf(id, count) }))
  countAsIndexed(file)
  keepFields(file, count)
  const { address, stop } = await openSite(folder, { DEMO: 'off' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const token = await signIn(address)
  return {
    /** Milliseconds until the whole answer is there. */
    async ask(path: string, asStaff = false): Promise<number> {
      const began = performance.now()
      const staff = {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-token': token },
      }
      const asked = request(address + path, { agent, ...(asStaff && staff) }).end(asStaff ? '{}' : '')
      const [reply] = (await once(asked, 'response')) as [IncomingMessage]
      const body = Buffer.concat(await reply.toArray())
      if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${body}`)
      return performance.now() - began
    },
    async stop() {
      agent.destroy()
      await stop()
    },
  }
}

const TYPES = ['choice', 'number', 'yesNo', 'choices', 'text'] as const
/** Each product says as much of every type, however many fields there are. */
const typeOf = (field: number, count: number) => TYPES[Math.floor((field * FEW) / count) % TYPES.length]
const CHOICES = Array.from({ length: 5 }, (_, at) => `c${at + 1}`)

function keepFields(file: string, count: number) {
  const attributes = Array.from({ length: count }, (_, at) => fieldOf(at, count))
  const fields = { attributes, removed: [], emptied: [] }
  const db = new DatabaseSync(file)
  const keep = db.prepare('insert into setting (name, value, version, updated_at) values (?, ?, 1, 0)')
  keep.run('fields.product', JSON.stringify(fields))
  // What products are found by counts as made for these fields: making it is not what is measured.
  keep.run('searched.product', JSON.stringify(searchedUnder(fields)))
  db.close()
}

function fieldOf(at: number, count: number): OwnField {
  const type = typeOf(at, count) ?? 'text'
  const isFigure = type === 'number'
  const isChosen = type === 'choice' || type === 'choices'
  const named = (name: string) => eachLanguage(() => name)
  return {
    ...{ key: `o${at + 1}`, name: named(`Field ${at + 1}`), type, group: null, better: null },
    ...{ dimension: isFigure ? 'length' : null, unit: isFigure ? 'mm' : '' },
    ...{ onCard: at < 2, tableOnly: false, ruler: false, required: false },
    ...{ forStaff: false, inList: false, search: 'text' as const },
    choices: isChosen ? CHOICES.map((key) => ({ key, name: named(`Choice ${key}`) })) : [],
  }
}

/** What a product says: to each field of few, and of many to one in so many as there are more. */
function valuesOf(id: number, count: number): Record<string, AttributeValue> {
  const step = count / FEW
  const said = Array.from({ length: FEW }, (_, nth) => nth * step + (id % step))
  return Object.fromEntries(said.map((field) => [`o${field + 1}`, saidOf(id, typeOf(field, count))]))
}

function saidOf(id: number, type: ReturnType<typeof typeOf>): AttributeValue {
  const choice = CHOICES[id % CHOICES.length] ?? ''
  switch (type) {
    case 'choice':
      return choice
    case 'choices':
      return [choice]
    case 'yesNo':
      return id % 2 === 0
    case 'number': {
      const metres = (id % 100) / 1000
      const ends = { from: id % 100, to: id % 100 }
      return { ...ends, dimension: 'length', unit: 'mm', base: { from: metres, to: metres } }
    }
    default:
      return eachLanguage(() => `Words of product ${id}`)
  }
}
