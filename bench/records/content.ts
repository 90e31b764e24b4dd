// How long the lists and lookups of content take with a thousand and a hundred thousand records, and a release of 200.
import { join } from 'node:path'
import type { Figure } from '#bench/figures/figures.ts'
import { growing, medianOf } from '#bench/figures/median.ts'
import { seedContent } from '#bench/stores/seed-content.ts'
import { readConfig } from '#server/config.ts'
import { productKind } from '#server/features/product/kind.ts'
import { productStore } from '#server/features/product/store.ts'
import { candidatePage } from '#server/features/release/store.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import type { Parts } from '#server/parts.ts'
import { nextMoment, settle } from '#server/publishing/lifecycle/settle.ts'
import { findAddress, findRedirect } from '#server/publishing/references/addresses.ts'
import { releasePage } from '#server/publishing/releases/release-store.ts'
import { createReleases } from '#server/publishing/releases/releases.ts'
import { emptyTrash } from '#server/publishing/trash/trash.ts'

const SIZES = [1_000, 100_000]
const RELEASED = 200
const WORK = { by: { id: 1, limited: new Map() }, allow: () => {}, record: async () => {} }

type Question = [name: string, ask: (parts: Parts, size: number) => Promise<unknown>]

const address =
  (end: (size: number) => string): Question[1] =>
  ({ storage, now }, size) =>
    findAddress(storage.db, { lang: 'en', page: 'productDetail', end: end(size) }, now())
const open = ({ storage, now }: Parts, id: number) => productStore(storage.db).findPublic(id, now())
const page = ({ storage, now }: Parts) =>
  productStore(storage.db).publicPage({ page: 1, limit: 20, sort: 'sort' }, now())
const previewed = { working: [7], planned: [], hidden: [] }

const QUESTIONS: Question[] = [
  [
    'records for a release, first page',
    ({ storage }) => candidatePage(storage.db, { kind: 'product', page: 1, limit: 20 }),
  ],
  [
    'releases, first page',
    ({ storage, now }) => releasePage(storage.db, { page: 1, limit: 20, sort: '-updateTime' }, now()),
  ],
  ['address by id and slug', address((size) => `${size / 2}-product-${size / 2}`)],
  ['address by slug alone', address((size) => `product-${size / 2}`)],
  ['address of nothing', address(() => 'nothing-of-that-name')],
  [
    'address of another system',
    ({ storage, now }, size) => findRedirect(storage.db, `/old/${size / 2}`, now()),
  ],
  ['public record', (parts, size) => open(parts, size / 2)],
  ['public record in a preview', (parts) => parts.storage.over(previewed, () => open(parts, 7))],
  ['public list', page],
  ['public list in a preview', (parts) => parts.storage.over(previewed, () => page(parts))],
  ['next planned moment', ({ storage, now }) => nextMoment(storage.db, now())],
  ['settling when nothing is due', ({ storage, bus, now }) => settle(storage.db, bus, now())],
  ['emptying an empty trash', ({ storage, now }) => emptyTrash(storage, now())],
]

/** On SQLite, in `folder`. */
export async function measureContent(folder: string): Promise<Figure[]> {
  const config = readConfig({ DATA_DIR: folder })
  const columns: number[][] = []
  await closeParts(await openParts(config))
  for (const size of SIZES) {
    seedContent(join(folder, 'site.sqlite'), size)
    const parts = await openParts(config)
    const column: number[] = []
    for (const [, ask] of QUESTIONS) column.push(await medianOf(() => ask(parts, size)))
    columns.push([...column, ...(await measureRelease(parts))])
    await closeParts(parts)
  }
  const release = [`a release of ${RELEASED}`, 'taking it back']
  return growing([...QUESTIONS.map(([name]) => name), ...release], SIZES, columns)
}

/** The records are published as they are: what a product must have is not what is measured. */
async function measureRelease(parts: Parts): Promise<[published: number, rolledBack: number]> {
  const kind = { ...productKind, rules: { ...productKind.rules, missing: () => ({}) } }
  const releases = createReleases(parts, [kind], () => 'en')
  const entries = Array.from({ length: RELEASED }, (_, index) => ({
    id: index + 1,
    action: 'publish' as const,
  }))
  const made = await releases.add({ name: 'Measured', note: '' }, WORK)
  const ready = await releases.put(made, entries, WORK)
  const began = performance.now()
  const shown = await releases.publish(ready, WORK)
  const published = performance.now()
  await releases.rollback(shown, false, WORK)
  const done = performance.now()
  return [published - began, done - published]
}
