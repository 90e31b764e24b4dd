// What the server finds beside its sources it finds beside the bundle: programs of threads and processes become files of their
// own, all else is copied. What is not known here stops the build: it would be missing when it is wanted.
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'rolldown'

/** Where what the sources point at lies in the folder of the bundle; `bundle.ts` puts it there. */
const PLACES: Record<string, string> = {
  '../dist': './web',
  '../../dist': './web',
  '../../admin/admin.ts': './admin.js',
  '../../../package.json': './package.json',
  './fonts': './papers/fonts',
  './templates': './papers/templates',
}
/** Names of pictures are made; their folder is copied as it is. */
const MADE = '`media/'

export function besideTheSource(root: string): Plugin {
  return {
    name: 'beside-the-source',
    transform: {
      filter: { id: { include: join(root, 'server', '**') }, code: /import\.meta\.url/ },
      handler(code, id) {
        const placed = code.replace(/new URL\(([^()]+?),\s*import\.meta\.url\)/g, (all, given: string) => {
          const named = /^'([^']+)'$/.exec(given)?.[1]
          if (given.startsWith(MADE)) return all
          if (named === undefined) throw new Error(`${id}: where is ${given} in the bundle?`)
          const place = PLACES[named]
          if (place) return `new URL('${place}', import.meta.url)`
          const file = join(dirname(id), named)
          const name = basename(named)
          if (!name.endsWith('.ts')) {
            this.emitFile({ type: 'asset', fileName: name, source: readFileSync(file) })
            return `new URL('./${name}', import.meta.url)`
          }
          const program = name.replace(/\.ts$/, '.js')
          this.emitFile({ type: 'chunk', id: file, fileName: program })
          return `new URL('./${program}', import.meta.url)`
        })
        // Lines stay where they were.
        return { code: placed, map: null }
      },
    },
  }
}
