// The calendar files of events: all that lie ahead, to be subscribed to, and one. All else comes from the declaration.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readContent } from '#contract/kinds/content.ts'
import { eventKind } from '#contract/kinds/event.ts'
import { type Language, PUBLIC_LANGUAGES } from '#contract/languages/language-codes.ts'
import { sendsMade } from '#server/http/kept-answers/send-made.ts'
import type { Router } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { published } from '#server/publishing/published.ts'
import { ADDRESS_COLUMNS, addressIn } from '#server/publishing/references/addresses.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import { readIn } from '#server/storage/reads/language-read.ts'
import { type CalendarEvent, calendarFile } from './calendar.ts'

/** Events in one file, at most. */
const MOST = 500

export function eventRoutes({ app, cache }: Router, { config, storage, site, days, now }: Parts) {
  const origin = config.publicUrl?.replace(/\/+$/, '') ?? ''
  const sendMade = sendsMade({ cache, storage, kinds: ['event'] })

  async function eventsOf(language: Language, id: number | null): Promise<CalendarEvent[]> {
    const rows = readIn(language, () => published(storage.db, 'event', now()))
    const wanted =
      id === null
        ? rows.where('dated', '>=', Date.parse(days.isoDayAt(now()))).orderBy('dated')
        : rows.where('entry_id', '=', id)
    const found = await wanted
      .select([...ADDRESS_COLUMNS, 'content', 'published_at'])
      .orderBy('entry_id')
      .limit(MOST)
      .execute()
    return found.map((row) => ({
      id: row.entry_id,
      content: readContent(eventKind, row.content),
      changedAt: row.published_at,
      url: origin === '' ? null : origin + addressIn(language, 'event', row),
    }))
  }
  const fileOf = async (language: Language, id: number | null) => {
    const events = await eventsOf(language, id)
    const { companyName } = inLanguage(site.settings(), language)
    const host = origin === '' ? 'site' : new URL(origin).host
    return calendarFile(events, { language, companyName, host })
  }
  const send = (request: FastifyRequest, reply: FastifyReply, language: Language, id: number | null) =>
    sendMade(request, reply, 'text/calendar', () => fileOf(language, id))

  for (const language of PUBLIC_LANGUAGES) {
    app.get(`/calendar/${language}.ics`, (request, reply) => send(request, reply, language, null))
    app.get<{ Params: { file: string } }>(`/calendar/${language}/:file`, async (request, reply) => {
      const [, digits] = /^([1-9]\d{0,14})\.ics$/.exec(request.params.file) ?? []
      if (digits === undefined || (await eventsOf(language, Number(digits))).length === 0)
        return reply.callNotFound()
      return send(request, reply, language, Number(digits))
    })
  }
}
