// Reads the export file of WordPress (WXR) post by post: authors and media first, so that posts can name them.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { WXR_POSTS } from '#contract/news-and-cases/news-import.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'
import { attributeOf, type Tag, tagsOf } from '#server/parts/sheets/xml.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/news-import')

export type WxrPost = {
  id: string
  type: string
  status: string
  /** Whoever wants to read it there has to type this. */
  password: string
  title: string
  link: string
  creator: string
  /** As it is written on the post: `2019-05-01 12:00:00`, in the zone of that site. */
  date: string
  name: string
  excerpt: string
  content: string
  categories: { nicename: string; name: string }[]
  sticky: boolean
  thumbnail: string
  /** Of media: where the file lies. */
  file: string
}

export type WxrSite = {
  link: string
  /** Names to show, by login name. */
  authors: Map<string, string>
  /** Files of the media list, by the id of their entry. */
  media: Map<string, string>
  posts: number
}

/** Tags that are read before others get a turn. */
const TURN = 5_000

/** What the file says of the site, without its posts; refuses with 415 what is no export of WordPress, with 413 too many posts. */
export async function readSite(xml: string): Promise<WxrSite> {
  const site: WxrSite = { link: '', authors: new Map(), media: new Map(), posts: 0 }
  let [version, login, name, inItem] = ['', '', '', false]
  try {
    for await (const tag of inTurns(xml)) {
      const full = fullName(tag)
      if (full === 'item') inItem = true
      else if (full === '/item') inItem = false
      if (inItem) continue
      if (full === '/wp:wxr_version') version = tag.text
      else if (full === '/link' && site.link === '') site.link = tag.text.trim()
      else if (full === 'wp:author') [login, name] = ['', '']
      else if (full === '/wp:author_login') login = tag.text.trim()
      else if (full === '/wp:author_display_name') name = tag.text.trim()
      else if (full === '/wp:author') site.authors.set(login, name || login)
    }
    if (version === '') throw notWxr()
    for await (const item of postsOf(xml)) {
      if (item.type === 'attachment' && item.file !== '') site.media.set(item.id, item.file)
      if (item.type === 'post') site.posts += 1
      if (site.posts > WXR_POSTS) throw tooManyPosts()
    }
  } catch (error) {
    throw error instanceof Failure ? error : notWxr(error)
  }
  return site
}

/** Every item of the file, one after another; only one is in memory beside the file. */
export async function* postsOf(xml: string): AsyncGenerator<WxrPost> {
  let post: WxrPost | null = null
  let metaKey = ''
  for await (const tag of inTurns(xml)) {
    const full = fullName(tag)
    if (full === 'item') post = blank()
    if (!post) continue
    const field = FIELDS[full]
    if (field) post[field] = tag.text.trim()
    // Spaces are a password as well.
    else if (full === '/wp:post_password') post.password = tag.text
    else if (full === 'category' && attributeOf(tag, 'domain') === 'category')
      post.categories.push({ nicename: attributeOf(tag, 'nicename') ?? '', name: '' })
    else if (full === '/category') {
      const open = post.categories.at(-1)
      if (open?.name === '') open.name = tag.text.trim()
    } else if (full === '/wp:is_sticky') post.sticky = tag.text.trim() === '1'
    else if (full === '/wp:meta_key') metaKey = tag.text.trim()
    else if (full === '/wp:meta_value' && metaKey === '_thumbnail_id') post.thumbnail = tag.text.trim()
    else if (full === '/item') {
      yield post
      post = null
    }
  }
}

type Field = Exclude<keyof WxrPost, 'password' | 'categories' | 'sticky' | 'thumbnail'>
const FIELDS: Readonly<Record<string, Field>> = {
  '/title': 'title',
  '/link': 'link',
  '/dc:creator': 'creator',
  '/content:encoded': 'content',
  '/excerpt:encoded': 'excerpt',
  '/wp:post_id': 'id',
  '/wp:post_date': 'date',
  '/wp:post_name': 'name',
  '/wp:post_type': 'type',
  '/wp:status': 'status',
  '/wp:attachment_url': 'file',
}

const blank = (): WxrPost => ({
  ...{ id: '', type: '', status: '', password: '', title: '', link: '', creator: '', date: '', name: '' },
  ...{ excerpt: '', content: '', categories: [], sticky: false, thumbnail: '', file: '' },
})

const fullName = ({ prefix, name }: Tag) =>
  prefix === '' ? name : name.startsWith('/') ? `/${prefix}:${name.slice(1)}` : `${prefix}:${name}`

async function* inTurns(xml: string): AsyncGenerator<Tag> {
  let count = 0
  for (const tag of tagsOf(xml)) {
    if (++count % TURN === 0) await nextTurn()
    yield tag
  }
}

const notWxr = (cause?: unknown) => new Failure(CODE.unsupported, words.notWxr, { cause })

const tooManyPosts = () => new Failure(CODE.tooLarge, words.tooManyPosts({ most: WXR_POSTS }))
