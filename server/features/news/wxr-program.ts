// Reads an export of WordPress in a thread of its own, post by post; those that are taken in once more, with their pictures.
import { WXR_TYPES } from '#contract/news-and-cases/news-import.ts'
import { answerMain } from '#server/parts/long-work/thread-program.ts'
import { mediaFinder, readPost } from './import-reading.ts'
import { postsOf, readSite } from './wxr.ts'
import type { PostStep, WxrKeys, WxrTask } from './wxr-apart.ts'

answerMain<WxrTask, PostStep, WxrKeys>(async function* ({ bytes, choice }) {
  const xml = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('utf8')
    .replace(/^\ufeff/, '')
  const read = await readSite(xml)
  const site = { ...read, find: mediaFinder(read) }
  const others = new Map<string, number>()
  for await (const post of postsOf(xml)) {
    if (post.type !== 'post') {
      if (post.type !== 'attachment') others.set(post.type, (others.get(post.type) ?? 0) + 1)
      continue
    }
    const keys = yield { id: post.id.slice(0, 40), read: readPost(post, site, choice) }
    if (keys) yield { id: '', read: readPost(post, site, choice, (file) => keys.get(file) ?? null) }
  }
  const counts = [...others].map(([type, count]) => ({ type: type.slice(0, 40), count }))
  yield { others: counts.sort((one, other) => other.count - one.count).slice(0, WXR_TYPES) }
})
