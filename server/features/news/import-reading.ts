// A post of WordPress as news: what becomes of its fields, and what does not come along and why.

import { NO_TEXT } from '#contract/content/blank.ts'
import { blankContent } from '#contract/kinds/content.ts'
import { newsKind } from '#contract/kinds/news.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { NewsCategory, NewsContent } from '#contract/news-and-cases/news.ts'
import { cleanDoc } from '#rich-text/clean-doc.ts'
import { NO_RICH_TEXT, plainTextOf, type RichDoc } from '#rich-text/rich-doc.ts'
import type { Reason } from '#server/failure.ts'
import { oldAddress } from '#server/publishing/references/addresses.ts'
import { slugOf } from '#server/publishing/references/slugs.ts'
import { docOfHtml, lineOfHtml, withCaptions } from './html-doc.ts'
import { PROBLEMS } from './import-problems.ts'
import { htmlOfPost } from './wordpress-html.ts'
import type { WxrPost, WxrSite } from './wxr.ts'

export type ReadPost = {
  /** What it is called in all imports: the site and the number of the post. */
  origin: string
  content: NewsContent
  /** Addresses of the pictures in its text, as the media list writes them. */
  pictures: string[]
  cover: string | null
  /** The path that leads here afterwards; '' when it had none of its own. */
  path: string
  /** It was open to everybody there. */
  published: boolean
  does: 'add' | 'skip' | 'refuse'
  problems: Reason[]
}

export type PostChoice = { lang: Language; category: NewsCategory; today: string }

type MediaFinder = (address: string) => string | null

/** Finds the file of the media list that an address shows: a smaller size of it, on http or https, is the same picture. */
export function mediaFinder(site: WxrSite): MediaFinder {
  const files = new Map([...site.media.values()].map((file) => [plainAddress(file, site.link), file]))
  return (address) => {
    const plain = plainAddress(address, site.link)
    return files.get(plain) ?? files.get(plain.replace(/-\d{1,5}x\d{1,5}(?=\.\w{2,5}$)/, '')) ?? null
  }
}

function plainAddress(address: string, base: string): string {
  if (!URL.canParse(address, base || 'http://site')) return ''
  const { host, pathname } = new URL(address, base || 'http://site')
  return `${host}${pathname}`
}

/** `keyOf` answers the key under which a picture was taken in; without it the pictures of the text are left out. */
export function readPost(
  post: WxrPost,
  site: WxrSite & { find: MediaFinder },
  { lang, category, today }: PostChoice,
  keyOf: (file: string) => string | null = () => null,
): ReadPost {
  const problems: Reason[] = []
  const pictures: string[] = []
  const html = htmlOfPost(post.content)
  const loose = docOfHtml(html, (address) => {
    const file = site.find(address)
    if (file === null) problems.push(PROBLEMS.notInList(address))
    else pictures.push(file)
    return file === null ? null : keyOf(file)
  })
  const cleaned = cleanDoc(withCaptions(loose))
  const body: RichDoc | null = 'refused' in cleaned ? null : cleaned.doc
  if (/\[[a-z][\w-]{2,30}(?:\s[^\]]{0,500})?\]/i.test(plainTextOf(body))) problems.push(PROBLEMS.shortcode)

  const localized = (text: string) => ({ ...NO_TEXT, [lang]: text })
  const title = lineOfHtml(post.title).slice(0, 200)
  const summary = lineOfHtml(post.excerpt) || firstWords(body)
  const date = /^(\d{4}-\d{2}-\d{2})\b/.exec(post.date)?.[1]
  const dated = date !== undefined && !Number.isNaN(Date.parse(date)) && date > '1900'
  if (!dated) problems.push(PROBLEMS.noDate)
  const file = site.media.get(post.thumbnail) ?? pictures[0] ?? null
  const own = blankContent(newsKind, dated ? date : today)
  const content: NewsContent = {
    ...own,
    title: localized(title),
    summary: localized(summary.slice(0, 600)),
    body: { ...NO_RICH_TEXT, [lang]: body },
    category: categoryOf(post) ?? category,
    author: localized((site.authors.get(post.creator) ?? post.creator).slice(0, 120)),
    pinned: post.sticky,
    cover: file === null ? null : keyOf(file),
    slugs: { ...own.slugs, [lang]: slugOf(decoded(post.name), lang) },
  }
  const skipped = STATUS[post.status] === undefined
  if (skipped) problems.push(PROBLEMS.status(post.status))
  else if (post.password !== '') problems.push(PROBLEMS.password)
  else if (post.status === 'private') problems.push(PROBLEMS.private)
  if (title === '') problems.push(PROBLEMS.noTitle)
  if ('refused' in cleaned) problems.push(PROBLEMS.tooMuch)
  const refused = title === '' || 'refused' in cleaned
  return {
    origin: `wxr:${hostOf(site.link)}#${post.id}`,
    content,
    pictures: [...new Set(pictures)],
    cover: file,
    path: oldPath(post.link),
    published: STATUS[post.status] === 'open' && post.password === '',
    does: skipped ? 'skip' : refused ? 'refuse' : 'add',
    problems: problems.slice(0, PROBLEMS_SHOWN),
  }
}
/** Of one post; a text of nothing but pictures from elsewhere would name each. */
const PROBLEMS_SHOWN = 40

/** States of posts that come along; `open` was for everybody. Revisions, rubbish and planned ones stay behind. */
const STATUS: Readonly<Record<string, 'open' | 'draft'>> = {
  ...{ publish: 'open', draft: 'draft', pending: 'draft', private: 'draft', future: 'draft' },
}

const WORDS: [NewsCategory, RegExp][] = [
  ['product', /product|产品|新品/i],
  ['service', /servic|support|soporte|服务|支持/i],
  ['knowledge', /knowledge|technolog|tecnolog|conocimiento|guide|tutorial|技术|知识|科普/i],
  ['company', /company|empresa|corporat|news|noticia|公司|企业|新闻|动态/i],
]

function categoryOf({ categories }: WxrPost): NewsCategory | undefined {
  const words = categories.map(({ nicename, name }) => `${decoded(nicename)} ${name}`).join('\n')
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0]
}

function firstWords(body: RichDoc | null): string {
  const words = plainTextOf(body).replace(/\s+/g, ' ')
  if (words.length <= 160) return words
  return `${words
    .slice(0, 160)
    .replace(/\s\S{0,20}$/, '')
    .toWellFormed()}…`
}

/** The path of an old address as it is led on from; '' for none and for the front page. */
function oldPath(link: string): string {
  const path = URL.canParse(link) ? oldAddress(link) : null
  return path === null || path === '/' ? '' : path
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const hostOf = (link: string) => (URL.canParse(link) ? new URL(link).host : link)
