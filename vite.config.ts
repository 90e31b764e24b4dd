// How the browser's side is built, and how it is served while developing.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, runnerImport, type UserConfig } from 'vite'
import { antdStyles } from './scripts/bundle/antd-styles.ts'
import { leanAntd } from './scripts/bundle/lean-antd.ts'
import { leanPreload } from './scripts/bundle/lean-preload.ts'
import { leanRouter } from './scripts/bundle/lean-router.ts'
import { noFacades } from './scripts/bundle/no-facades.ts'
import { PIECES } from './scripts/bundle/pieces.ts'
import { sheetDifferences } from './scripts/bundle/sheet-differences.ts'
import { antdLocales } from './scripts/texts/antd-locales.ts'
import { texts } from './scripts/texts/vite-texts.ts'

const SERVER = 'http://127.0.0.1:3000'

/** The face of the first screen is fetched beside the style sheet, not after it. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => /inter-core.*\.woff2$/.test(name))
        if (!font) return []
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

/** Styles stand before the scripts: over few connections those would be fetched first, and nothing is painted without styles. */
function stylesFirst(): Plugin {
  return {
    name: 'styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const styles = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g
        const found = html.match(styles)?.join('') ?? ''
        return html.replace(styles, '').replace(/[ \t]*<script type="module"/, (entry) => found + entry)
      },
    },
  }
}

/** Scripts, styles and drawings lie beside their compressed selves, so that no request waits for the work; made on all cores. */
function compressOnce(): Plugin {
  return {
    name: 'compress-once',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true })
      const compressed = files
        .filter((name) => /^[^.].*\.(js|css|svg)$/.test(name))
        .map(async (name) => {
          const file = join(dir, name)
          const content = await readFile(file)
          await Promise.all([
            brotli(content).then((bytes) => writeFile(`${file}.br`, bytes)),
            zip(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
          ])
        })
      await Promise.all(compressed)
      await Promise.all(
        sheetDifferences(dir).map(([name, difference]) => writeFile(join(dir, name), difference)),
      )
    },
  }
}
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Outlines of calls are made from schemas that no page loads: they are made here, and go along as data. */
function outlinesAsData(): Plugin {
  return {
    name: 'outlines-as-data',
    load: {
      filter: { id: /\/contract\/(visitor|staff)-outlines\.ts$/ },
      async handler(id) {
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
          configFile: false,
        })
        for (const file of dependencies) this.addWatchFile(file)
        const values = Object.entries(module)
        return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`).join('\n')
      },
    },
  }
}

/** What the server renders pages with: one module that holds all it needs, so that it runs React's production build. */
const rendering: UserConfig = {
  root: 'web',
  publicDir: false,
  plugins: [react(), outlinesAsData(), texts(import.meta.dirname), antdLocales()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'render.tsx',
    outDir: '../dist/.server',
    emptyOutDir: false,
    target: 'node26',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
  },
}

const preload = leanPreload()

const browser: UserConfig = {
  root: 'web',
  plugins: [
    react(),
    outlinesAsData(),
    texts(import.meta.dirname),
    antdLocales(),
    leanAntd(join(import.meta.dirname, 'node_modules')),
    antdStyles(),
    leanRouter(),
    noFacades(),
    preload.plugin,
    preloadFont(),
    stylesFirst(),
    compressOnce(),
  ],
  build: {
    outDir: '../dist',
    // Emptied before both builds begin, which write there side by side.
    emptyOutDir: false,
    manifest: true,
    // The editor's file is a little above Vite's own mark; what pages may weigh is held by journeys.
    chunkSizeWarningLimit: 600,
    // Every browser of the targets below knows modulepreload.
    modulePreload: { polyfill: false, resolveDependencies: preload.resolveDependencies },
    // Older targets would have `light-dark()` and relative colours rewritten into something weaker.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    rolldownOptions: {
      // Ant Design says so of itself; its parts do not, and whole forms would come with a context of theirs.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@rc-component\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: PIECES,
        },
      },
    },
  },
  server: {
    proxy: { '/api': SERVER, '/image': SERVER, '/healthz': SERVER },
  },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? rendering : browser))
