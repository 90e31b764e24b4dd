// The boundary between the server and the built web: what the server hands over to have one page rendered (decision 27).
import type { EnquiryPage } from '#contract/enquiries/enquiry-page.ts'
import type { Language } from '#contract/languages/language-codes.ts'

/** A page as it is asked for. */
export type PageRequest = {
  language: Language
  /** Path and query inside the door, such as `/newsDetail/3-annual-meeting?page=2`. */
  route: string
  /** Where the site stands, such as `https://example.com`; `''` when that is not configured. */
  origin: string
  /** The path of the same page in the languages that have a text of their own; of a list all of them. */
  alternates: Partial<Record<Language, string>>
  /**
   * The page of a record in every language, its own title or not, and the list of its kind where it does not exist; null for a
   * page of no record.
   */
  everywhere: Record<Language, string> | null
  /** The languages of visitors in which that record exists; all where it says nothing. */
  there?: readonly Language[]
  preview: { token: string; until: string } | null
  /** Of the page that visitors write on. */
  enquiry?: EnquiryPage
  /** Answers the data of a public call, in process. */
  read: (path: string, query: Readonly<Record<string, unknown>>) => Promise<unknown>
}

/** No route of the table: what is rendered there stands at every address of nothing. */
export const MISSING_ROUTE = '/-/-/-'

/** A page as it was made; `to` leads to the address that it has, `missing` to `MISSING_ROUTE`. */
export type PageMade = { to: string } | { missing: true } | RenderedPage

export type RenderedPage = {
  status: number
  title: string
  /** Elements for the head, already written. */
  head: string
  /** What stands in `#root`. */
  html: string
  /** The routes that were matched, by the names that the manifest of the build knows their chunks by. */
  chunks: string[]
  /** What the browser takes over with, as JSON without `<`. */
  data: string
}

/** What the built web exports for the server. */
export type RenderPage = (requested: PageRequest) => Promise<PageMade>

/**
 * Runs before the first paint at `/`: an address whose hash names another page than home hides the home page that the
 * server rendered (`html[data-deep]`). Its digest stands in the content security policy.
 */
export const DEEP_SCRIPT =
  "if(!/^(#\\/?(HomePage)?)?$/i.test(location.hash))document.documentElement.setAttribute('data-deep','')"

const PAGE_QUERY =
  'about category country facet family group id ids industry keyword kind language limit link page place preview product region size sort type units was year'.split(
    ' ',
  )

/**
 * Whether a page of the site may show something else because of this part of a query. The rest, such as the marks of a
 * campaign, changes nothing that is shown; the server renders and keeps one page for all of it.
 */
export const isPageQuery = (name: string): boolean => PAGE_QUERY.includes(name) || /^(?:[fo]|at)\./.test(name)

/** JSON that may stand inside a script element: no text of it can end the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
