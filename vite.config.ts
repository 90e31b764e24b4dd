// How the browser's side is built, and how it is served while developing.
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  root: 'web',
  plugins: [react(), preloadFont()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    // Older targets would have `light-dark()` and relative colours rewritten into something weaker.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // What most public pages share comes at once instead of in thirty crumbs.
            { name: 'site', test: /\/web\/(site|ui|i18n)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': SERVER, '/image': SERVER, '/healthz': SERVER },
  },
})
