// Renders one page on the server, whole and with the data it was made from; Vite builds it into a module of its own.
import { rooms } from 'virtual:texts/site'
import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type DataRouteMatch,
  type DataRouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { PUBLIC_LANGUAGES } from '#contract/languages/language-codes.ts'
import { setDecimalSign } from '#contract/languages/locales.ts'
import {
  MISSING_ROUTE,
  type PageMade,
  type PageRequest,
  type RenderPage,
  scriptJson,
} from '#contract/site/rendering.ts'
import { AppRoot } from '#web/app/app-root.tsx'
import { type Embedded, SHELL_ROUTE } from '#web/app/embedded.ts'
import { routes } from '#web/app/routes.tsx'
import { siteTextsOf } from '#web/app/site-texts.ts'
import { type Door, doorContext } from '#web/client/door.ts'
import { headOf } from '#web/head/head-of.ts'
import { createLanguageStore } from '#web/i18n/language.tsx'
import { textsThere } from '#web/i18n/texts.ts'
import { type Drawing, piecesFor } from '#web/rendering/pieces.ts'
import { type HeadNotes, HeadNotesContext } from '#web/site/shell/head-notes.ts'
import { PiecesContext } from '#web/site/shell/piece.tsx'
import type { ShellData } from '#web/site/shell/shell-data.tsx'

/** Redirects that follow each other before the address is taken for broken. */
const STEPS = 4
const ORIGIN = 'http://site.invalid'
const DOORWAY = { hash: false, prefetch: () => {} }

const handler = createStaticHandler(routes)
const texts = textsThere(rooms)

/** Throws what a read threw that is no 404; the server knows what that means. */
export const render: RenderPage = async (requested) => {
  let url = new URL(requested.route, ORIGIN)
  for (let step = 0; step < STEPS; step++) {
    if (isNowhere(url) && requested.route !== MISSING_ROUTE) return { missing: true }
    const found = await query(url, requested)
    if (found instanceof Response) {
      url = new URL(found.headers.get('Location') ?? '/', ORIGIN)
      continue
    }
    // Which kinds the owner made is known by now; what is none of theirs is drawn for nobody, as above.
    if (isNoneOfTheOwner(found)) return { missing: true }
    url.pathname = rightCase(found)
    const to = url.pathname + url.search + url.hash
    return to === requested.route ? page(found, url, requested) : { to }
  }
  return { to: '/HomePage' }
}

/** Judged before anything is read: anybody may make up such addresses. */
function isNowhere({ pathname }: URL): boolean {
  const leaf = handler.match(pathname)?.at(-1)
  return leaf?.route.path === '404/*' || Boolean(leaf?.params['*'])
}

/** An address that a kind of the owner might have had. */
const isNoneOfTheOwner = ({ matches, loaderData, errors }: StaticHandlerContext): boolean => {
  const leaf = matches.at(-1)
  const failed = Object.values(errors ?? {})
  return (
    leaf?.params.own !== undefined &&
    !loaderData[leaf.route.id] &&
    failed.length > 0 &&
    failed.every(isMissing)
  )
}

async function query(url: URL, requested: PageRequest) {
  const requestContext = new RouterContextProvider()
  const door: Door = {
    hash: false,
    language: () => requested.language,
    read: (path, given) => requested.read(path, given as Record<string, unknown>) as never,
    enquiry: requested.enquiry,
  }
  requestContext.set(doorContext, door)
  return handler.query(new Request(url), { requestContext })
}

/** The path as the table writes it, with what stands in place of its parameters as it came. */
function rightCase({ matches, location }: StaticHandlerContext): string {
  const leaf = matches.at(-1)
  const pattern = leaf?.route.path
  if (!leaf || !pattern || pattern === '*') return location.pathname
  const { slug, own: chosen = '' } = leaf.params
  const own = pattern.replace(/\/?\*$/, '').replace(/^:own/, () => chosen)
  if (slug === undefined) return `/${own.replace(/\/?:slug\?$/, '')}`
  return `/${own.replace(/:slug\??/, () => encodeURIComponent(slug))}`
}

async function page(context: StaticHandlerContext, url: URL, requested: PageRequest): Promise<PageMade> {
  const failed = Object.values(context.errors ?? {}).find((error) => !isMissing(error))
  if (failed !== undefined) throw failed
  const notes: HeadNotes = { title: '', parts: [] }
  // Where it exists in all of them nothing is said.
  const there = PUBLIC_LANGUAGES.every((one) => requested.there?.includes(one) ?? true)
    ? undefined
    : requested.there
  const { loaderData, errors, statusCode } = context
  const shell = loaderData[SHELL_ROUTE] as ShellData | undefined
  const pieces = shell && !requested.preview ? piecesFor(shell, requested.language, url.pathname) : null
  // Right before it is drawn: pages of other settings may have been drawn since it was read.
  if (shell) setDecimalSign(shell.site.decimalSign)
  const drawn = await drawingOf(
    <HeadNotesContext value={notes}>
      <PiecesContext value={pieces}>
        <AppRoot
          language={createLanguageStore(requested.language, texts)}
          doorway={{ ...DOORWAY, origin: requested.origin, everywhere: requested.everywhere, there }}
          preview={requested.preview}
        >
          <StaticRouterProvider
            router={createStaticRouter(branchOf(context.matches), context)}
            context={context}
            hydrate={false}
          />
        </AppRoot>
      </PiecesContext>
    </HeadNotesContext>,
  )
  const { preloads, html } = pieces ? pieces.join(drawn) : drawn
  const ids = context.matches.map(({ route }) => route.id)
  const embedded: Embedded = {
    language: requested.language,
    loaderData,
    ...(errors && { errors }),
    ...(requested.everywhere && { everywhere: requested.everywhere }),
    ...(there && { there }),
    ...(requested.preview && { previewUntil: requested.preview.until }),
  }
  const head = headOf(context, url, requested, { title: notes.title, html })
  return {
    status: ownStatus(context) ?? statusCode,
    title: head.title,
    head: preloads + head.tags,
    html,
    // The texts of the page come with it, as the page's own chunk does.
    chunks: [
      ...ids,
      ...new Set(notes.parts),
      ...siteTextsOf(ids).map((group) => `../texts/${requested.language}/${group}.texts`),
    ],
    data: embeddedJson(embedded),
  }
}

/** What is read is one object for as long as its answer is kept, and written once. */
const written = new WeakMap<object, string>()

function writtenOnce(value: object): string {
  const json = written.get(value) ?? scriptJson(value)
  written.set(value, json)
  return json
}

/** What a route loaded: one answer, or several by their names. */
function routeJson(data: unknown): string {
  if (typeof data !== 'object' || data === null) return scriptJson(data) ?? 'null'
  if (Object.isFrozen(data)) return writtenOnce(data)
  if (Array.isArray(data)) return scriptJson(data)
  const parts = Object.entries(data).filter(([, part]) => part !== undefined)
  return `{${parts.map(([name, part]) => `${scriptJson(name)}:${partJson(part)}`).join(',')}}`
}

const partJson = (part: unknown) =>
  typeof part === 'object' && part !== null && Object.isFrozen(part) ? writtenOnce(part) : scriptJson(part)

function embeddedJson({ loaderData, ...rest }: Embedded): string {
  const routes = Object.entries(loaderData).filter(([, data]) => data !== undefined)
  const data = routes.map(([id, loaded]) => `${scriptJson(id)}:${routeJson(loaded)}`)
  return `${scriptJson(rest).slice(0, -1)},"loaderData":{${data.join(',')}}}`
}

/** What React leaves where something was not there yet. */
const UNFINISHED = '<!--$!-->'

/**
 * At one go, which takes half of the time that a stream takes: nothing of a page waits. What comes late nonetheless (a part
 * that is brought when it is first needed) is waited for.
 */
async function drawingOf(page: ReactElement): Promise<Drawing> {
  const html = await htmlOf(page)
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? []
  return { preloads, html: html.slice(preloads.length) }
}

async function htmlOf(page: ReactElement): Promise<string> {
  const html = renderToString(page)
  if (!html.includes(UNFINISHED)) return html
  const stream = await renderToReadableStream(page, {
    onError: (error) => console.error(error),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  await stream.allReady
  return new Response(stream).text()
}

/** The routes that were matched, one below the other: a router of the whole table would be made for each page. */
const branchOf = ([first, ...rest]: readonly DataRouteMatch[]): DataRouteObject[] =>
  first ? [{ ...first.route, ...(rest.length > 0 && { children: branchOf(rest) }) } as DataRouteObject] : []

/** What the page at an address says of its own answer (`PageAnswer`). */
function ownStatus({ matches }: StaticHandlerContext): number | undefined {
  const handle: unknown = matches.at(-1)?.route.handle
  if (typeof handle !== 'object' || handle === null || !('status' in handle)) return undefined
  return typeof handle.status === 'number' ? handle.status : undefined
}

/** What a loader throws for a record or an address that is not there. */
const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404
