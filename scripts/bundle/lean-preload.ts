// What a page fetches along with a piece that comes later: Vite's helper for it, which every visitor loads, in the few lines that
// the site needs, and the lists that it is given without what is there already.
import type { Plugin } from 'vite'

const HELPER = /\0vite\/preload-helper\.js$/
/** Takes the place of the one that Vite exports: nobody listens for its event, the policy knows no nonce, and all files lie below `/`. */
const LEAN = `const coming = {}
function fetchEarly(file) {
  const isStyle = file.endsWith('.css')
  const href = '/' + file
  if (document.querySelector('link[href="' + href + '"]' + (isStyle ? '[rel=stylesheet]' : ''))) return
  const link = Object.assign(document.createElement('link'), { rel: isStyle ? 'stylesheet' : 'modulepreload', crossOrigin: '', href })
  document.head.append(link)
  return isStyle && new Promise((settle, fail) => {
    link.onload = settle
    link.onerror = () => {
      delete coming[file]
      link.remove()
      fail(Error('no ' + href))
    }
  })
}
export const __vitePreload = (load, files = []) =>
  Promise.all(files.map((file) => (coming[file] ??= fetchEarly(file)))).then(load)
`

/** Throws when Vite calls its helper by another name, or hands it something else. */
export function leanHelper(code: string): string {
  if (!/export const __vitePreload = function preload\(baseModule, deps, importerUrl\)/.test(code))
    throw new Error(`Vite fetches in another way now. See ${import.meta.filename}`)
  return LEAN
}

type Chunks = Record<string, { imports?: readonly string[] }>

/** All that a file brings with it, the file itself among it. */
export function broughtBy(file: string, chunks: Chunks, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const one of chunks[file]?.imports ?? []) broughtBy(one, chunks, found)
  return found
}

/** The plugin, and what Vite asks which scripts of a later piece are to be named. */
export function leanPreload() {
  let chunks: Chunks = {}
  const plugin: Plugin = {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: HELPER },
      handler: (code) => ({ code: leanHelper(code), map: null }),
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        chunks = bundle as Chunks
      },
    },
  }
  const resolveDependencies = (_file: string, scripts: string[], { hostId }: { hostId: string }) => {
    const there = broughtBy(hostId, chunks)
    return scripts.filter((script) => !there.has(script))
  }
  return { plugin, resolveDependencies }
}
