// Products beside each other on a page across: the rows that differ or all, as the page that it was asked from shows them.
import { LANGUAGE_FACTS } from '#contract/languages/language-codes.ts'
import { productCalls } from '#contract/products/product.ts'
import type { ProductCard } from '#contract/products/product-card.ts'
import type { OutputOf } from '#contract/wire/call.ts'
import { pictureOf } from '#server/http/paper-pictures.ts'
import type { Router } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { serverTexts } from '#server/texts.ts'
import { type AskedPaper, type FoundPaper, fileName, framed, pageAt, systemOf } from './paper-frame.ts'
import { statedIn, valueIn } from './product-sheet.ts'
import { lastPublished } from './publishing-days.ts'

const words = serverTexts('server/parts/papers')
/** As the call takes them (`contract/products/product-compare.ts`). */
const MOST = 4
const ID = /^[1-9]\d{0,14}$/
const PICTURE_WIDTH = 480

type Comparison = OutputOf<typeof productCalls.compare>

/** Null where visitors see none of the products. */
export async function comparisonPaper(
  router: Router,
  parts: Parts,
  { language, query, asker }: AskedPaper,
): Promise<FoundPaper | null> {
  const asked = query.getAll('ids').flatMap((ids) => ids.split(','))
  const ids = [...new Set(asked.filter((id) => ID.test(id)))].slice(0, MOST)
  if (ids.length === 0) return null
  const input = { ids: ids.join(','), lang: language }
  const read = () => router.reads.read(productCalls.compare.path, input, language)
  const { products, groups } = (await router.line.run(asker, read)).data as Comparison
  if (products.length === 0) return null
  const { day, says } = await lastPublished(
    parts,
    products.map(({ id }) => id),
    language,
  )
  const how = { language, system: systemOf(query) }
  // One product alone differs from nothing.
  const isWhole = query.get('rows') === 'all' || products.length === 1
  const models = products.map(modelOf)
  const list = new Intl.ListFormat(LANGUAGE_FACTS[language].dates, { type: 'conjunction' }).format(models)
  const page = pageAt(parts, language, `/compare?ids=${products.map(({ id }) => id).join(',')}`)
  const { frame, files } = framed(router, parts, {
    ...{ language, page, day },
    head: { title: words.comparison[language], of: list, edition: says },
  })
  const shown = groups.flatMap(({ title, rows }) => {
    const kept = rows.filter(({ differs }) => isWhole || differs).map((row) => rowOf(row, how))
    return kept.length > 0 ? [{ title, rows: kept }] : []
  })
  const all = groups.flatMap(({ rows }) => rows)
  const hidden = all.length - shown.flatMap(({ rows }) => rows).length
  const data = {
    ...frame,
    heading: products.length > 1 ? words.compared({ models: list })[language] : models[0],
    ring: products.length > 1 ? words.ring[language] : '',
    notSaid: words.notSaid[language],
    products: products.map(({ id, cover, productModel, productName }) => ({
      ...{ model: productModel, name: productName, picture: cover && `${id}.jpg` },
    })),
    groups: shown,
    hidden: hidden > 0 ? words.sameInAll({ rows: hidden })[language] : '',
  }
  const pictures = products.flatMap(({ id, cover }) =>
    cover ? [[`${id}.jpg`, pictureOf(router, cover, PICTURE_WIDTH)] as const] : [],
  )
  return {
    paper: { template: 'comparison', data, files: { ...files, ...Object.fromEntries(pictures) } },
    ...{ name: fileName(`${words.comparison[language]} ${models.join(' ')}.pdf`), page },
  }
}

const modelOf = ({ productModel, productName }: ProductCard) => productModel || productName

function rowOf(
  { name, cells, better }: Comparison['groups'][number]['rows'][number],
  how: Parameters<typeof valueIn>[1],
) {
  return {
    name,
    cells: cells.map((cell, at) =>
      cell === null
        ? null
        : { value: valueIn(cell, how), note: statedIn(cell, how), best: better.includes(at) },
    ),
  }
}
