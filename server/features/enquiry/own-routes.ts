// The page of an enquiry for whoever sent it: read by its link alone, added to and erased by plain forms; kept by nobody.
import type { FastifyReply } from 'fastify'
import { manyLines } from '#contract/enquiries/enquiry.ts'
import { ADDED, OWN_ROUTE } from '#contract/enquiries/own-route.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { addressOf } from '#server/http/callers/address.ts'
import type { Router } from '#server/http/serve.ts'
import type { MakeEnquiryPage } from '#server/http/web-build.ts'
import { numberIn } from '#server/parts/enquiries/own-link.ts'
import { FORM_BYTES, readForm } from '#server/parts/enquiries/posted-form.ts'
import type { Uploads } from '#server/parts/enquiries/uploads.ts'
import { serverTexts } from '#server/texts.ts'
import type { createOwn } from './own.ts'
import {
  formIn,
  isForeign,
  linkIn,
  ownPath,
  PRIVATE,
  sendGone,
  sendPrivate,
  takeForms,
} from './private-page.ts'

const words = serverTexts('site/enquiry/own')

export async function ownRoutes(
  { app }: Router,
  own: ReturnType<typeof createOwn>,
  uploads: Uploads,
  makePage: MakeEnquiryPage | null,
) {
  async function send(reply: FastifyReply, language: Language, link: string, note = '', status = 200) {
    const number = numberIn(own.key, link)
    const enquiry = number && (await own.read(number, language))
    if (!enquiry) return sendGone(reply, language)
    const route = `${OWN_ROUTE}/${link}`
    return sendPrivate(reply, makePage, { language, route, page: { note, own: enquiry }, status })
  }

  await app.register(async (forms) => {
    takeForms(forms)
    for (const language of LANGUAGES) {
      const path = `/${language}${OWN_ROUTE}/:link`
      forms.get(path, (request, reply) => send(reply, language, linkIn(request)))

      forms.post(path, { bodyLimit: FORM_BYTES }, async (request, reply) => {
        const link = linkIn(request)
        const number = numberIn(own.key, link)
        const before = number && (await own.read(number, language))
        if (!number || !before || isForeign(request)) return send(reply, language, link)
        const { given, files } = request.isMultipart()
          ? await readForm(request, uploads, addressOf(request))
          : { given: formIn(request), files: [] }
        const text = [...manyLines(given.get('text') ?? '')].slice(0, ADDED).join('')
        const kept = files.filter(({ state }) => state === 'received').map(({ file }) => file)
        const arrived = (await uploads.received(kept)).slice(0, before.room)
        if (kept.length < files.length) return send(reply, language, link, words.refused[language], 400)
        if (text === '' && arrived.length === 0)
          return send(reply, language, link, words.nothing[language], 400)
        if (!(await own.add(number, text, arrived)))
          return send(reply, language, link, words.tooOften[language], 429)
        return reply.headers(PRIVATE).redirect(ownPath(language, link), 303)
      })

      forms.post(`${path}/erasure`, async (request, reply) => {
        const link = linkIn(request)
        const number = numberIn(own.key, link)
        if (number && !isForeign(request)) await own.askErasure(number)
        return reply.headers(PRIVATE).redirect(ownPath(language, link), 303)
      })
    }
  })
}
