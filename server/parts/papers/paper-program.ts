// The process that sets papers (`papers.ts` starts it): one after another, until nobody asks for a while.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Reply, Task } from './papers.ts'

const FONTS = fileURLToPath(new URL('./fonts', import.meta.url))
const TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url))
const PACKED = '.ttf.br'
/** What Typst remembers of the last papers: head, foot and letters are the same. */
const REMEMBERED = 3

const fontBlobs = readdirSync(FONTS)
  .filter((name) => name.endsWith(PACKED))
  .map((name) => brotliDecompressSync(readFileSync(join(FONTS, name))))
const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs }] })
for (const name of readdirSync(TEMPLATES))
  compiler.addSource(join(TEMPLATES, name), readFileSync(join(TEMPLATES, name), 'utf8'))

function set({ template, data, files }: Task): Buffer {
  const given = { ...files, 'data.json': Buffer.from(JSON.stringify(data)) }
  const paths = Object.keys(given).map((name) => join(TEMPLATES, name))
  try {
    for (const [name, bytes] of Object.entries(given))
      compiler.mapShadow(join(TEMPLATES, name), Buffer.from(bytes))
    const made = compiler.compile({ mainFilePath: join(TEMPLATES, `${template}.typ`) })
    const document = made.result
    if (!document) throw new Error(JSON.stringify(made.takeDiagnostics()?.shortDiagnostics))
    return compiler.pdf(document)
  } finally {
    for (const path of paths) compiler.unmapShadow(path)
    compiler.evictCache(REMEMBERED)
  }
}

process.on('message', (task: Task) => {
  const memory = () => process.memoryUsage.rss() / 2 ** 20
  let reply: Reply
  try {
    reply = { pdf: set(task), memory: memory() }
  } catch (error) {
    reply = { broken: error instanceof Error ? error.message : String(error), memory: memory() }
  }
  process.send?.(reply)
})
// The server is gone, or has no more work.
process.once('disconnect', () => process.exit(0))
