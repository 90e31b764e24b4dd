// How the browser's side is built, and how it is served while developing.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Parts of pages that list something; detail pages do without them. */
const LISTS = /\/web\/site\/(pager|paging|tabs|use-list-head|product-listing|product-order)\.tsx?$/
/** Parts that the console uses, that come with a click, or that only pages with running text need. */
const LATER =
  /\/web\/(site\/mega-panel|ui\/(picture-preview|gallery-step|relative-time|number-format|rich-text|rich-line|rich-headings|video-facade|router-link))\.(tsx?|css)$/
const isShared = (id: string) => /\/web\/(site|ui|i18n)\//.test(id) && !LISTS.test(id) && !LATER.test(id)

const SERVER = 'http://127.0.0.1:3000'

/** The face of the first screen is fetched beside the style sheet, not after it. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name))
        if (!font) return []
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

/**
 * The router names its components by calls and assignments that look as if they did something, so what nobody uses of
 * it would be kept: a fifth of its weight. Here they are marked as what they are.
 */
function dropUnusedRouter(): Plugin {
  return {
    name: 'drop-unused-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/production\/.*\.js$/ },
      handler: (code) =>
        code
          .replace(/= (React\S*\.(?:forwardRef|memo|createContext|lazy)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^[A-Z]\w*\.displayName = "\w+";$/gm, '')
          // Nobody hands it instruments to measure with.
          .replaceAll('if (init.instrumentations)', 'if (false)'),
    },
  }
}

/** Scripts, styles and drawings lie beside their compressed selves, so that no request waits for the work. */
function compressOnce(): Plugin {
  return {
    name: 'compress-once',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg)$/.test(name)) continue
        const content = readFileSync(join(dir, name))
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content))
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  root: 'web',
  plugins: [react(), dropUnusedRouter(), preloadFont(), compressOnce()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    // Every browser of the targets below knows modulepreload.
    modulePreload: { polyfill: false },
    // Older targets would have `light-dark()` and relative colours rewritten into something weaker.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
            // What public pages share comes in two pieces instead of in thirty crumbs.
            { name: 'site', test: isShared, minShareCount: 2, priority: 2 },
            { name: 'lists', test: LISTS, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': SERVER, '/image': SERVER, '/healthz': SERVER },
  },
})
