// Makes whole pages: renders them from what public reads answer in process, and puts them into the page that was built.
import { ENQUIRY_ROUTE } from '#contract/enquiries/enquiry-page.ts'
import { type Language, PUBLIC_LANGUAGES } from '#contract/languages/language-codes.ts'
import {
  MISSING_ROUTE,
  type PageMade,
  type PageRequest,
  type RenderedPage,
} from '#contract/site/rendering.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'
import type { Kept, Made } from '#server/http/kept-answers/kept.ts'
import type { Router } from '#server/http/serve.ts'
import type { MadePage, MakeEnquiryPage, WebBuild } from '#server/http/web-build.ts'
import { createFairLine, TurnedAway } from '#server/parts/long-work/fair-line.ts'
import type { Parts } from '#server/parts.ts'
import { isStoreAway } from '#server/storage/trouble.ts'
import { FIRST_VISIT } from './first-visit.ts'
import { besideOf, dataKey } from './page-data.ts'
import { fillPage } from './rules.ts'
import { withHeadTags } from './verification.ts'

/** What is made instead of a page: where it leads, or that there is none. */
type Other = Exclude<PageMade, RenderedPage>
type Requested = Pick<PageRequest, 'alternates' | 'everywhere' | 'there' | 'preview' | 'enquiry'>
/** What a page was made from; `once` when one of its reads holds for this time only, `stale` when one may be out of date. */
export type Sources = { tags: Set<string>; once: boolean; stale: boolean }

/** What is made for visitors at once, and how many others may wait how long (docs/limits.md). */
const LINE = { atOnce: 4, waiting: 100, ms: 2000 }

/** A page that is known in no other language. */
export const NOWHERE_ELSE: Requested = { alternates: {}, everywhere: null, preview: null }

/** A page that is to be kept under `key`; `visitor` is the address of who asks. */
type Wanted = { key: string; language: Language; route: string; visitor: string }

export const noSources = (): Sources => ({ tags: new Set(), once: false, stale: false })

const madeOf = (body: string, { tags, ...how }: Sources): Made => ({ body, madeFrom: [...tags], ...how })

const HOME = '/HomePage'

/** What stands at every address of nothing is kept under: no address is a number, so this is the key of none. */
export const missingKey = (language: Language) => `${language} page 404`
/** What pages are made with. */
export type Making = Pick<Router, 'app' | 'cache' | 'reads'> &
  Pick<Parts, 'site'> &
  Pick<WebBuild, 'template' | 'render' | 'preloads'> & { origin: string; firstVisit: string }

export function fill(
  { site, template, preloads, firstVisit }: Making,
  language: Language,
  { status, title, head, chunks, data, html }: RenderedPage,
  scripts: 'all' | 'common' | 'late' = 'late',
) {
  const deep = scripts === 'common'
  const page = fillPage(template, {
    ...{ language, brand: site.settings().themeColor, title, head, data, html, deep },
    files: preloads(chunks, scripts) + (scripts === 'late' && status === 200 ? firstVisit : ''),
  })
  return withHeadTags(page, site.own().headTags)
}

/** Renders a page; what it was made from is added to `sources`. */
export async function rendered(
  { reads, render, origin }: Making,
  language: Language,
  route: string,
  requested: Requested,
  sources: Sources | null,
) {
  const read: PageRequest['read'] = async (path, query) => {
    if (!sources) return reads.readUnkept(path, query, language).catch(missing)
    const { data, madeFrom, once, stale } = await reads.read(path, query, language).catch(missing)
    for (const tag of madeFrom) sources.tags.add(tag)
    if (once) sources.once = true
    if (stale) sources.stale = true
    return data
  }
  return render({ language, route, origin, read, ...requested })
}

/** The page of an address where nothing can be rendered: the application says in the browser what is wrong. */
function empty({ app, site, template }: Making, language: Language, error: unknown): MadePage {
  app.log.error({ err: error }, 'a page could not be rendered')
  const unavailable = error instanceof Failure ? error.code === CODE.unavailable : isStoreAway(error)
  const status = unavailable ? 503 : 500
  const body = fillPage(template, {
    language,
    brand: site.settings().themeColor,
    title: '',
    head: NO_INDEX,
    files: '',
    data: 'null',
    html: '',
    deep: false,
  })
  return { body, status }
}

/** A page of no record, which every language has. */
export const inEveryLanguage = (path: string): Requested => ({
  ...NOWHERE_ELSE,
  alternates: Object.fromEntries(
    PUBLIC_LANGUAGES.map((language) => [language, `/${language}${encodeURI(path)}`]),
  ),
})

/** Makes a page that nobody keeps. */
async function make(
  making: Making,
  language: Language,
  route: string,
  requested: Requested,
): Promise<MadePage | Other> {
  try {
    const page = await rendered(making, language, route, requested, null)
    if (!('html' in page)) return page
    // A preview begins with React, which says that it is one.
    return { body: fill(making, language, page, requested.preview ? 'all' : 'late'), status: page.status }
  } catch (error) {
    return empty(making, language, error)
  }
}

export type Pages = ReturnType<typeof createPages>

export function createPages({ app, cache, reads }: Router, { config, site }: Parts, built: WebBuild) {
  const origin = config.publicUrl?.replace(/\/+$/, '') ?? ''
  const firstVisit = config.cdn ? FIRST_VISIT : ''
  const making: Making = { app, cache, reads, site, ...built, origin, firstVisit }
  const line = createFairLine(LINE)

  const enquiry: MakeEnquiryPage = async (language, enquiry, route = ENQUIRY_ROUTE) => {
    // What one visitor alone may read is no page of other languages.
    const known = route === ENQUIRY_ROUTE ? inEveryLanguage(route) : NOWHERE_ELSE
    const made = await make(making, language, route, { ...known, enquiry })
    if (!('body' in made)) throw new Error('the form of inquiries leads elsewhere')
    return made
  }

  /** Most visitors never need what a page is taken over with: it is kept beside the page, which holds its name alone. */
  async function withDataBeside(page: RenderedPage, key: string, sources: Sources): Promise<RenderedPage> {
    const { data, named } = besideOf(page)
    await cache.make(dataKey(key), async () => madeOf(data, sources))
    return named
  }

  return {
    making,
    enquiry,
    make: (language: Language, route: string, requested: Requested) =>
      make(making, language, route, requested),

    /** The home page for `/`, where the hash may name another page; before one is published nobody keeps what stands there. */
    async home(language: Language): Promise<Kept | MadePage> {
      const key = `${language} page /`
      const make = async () => {
        const sources = noSources()
        const page = await rendered(making, language, HOME, inEveryLanguage(HOME), sources)
        if (!('html' in page)) throw new Error('the home page leads elsewhere')
        // The hash may name another page: who comes for that one does not fetch what draws home.
        const body = fill(making, language, page, 'common')
        if (page.status !== 200) throw new Unkept({ body, status: page.status })
        return madeOf(body, sources)
      }
      try {
        return cache.get(key) ?? (await cache.make(key, make))
      } catch (error) {
        if (error instanceof Unkept && 'body' in error.made) return error.made
        throw error
      }
    },

    /**
     * Makes a page for a visitor, when it is their turn, and keeps it; one that is not there, or that failed, is kept by nobody.
     * Throws while the store is away, and `TurnedAway` when too many ask.
     */
    async keep(
      { key, language, route, visitor }: Wanted,
      requested: Requested,
    ): Promise<Kept | MadePage | Other> {
      let other: MadePage | Other | undefined
      try {
        const make = async () => {
          const sources = noSources()
          const page = await rendered(making, language, route, requested, sources)
          if (!('html' in page)) throw new Unkept(page)
          if (page.status !== 200)
            throw new Unkept({ body: fill(making, language, page), status: page.status })
          // What holds once is found by nobody a second time.
          const sent = sources.once ? page : await withDataBeside(page, key, sources)
          return madeOf(fill(making, language, sent), sources)
        }
        return await cache.make(key, () => line.run(visitor, make))
      } catch (error) {
        if (isStoreAway(error) || error instanceof TurnedAway) throw error
        other = error instanceof Unkept ? error.made : empty(making, language, error)
      }
      return other
    },

    /**
     * What stands at every address of nothing: the site's own page for that, in its frame. It is rendered once for each
     * language, so that made-up addresses cost no rendering; the browser finds what is near to the words of the address.
     */
    async missing(language: Language): Promise<Kept | MadePage> {
      const key = missingKey(language)
      const make = async () => {
        const sources = noSources()
        const page = await rendered(making, language, MISSING_ROUTE, NOWHERE_ELSE, sources)
        if (!('html' in page)) throw new Error('there is no page for addresses of nothing')
        const sent = sources.once ? page : await withDataBeside(page, key, sources)
        return madeOf(fill(making, language, sent), sources)
      }
      try {
        const kept = cache.get(dataKey(key)) && cache.get(key)
        return kept ?? (await cache.make(key, make))
      } catch (error) {
        if (isStoreAway(error)) throw error
        return empty(making, language, error)
      }
    },
  }
}

/** What a read does not find is no fault: the page says in its place that there is nothing, as before the first record is published. */
function missing(error: unknown): never {
  throw error instanceof Failure && error.code === CODE.notFound
    ? new Response(null, { status: CODE.notFound })
    : error
}

const NO_INDEX = '<meta name="robots" content="noindex">'

/** A page that is no answer to keep, on its way past the cache. */
class Unkept extends Error {
  readonly made: MadePage | Other
  constructor(made: MadePage | Other) {
    super('not kept')
    this.made = made
  }
}
