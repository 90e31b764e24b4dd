// The built web as the server uses it: the page to fill, what renders pages, and which files a page begins with.
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
  /** What renders comes with the first page. */
  render: RenderPage
  /** Loads it before somebody waits for a page. */
  warm: () => Promise<void>
  /** Elements for the head that fetch what pages of these routes need beside the entry. */
  preloads: (routes: readonly string[], what: 'all' | 'styles') => string
}

export type MadePage = { body: string; status: number }
/** Makes the page of the form, for a visitor without scripts. */
export type MakeEnquiryPage = (language: Language, enquiry: EnquiryPage) => Promise<MadePage>

/** Stands in for every page while the web has not been built. */
export const sendNotBuilt = (reply: FastifyReply) =>
  reply
    .status(503)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><html lang="zh"><meta charset="utf-8"><title>x</title><p>The web is not built yet: start with npm start.</p>',
    )

/** The program of the site, which the first script opens on every page of it. */
const SITE = 'main.tsx'

/** A chunk in Vite's manifest. */
type Chunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }
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
  return {
    template: readFileSync(join(folder, 'index.html'), 'utf8'),
    render: async (request) => (await renderer())(request),
    warm: async () => void (await renderer()),
    preloads: preloadsOf(manifest),
  }
}

const manifestIn = (file: string): Manifest =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}

function preloadsOf(manifest: Manifest) {
  const withImports = (name: string, found: Set<string>) => {
    const chunk = manifest[name]
    if (!chunk || found.has(name)) return found
    found.add(name)
    for (const one of chunk.imports ?? []) withImports(one, found)
    return found
  }
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? ''
  const there = withImports(entry, new Set())
  return (routes: readonly string[], what: 'all' | 'styles') => {
    const found = new Set<string>()
    for (const route of [SITE, ...routes]) withImports(route, found)
    const chunks = [...found].filter((name) => !there.has(name)).flatMap((name) => manifest[name] ?? [])
    const styles = new Set(chunks.flatMap(({ css = [] }) => css))
    return [
      ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...(what === 'styles' ? [] : chunks).map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
    ].join('')
  }
}
