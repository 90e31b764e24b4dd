// The built web as the server uses it: the page to fill, what renders pages, and which files a page begins with.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyReply } from 'fastify'
import type { EnquiryPage } from '#contract/enquiries/enquiry-page.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { RenderPage } from '#contract/site/rendering.ts'

export type WebBuild = {
  /** `index.html` with its scripts and styles. */
  template: string
  /** Another one for another build. */
  digest: () => string
  /** What renders comes with the first page. */
  render: RenderPage
  /** Loads it before somebody waits for a page. */
  warm: () => Promise<void>
  /**
   * Elements for the head: the styles of pages of these routes, and their scripts - fetched at once (`all`, or what every program needs),
   * or told to the entry, which fetches them when they are needed (`late`).
   */
  preloads: (routes: readonly string[], scripts: 'all' | 'common' | 'late') => string
}

export type MadePage = { body: string; status: number }
/** Makes the page of the form, for a visitor without scripts. */
export type MakeEnquiryPage = (
  language: Language,
  enquiry: EnquiryPage,
  /** Of another page than the form. */
  route?: string,
) => Promise<MadePage>

/** Stands in for every page while the web has not been built. */
export const sendNotBuilt = (reply: FastifyReply) =>
  reply
    .status(503)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><html lang="zh"><meta charset="utf-8"><title>x</title><p>The web is not built yet: start with npm start.</p>',
    )

/** What makes a page of the server useful, and what takes it over in the browser, as the manifest names them. */
const SITE = 'app/programs/site-program.ts'
const REACT = 'main.tsx'
/** The programs of the staff, which begin at `/` as well. */
const OF_STAFF = ['app/programs/entrance-program.tsx', 'app/programs/console-program.tsx']

/** A chunk in Vite's manifest. */
type Chunk = { file: string; css?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>

/** Reads what was built into `folder`; null when nothing was. */
export function openWebBuild(folder: string): WebBuild | null {
  const module = join(folder, '.server', 'render.js')
  if (!existsSync(join(folder, 'index.html')) || !existsSync(module)) return null
  let loading: Promise<RenderPage> | undefined
  const renderer = () => {
    loading ??= import(pathToFileURL(module).href).then(({ render }: { render: RenderPage }) => render)
    return loading
  }
  const manifest = manifestIn(join(folder, '.vite', 'manifest.json'))
  const template = readFileSync(join(folder, 'index.html'), 'utf8')
  return {
    template,
    digest: () => createHash('sha256').update(template).update(readFileSync(module)).digest('base64url'),
    render: async (request) => (await renderer())(request),
    warm: async () => void (await renderer()),
    preloads: preloadsOf(manifest, template),
  }
}

const manifestIn = (file: string): Manifest =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}

function preloadsOf(manifest: Manifest, template: string) {
  const withImports = (name: string, found: Set<string>) => {
    const chunk = manifest[name]
    if (!chunk || found.has(name)) return found
    found.add(name)
    for (const one of chunk.imports ?? []) withImports(one, found)
    return found
  }
  const there = new Set<string>()
  for (const [name, { file }] of Object.entries(manifest))
    if (template.includes(`/${file}"`)) withImports(name, there)
  const site = withImports(SITE, new Set())
  const react = withImports(REACT, new Set())
  const ofStaff = OF_STAFF.map((program) => withImports(program, new Set()))
  const chunksOf = (routes: readonly string[]) => {
    const found = new Set(react)
    for (const route of routes) withImports(route, found)
    for (const name of [...there, ...site]) found.delete(name)
    return filesOf(found)
  }
  const filesOf = (names: Set<string>) => [...names].flatMap((name) => manifest[name] ?? [])
  const preload = ({ file }: Chunk) => `<link rel="modulepreload" href="/${file}">`
  const begin = filesOf(site)
    .filter((chunk) => !filesOf(there).includes(chunk))
    .map(preload)
    .join('')
  // Which program begins at `/` stands in the hash alone: what all of them need is fetched meanwhile.
  const common = filesOf(new Set([...react].filter((name) => ofStaff.every((program) => program.has(name)))))
    .filter((chunk) => !filesOf(there).includes(chunk))
    .map(preload)
    .join('')
  return (routes: readonly string[], scripts: 'all' | 'common' | 'late') => {
    const chunks = chunksOf(routes)
    const styles = new Set(chunks.flatMap(({ css = [] }) => css))
    const sheets = [...styles].map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
    if (scripts === 'common') return sheets + common
    if (scripts === 'all') return sheets + begin + chunks.map(preload).join('')
    const files = JSON.stringify(chunks.map(({ file }) => `/${file}`))
    return `${sheets}${begin}<script type="application/json" id="late">${files}</script>`
  }
}
