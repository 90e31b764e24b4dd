// Makes whole pages: renders them from what public reads answer in process, and puts them into the page that was built.
import { CODE } from '#contract/answer.ts'
import { LANGUAGES, type Language } from '#contract/language-codes.ts'
import type { PageAsked, RenderedPage } from '#contract/rendering.ts'
import { Failure } from '#server/failure.ts'
import type { Kept } from '#server/http/response-cache.ts'
import type { House } from '#server/http/serve.ts'
import type { WebBuild } from '#server/http/web-build.ts'
import type { Parts } from '#server/parts.ts'
import { fillPage } from './rules.ts'
import { withHeadTags } from './verification.ts'

export type MadePage = { body: string; status: number }
type Asked = Pick<PageAsked, 'alternates' | 'preview'>
type Alternates = Asked['alternates']
/** What a page was made from; `once` when one of its reads holds for this time only. */
type Sources = { tags: Set<string>; once: boolean }

const noSources = (): Sources => ({ tags: new Set(), once: false })

const HOME = '/HomePage'

export function createPages(
  { app, cache, reads }: House,
  { config, site }: Parts,
  { template, render, preloads }: WebBuild,
) {
  const origin = config.publicUrl?.replace(/\/+$/, '') ?? ''

  function fill(language: Language, { title, head, chunks, data, html }: RenderedPage, deep = false) {
    const page = fillPage(template, {
      ...{ language, title, head, data, html, deep },
      // Whoever came for another page than home does not fetch what draws home.
      files: preloads(chunks, deep ? 'styles' : 'all'),
    })
    return withHeadTags(page, site.own().headTags)
  }

  /** Renders a page; what it was made from is added to `sources`. */
  async function rendered(language: Language, route: string, asked: Asked, sources: Sources | null) {
    const read: PageAsked['read'] = async (path, query) => {
      if (!sources) return reads.readUnkept(path, query, language)
      const { data, madeFrom, once } = await reads.read(path, query, language)
      for (const tag of madeFrom) sources.tags.add(tag)
      if (once) sources.once = true
      return data
    }
    return render({ language, route, origin, read, ...asked })
  }

  /** The page of an address where nothing can be rendered: the application says in the browser what is wrong. */
  function empty(language: Language, error: unknown): MadePage {
    app.log.error({ err: error }, 'a page could not be rendered')
    const status = error instanceof Failure && error.code === CODE.unavailable ? 503 : 500
    const body = fillPage(template, {
      language,
      title: '',
      head: NO_INDEX,
      files: '',
      data: 'null',
      html: '',
      deep: false,
    })
    return { body, status }
  }

  const everyLanguage = (path: string): Alternates =>
    Object.fromEntries(LANGUAGES.map((language) => [language, `/${language}${encodeURI(path)}`]))

  return {
    everyLanguage,

    /** The home page for `/`, where the hash may name another page. */
    home(language: Language): Promise<Kept> | Kept {
      const key = `${language} page /`
      return (
        cache.get(key) ??
        cache.make(key, async () => {
          const sources = noSources()
          const asked = { alternates: everyLanguage(HOME), preview: null }
          const page = await rendered(language, HOME, asked, sources)
          if ('to' in page) throw new Error(`the home page leads to ${page.to}`)
          return { body: fill(language, page, true), madeFrom: [...sources.tags], once: sources.once }
        })
      )
    },

    /** Makes a page that nobody keeps. */
    async make(language: Language, route: string, asked: Asked): Promise<MadePage | { to: string }> {
      try {
        const page = await rendered(language, route, asked, null)
        return 'to' in page ? page : { body: fill(language, page), status: page.status }
      } catch (error) {
        return empty(language, error)
      }
    },

    /** Makes a page and keeps it; one that is not there, or that failed, is kept by nobody. */
    async keep(
      key: string,
      language: Language,
      route: string,
      alternates: Alternates,
    ): Promise<Kept | MadePage | { to: string }> {
      let other: MadePage | { to: string } | undefined
      try {
        const kept = await cache.make(key, async () => {
          const sources = noSources()
          const page = await rendered(language, route, { alternates, preview: null }, sources)
          if (!('to' in page) && page.status === 200)
            return { body: fill(language, page), madeFrom: [...sources.tags], once: sources.once }
          throw new Unkept('to' in page ? page : { body: fill(language, page), status: page.status })
        })
        return kept
      } catch (error) {
        other = error instanceof Unkept ? error.made : empty(language, error)
      }
      return other
    },

    /** What stands at an address of nothing: the site's own page for that, in its frame. */
    async missing(language: Language, route: string): Promise<MadePage> {
      try {
        const page = await rendered(language, MISSING, { alternates: {}, preview: null }, noSources())
        if ('to' in page) throw new Error(`${route} leads to ${page.to}`)
        return { body: fill(language, page), status: CODE.notFound }
      } catch (error) {
        return empty(language, error)
      }
    },
  }
}

/** No route of the table. */
const MISSING = '/-/-'
const NO_INDEX = '<meta name="robots" content="noindex">'

/** A page that is no answer to keep, on its way past the cache. */
class Unkept extends Error {
  readonly made: MadePage | { to: string }
  constructor(made: MadePage | { to: string }) {
    super('not kept')
    this.made = made
  }
}
