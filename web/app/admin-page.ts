// How a route of the console is made: behind the guard, with its program and its texts on their way meanwhile.
import type { ComponentType } from 'react'
import type { LoaderFunction, LoaderFunctionArgs, MiddlewareFunction, RouteObject } from 'react-router'
import type { Text } from '#contract/languages/language.ts'
import type { Directory, Page } from '#contract/wire/resource.ts'
import type { ConsolePages } from '#web/admin/frame/sidebar/sidebar-items.ts'
import type { PageHandle } from '#web/admin/frame/tabs/page-handle.ts'
import { doorOf } from '#web/client/door.ts'
import type { Group } from '#web/i18n/messages.ts'
import type { Texts } from '#web/i18n/texts.ts'
import type { Needs } from '#web/session/permissions.ts'
import { doorAddress } from '#web/session/redirect.ts'
import type { openConsole } from './admin-console.tsx'
import { late } from './admin-late.tsx'
import { refuseGuest } from './guard.tsx'
import { leadOn } from './lead-on.ts'
import { PAGE_TEXTS } from './page-texts.ts'

/** Brings the program of a page. */
export type Load = () => Promise<ComponentType>
export type MakePages = ReturnType<typeof createPageMakers>

type Means = {
  opened: () => Promise<ReturnType<typeof openConsole>>
  frame: { load: () => Promise<void> }
  texts: Texts
}

/** The texts of what stands around every page of the console. */
const FRAME: readonly Group[] = ['console/frame']

export function createPageMakers({ opened, frame, texts }: Means) {
  /**
   * A page behind the guard; `needs` is what its handle names, unless it is given. A guest is turned away before anything
   * of the console is loaded.
   */
  function page(handle: PageHandle, load: Load, needs: Needs = handle) {
    const content = late(load)
    const [key = ''] = [needs.resources ?? []].flat()
    const shown = handle.texts ?? PAGE_TEXTS[key] ?? []
    const guard: MiddlewareFunction = async (args) => {
      refuseGuest(args.url)
      const language = doorOf(args).language()
      const step = { url: args.url, needs, language }
      await Promise.all([
        opened().then((console) => console.enter(step)),
        frame.load(),
        texts.bring(FRAME, language),
        content.tryLoad(),
        // A page whose texts did not arrive says so in its own place.
        texts.bring(shown, language).catch(() => {}),
      ])
    }
    // A page that breaks is caught in its tab, inside the frame.
    return { handle: { ...handle, needs }, middleware: [guard], Component: content.Component }
  }

  /** Leads from a directory to the first of its pages in the person's sidebar. */
  const firstOf =
    (directory: Directory): LoaderFunction =>
    async (args) => {
      const { url } = args
      refuseGuest(url)
      const first = await (await opened()).firstOf({ url, language: doorOf(args).language() }, directory)
      return leadOn(url, first ?? doorAddress('/401', url))
    }

  /** A directory of pages, each under its key. */
  const directory = (key: Directory, title: Text, children: RouteObject[]): RouteObject => ({
    path: `/${key}`,
    handle: { title, resources: key, noredirect: true } satisfies PageHandle,
    children: [{ index: true, loader: firstOf(key) }, ...children],
  })

  /** A page that is made anew each time it is come back to. */
  const fresh = (key: Page, title: Text, load: Load, texts?: readonly Group[]): RouteObject => ({
    path: key,
    ...page({ title, resources: key, noCache: true, ...(texts && { texts }) }, load),
  })

  /** The pages of the records of a list, which have it in their trail. */
  const recordsOf = (directory: Directory, key: Page, title: Text, children: RouteObject[]): RouteObject => ({
    handle: { title, resources: key, at: `/${directory}/${key}` } satisfies PageHandle,
    children,
  })

  /** The page of one record. Hidden, so whoever may open the list may open it. */
  const record = (path: string, handle: PageHandle, load: Load, needs: Needs): RouteObject => ({
    path,
    loader: digitsOnly,
    ...page(handle, load, needs),
  })

  return { page, directory, fresh, recordsOf, record }
}

/** What the menu of each page and directory is called and where it leads: the children of directories have their keys as paths. */
export const pagesIn = (directories: readonly RouteObject[]): ConsolePages =>
  Object.fromEntries(
    directories.flatMap(({ path: above = '', handle, children = [] }) => [
      [above.slice(1), { title: titleOf(handle) }],
      ...children.flatMap(({ path, handle: own }) =>
        path === undefined ? [] : [[path, { title: titleOf(own), to: `${above}/${path}` }]],
      ),
    ]),
  )
const titleOf = (handle: unknown) => (handle as PageHandle).title

/** Spec §2: ids in an address are digits; anything else is no page. */
function digitsOnly({ params, url }: LoaderFunctionArgs) {
  if (!/^[1-9]\d{0,15}$/.test(params.id ?? '')) throw leadOn(url, doorAddress('/404', url))
  return null
}
