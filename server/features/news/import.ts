// Takes news in from an export file of WordPress: says what would happen, or does it, post by post and never twice.

import type { Language } from '#contract/languages/language-codes.ts'
import {
  type NewsImportReport,
  type newsImportCalls,
  WXR_SECONDS,
  WXR_SHOWN,
} from '#contract/news-and-cases/news-import.ts'
import type { TakenBy } from '#contract/wire/call.ts'
import type { Reason } from '#server/failure.ts'
import { mayCall } from '#server/http/callers/guard.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { writeOptionsOf } from '#server/publishing/lifecycle/write-options.ts'
import { approvalsOf } from '#server/publishing/review/needs.ts'
import { importPictures } from './import-pictures.ts'
import { PROBLEMS } from './import-problems.ts'
import type { ReadPost } from './import-reading.ts'
import { addressProblems, claimPath, findImported, isTaken } from './import-store.ts'
import { newsKind } from './kind.ts'
import { type PostStep, type WxrKeys, withPosts } from './wxr-apart.ts'

type Query = TakenBy<typeof newsImportCalls.check>
type Posts = AsyncGenerator<PostStep, void, WxrKeys | undefined>
type Item = NewsImportReport['items'][number]

/** Beyond this no picture of the post at hand is fetched any more: the asker waits for 50 seconds at most. */
const PICTURES_MS = (WXR_SECONDS + 8) * 1000

export function createNewsImport(parts: Parts) {
  const { storage, publishing, now } = parts
  const { db } = storage
  const today = () => new Date(now()).toISOString().slice(0, 10)

  async function run(bytes: Buffer, query: Query, asking: AskingPerson, really: boolean) {
    const begun = performance.now()
    const keep = importPictures(parts, asking.person.id, begun + PICTURES_MS)
    const choice = { ...query, today: today() }
    const report = emptyReport()
    await withPosts(parts.threads, { bytes, choice }, async (posts) => {
      for await (const step of posts) {
        if ('others' in step) report.others = step.others
        else await judge(step.id, step.read, posts)
      }
    })
    report.items.sort((one, other) => Number(one.problems.length === 0) - Number(other.problems.length === 0))
    report.items.splice(WXR_SHOWN)
    return report

    async function judge(postId: string, read: ReadPost, posts: Posts) {
      report.posts += 1
      const known = await findImported(db, read.origin)
      if (known) {
        add(report, itemOf(postId, read, { does: 'known', id: known.id }, known.problems, asking))
        return
      }
      if (really && read.does === 'add' && performance.now() - begun > WXR_SECONDS * 1000) {
        report.left += 1
        return
      }
      const publish = query.publish && read.published
      if (!really || read.does !== 'add') {
        const problems = [...read.problems, ...(await addressProblems(db, read))]
        const outcome = { does: read.does, id: null, published: publish }
        add(report, itemOf(postId, read, outcome, problems, asking))
        return
      }
      const { keys, problems } = await keep([...read.pictures, ...(read.cover ? [read.cover] : [])])
      const again = await posts.next(keys)
      if (again.done || 'others' in again.value) throw new Error('the posts end before their time')
      const whole = again.value.read
      const done = await store(whole, { publish, lang: query.lang }, asking)
      const outcome = { does: 'add' as const, id: done.id, published: done.published }
      add(report, itemOf(postId, whole, outcome, [...whole.problems, ...problems, ...done.problems], asking))
    }
  }

  /** The record with all that belongs to it, in one transaction. */
  async function store(
    { content, origin, path }: ReadPost,
    { publish, lang }: { publish: boolean; lang: Language },
    asking: AskingPerson,
  ) {
    const problems: Reason[] = []
    const slug = content.slugs[lang]
    const free = slug !== '' && !(await isTaken(db, lang, slug))
    const whole = { ...content, slugs: { ...content.slugs, [lang]: free ? slug : '' } }
    const shown = publish && Object.keys(newsKind.rules.missing(whole, null)).length === 0
    if (publish && !shown) problems.push(PROBLEMS.nothingToShow)
    const { record } = writeOptionsOf(asking)
    const entry = await publishing.add(
      newsKind.rules,
      { content: whole, parentId: null },
      {
        by: asking.person,
        publish: shown,
        imported: true,
        note: path,
        record: async (within, ...changes) => {
          const id = Number(changes[0]?.recordId)
          await within.insertInto('imported').values({ origin, entry_id: id, at: now() }).execute()
          if (path !== '' && !(await claimPath(within, { path, id, lang, at: now() })))
            problems.push(PROBLEMS.addressTaken)
          await record?.(within, ...changes)
        },
      },
    )
    return { id: entry.id, published: shown, problems }
  }

  return {
    check: (bytes: Buffer, query: Query, asking: AskingPerson) => run(bytes, query, asking, false),
    /** Publishing asks for its own key; without it, or where news has to be approved first, everything becomes a draft. */
    all: async (bytes: Buffer, query: Query, asking: AskingPerson) => {
      const may = query.publish && mayCall(asking.person, 'web_news:publish')
      const publish = may && (await approvalsOf(db, 'news')) === null
      return run(bytes, { ...query, publish }, asking, true)
    },
  }
}

const emptyReport = (): NewsImportReport => ({
  ...{ posts: 0, add: 0, known: 0, skip: 0, refuse: 0, pictures: 0, left: 0 },
  others: [],
  items: [],
})

function add(report: NewsImportReport, item: Item) {
  report[item.does] += 1
  report.pictures += item.does === 'add' ? item.pictures : 0
  report.items.push(item)
}

function itemOf(
  postId: string,
  { content, pictures, cover, path }: ReadPost,
  { does, id, published = false }: { does: Item['does']; id: number | null; published?: boolean },
  problems: readonly Reason[],
  { language }: AskingPerson,
): Item {
  return {
    title: Object.values(content.title).find((title) => title !== '') ?? postId,
    date: content.date,
    category: content.category,
    author: Object.values(content.author).find((name) => name !== '') ?? '',
    address: path,
    does,
    published: published && does === 'add',
    pictures: new Set([...pictures, ...(cover ? [cover] : [])]).size,
    problems: [...new Set(problems.map((problem) => problem[language]))],
    id,
  }
}
