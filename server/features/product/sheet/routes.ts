// Papers of the public site: `/sheets/<language>/<product>.pdf`, made from what is published and kept by what it says (decision 39).
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '#contract/languages/language-codes.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'
import { sendError, sendUnavailable } from '#server/http/answers/send-error.ts'
import { addressOf } from '#server/http/callers/address.ts'
import { SHARED } from '#server/http/kept-answers/send-kept.ts'
import type { Router } from '#server/http/serve.ts'
import { TurnedAway } from '#server/parts/long-work/fair-line.ts'
import { keptPapers } from '#server/parts/papers/kept-papers.ts'
import type { Parts } from '#server/parts.ts'
import { isStoreAway } from '#server/storage/trouble.ts'
import { findPaper } from './find-paper.ts'
import type { AskedPaper, FoundPaper } from './paper-frame.ts'

type Params = { Params: { language: string; '*': string } }

export function paperRoutes(router: Router, parts: Parts) {
  const { app } = router
  const { papers, config } = parts
  const report = (error: unknown) => app.log.warn({ err: error }, 'a paper could not be kept')
  const kept = keptPapers(papers, join(config.dataDir, 'papers'), report)

  app.get<Params>('/sheets/:language/*', async (request, reply) => {
    const { language, '*': file } = request.params
    if (!isLanguage(language)) return reply.callNotFound()
    const { searchParams } = new URL(request.url, 'http://site')
    const asked = { language, file, query: searchParams, asker: addressOf(request) }
    return orSay(request, reply, asked, async () => {
      const found = await findPaper(router, parts, asked)
      if (found === null) return sendError(parts, reply, CODE.notFound, language)
      if ('to' in found) return reply.header('cache-control', SHARED).redirect(found.to, 302)
      return send(request, reply, found, asked)
    })
  })

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { paper, name, page }: FoundPaper,
    { language, asker }: AskedPaper,
  ) {
    const tag = kept.tagOf(paper)
    const etag = `"${tag}"`
    reply.headers({
      etag,
      'cache-control': SHARED,
      'content-language': language,
      // Search engines are led to the page that says the same.
      ...(page && { link: `<${page}>; rel="canonical"` }),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
    })
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
    const pdf = await kept.pdf(asker, tag, paper)
    return reply
      .headers({ 'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}` })
      .type('application/pdf')
      .send(pdf)
  }

  /** Whoever opens a PDF sees a page that says why there is none. */
  async function orSay(
    request: FastifyRequest,
    reply: FastifyReply,
    { language }: { language: Language },
    work: () => Promise<unknown>,
  ) {
    try {
      return await work()
    } catch (error) {
      for (const name of ['etag', 'link']) reply.removeHeader(name)
      if (error instanceof TurnedAway) return sendUnavailable(parts, reply, 'busy', language)
      if (isStoreAway(error)) return sendUnavailable(parts, reply, CODE.unavailable, language)
      if (error instanceof Failure && error.code === CODE.notFound)
        return sendError(parts, reply, CODE.notFound, language)
      request.log.error({ err: error }, 'a paper could not be made')
      return sendUnavailable(parts, reply, 'paper', language)
    }
  }
}
