// A piece that is imported later and shares its file with others is given a file of its own that only says where it is: a request
// and 300 bytes of headers for fifty bytes. Whoever imports it is led to the file that holds it.
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** The file that holds a piece, and each of its names as that file calls it. */
type Facade = { holder: string; names: [inHolder: string, name: string][] }
type Manifest = Record<string, { file: string; imports?: string[] }>

const FACADE = /^export\s*\{([^}]*)\}\s*from\s*["'`]\.\/([^"'`]+)["'`];?\s*$/
const LATER = /\bimport\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g

/** What a file says that holds nothing itself; null for any other. */
export function facadeIn(code: string): Facade | null {
  const [, given, holder] = FACADE.exec(code) ?? []
  if (given === undefined || holder === undefined) return null
  const names = given.split(',').map((one): [string, string] => {
    const [inHolder = '', name = inHolder] = one.trim().split(/\s+as\s+/)
    return [inHolder, name]
  })
  return { holder, names }
}

/** `code` with its later imports led past `facades`, which are known by the names of their files. */
export function pastFacades(code: string, facades: ReadonlyMap<string, Facade>): string {
  return code.replace(LATER, (whole, file: string) => {
    const facade = facades.get(file)
    if (!facade) return whole
    const given = facade.names.map(([inHolder, name]) => `${name}:e.${inHolder}`).join()
    return `import(\`./${facade.holder}\`).then(e=>({${given}}))`
  })
}

/** The manifest with each file of `sources` under the source that it holds, instead of under a name of its own. */
export function namedBySource(manifest: Manifest, sources: ReadonlyMap<string, string>): Manifest {
  const named = (name: string) => (name.startsWith('_') && sources.get(manifest[name]?.file ?? '')) || name
  return Object.fromEntries(
    Object.entries(manifest).map(([name, chunk]) => [
      named(name),
      { ...chunk, ...(chunk.imports && { imports: chunk.imports.map(named) }) },
    ]),
  )
}

export function noFacades(): Plugin {
  let root = ''
  const sources = new Map<string, string>()
  return {
    name: 'no-facades',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    // A browser that kept a file of before would ask for facades: what is written here has other names.
    augmentChunkHash: () => 'no facades',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const facades = new Map<string, Facade>()
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
        for (const { fileName, code, facadeModuleId } of chunks) {
          const facade = facadeIn(code)
          if (!facade) continue
          facades.set(nameOf(fileName), facade)
          if (facadeModuleId) sources.set(`assets/${facade.holder}`, relative(root, facadeModuleId))
          delete bundle[fileName]
        }
        for (const chunk of chunks) if (facades.size > 0) chunk.code = pastFacades(chunk.code, facades)
      },
    },
    async writeBundle({ dir = '' }) {
      const file = join(dir, '.vite', 'manifest.json')
      const manifest = namedBySource(JSON.parse(await readFile(file, 'utf8')), sources)
      await writeFile(file, JSON.stringify(manifest, null, 2))
    },
  }
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1)
