// What every public page shows of the company and its range, read once and kept while the visitor walks about.
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { setDecimalSign } from '#contract/languages/locales.ts'
import type { ProductType } from '#contract/products/product-type.ts'
import type { Site } from '#contract/site/site.ts'
import { doorOf } from '#web/client/door.ts'
import { isTrouble } from '#web/client/send.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { readTypes } from '#web/site/api.ts'

export type ShellData = { site: Site; types: ProductType[] }

/** The categories are asked for again this long after start (spec §7, decision 20). */
const REFRESH_MS = 75
/** The theme colour that the style sheet begins with. */
const DEFAULT_COLOUR = '#409eff'

/** Where it cannot be read anew the visitor keeps the frame of before. */
export async function loader(args: LoaderFunctionArgs): Promise<ShellData> {
  const { last } = doorOf(args)
  try {
    const shell = await readShell(args)
    if (last) last.frame = shell
    return shell
  } catch (error) {
    if (last?.frame && isTrouble(error)) return last.frame as ShellData
    throw error
  }
}

async function readShell(args: LoaderFunctionArgs): Promise<ShellData> {
  const door = doorOf(args)
  const lang = door.language()
  const { signal } = args.request
  const [site, types] = await Promise.all([
    door.read('/api/web/site/get', { lang }, { signal }),
    door.read('/api/web/product/type/listAll', { lang }, { signal }),
  ])
  setDecimalSign(site.decimalSign)
  return { site, types }
}

/** Walking to another page keeps what is known; a change of the language asks again on the same page. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

const ShellContext = createContext<ShellData | null>(null)

/** The company and its range. */
export function useShell(): ShellData {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('ShellProvider is missing')
  return shell
}

/** Gives the pages below it what the loader read, and the categories anew soon after start. */
export function ShellProvider({ children }: { children: ReactNode }) {
  const read = useLoaderData<ShellData>()
  const language = useLanguage()
  const [fresh, setFresh] = useState<{ types: ProductType[]; instead: ProductType[] } | null>(null)

  // Once, at start: later changes of the language go through the loader.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read and shown at start is what is refreshed
  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const types = await readTypes(language, leaving.signal)
      if (types) setFresh({ types, instead: read.types })
    }, REFRESH_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [])

  useBrand(read.site.themeColor)

  const types = fresh && fresh.instead === read.types ? fresh.types : read.types
  return <ShellContext value={{ site: read.site, types }}>{children}</ShellContext>
}

/** Puts the theme colour on the root of the page, where `tokens.css` makes every shade from it. */
function useBrand(colour: string) {
  useEffect(() => {
    const { style } = document.documentElement
    if (colour.toLowerCase() !== DEFAULT_COLOUR) return style.setProperty('--brand', colour)
    style.removeProperty('--brand')
    // The server wrote the colour that the site had then.
    document.querySelector('link[href^="/brand/"]')?.remove()
  }, [colour])
}
