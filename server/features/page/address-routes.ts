// Leads whoever comes by the address of a record to its page: by 301 to the address it has now, and from there into the site.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CODE } from '#contract/answer.ts'
import { LANGUAGES, type Language } from '#contract/language-codes.ts'
import { Failure } from '#server/failure.ts'
import { markPreview, previewOf } from '#server/http/previews.ts'
import type { House } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import {
  findAddress,
  findRedirect,
  oldAddress,
  RECORD_PAGES,
  type RecordPage,
} from '#server/publishing/addresses.ts'
import { say } from '#server/publishing/text.ts'
import { errorPage } from './rules.ts'

/** Serves the addresses of records; the answer leads by 301 where an address of another system leads, or is false. */
export function addressRoutes({ app, preview: find }: House, { storage, site, now }: Parts) {
  async function openPreview(request: FastifyRequest) {
    try {
      return await previewOf(request, find)
    } catch (error) {
      if (error instanceof Failure && error.code === CODE.gone) return 'over'
      throw error
    }
  }

  async function lead(request: FastifyRequest, reply: FastifyReply, lang: Language, page: RecordPage) {
    const preview = await openPreview(request)
    if (preview === 'over') {
      const { companyName } = say(site.settings(), lang)
      const page = errorPage(CODE.gone, lang, companyName)
      return markPreview(reply).status(CODE.gone).type('text/html; charset=utf-8').send(page)
    }
    const end = (request.params as { '*': string })['*']
    const look = () => findAddress(storage.db, { lang, page, end: end.replace(/\/$/, '') }, now())
    const found = await (preview ? preview.show(look) : look())
    if (!found) return reply.callNotFound()
    const query = queryOf(request)
    if (decodeURI(found.path) !== `/${lang}/${page}/${end}` && !preview)
      return moved(reply, found.path + query)
    if (preview) markPreview(reply)
    else reply.header('cache-control', 'no-cache')
    const named = new URLSearchParams(query)
    named.set('lang', lang)
    return reply.redirect(`/?${named}#${found.route}`, 302)
  }

  for (const lang of LANGUAGES)
    for (const page of Object.keys(RECORD_PAGES) as RecordPage[])
      app.get(`/${lang}/${page}/*`, (request, reply) => lead(request, reply, lang, page))

  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const old = oldAddress(request.url)
    const found = old === null ? null : await findRedirect(storage.db, old, now())
    if (found) moved(reply, found.path)
    return found !== null
  }
}

/** An address may get back what it had, so nobody keeps the answer without asking again: kept ones would lead in circles. */
const moved = (reply: FastifyReply, path: string) =>
  reply.header('cache-control', 'public, max-age=0, must-revalidate').redirect(path, 301)

function queryOf(request: FastifyRequest): string {
  const at = request.url.indexOf('?')
  return at === -1 ? '' : request.url.slice(at)
}
