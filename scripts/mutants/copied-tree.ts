// A copy of the tree to break rules in: the working files are never touched, and nothing is left behind.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What no test of a mutant needs, or what is linked instead. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'data', 'test-results', 'e2e', 'bench'])

export type CopiedTree = { folder: string; remove: () => void }

/** Copies the tree that `root` holds; what runs in it may put its own files into `folder`, which goes with all that is in it. */
export function copyTree(root: string): CopiedTree & { tree: string; temporary: string } {
  const folder = mkdtempSync(join(tmpdir(), 'site-mutants-'))
  const [tree, temporary] = [join(folder, 'tree'), join(folder, 'temporary')]
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  // However the process ends, but for a kill that nobody hears of.
  process.once('exit', remove)
  mkdirSync(temporary)
  for (const name of readdirSync(root))
    if (!LEFT_OUT.has(name)) cpSync(join(root, name), join(tree, name), { recursive: true })
  symlinkSync(resolve(root, 'node_modules'), join(tree, 'node_modules'), 'junction')
  if (!existsSync(join(tree, 'package.json'))) throw new Error(`${root} is not the root of the product`)
  return { folder, tree, temporary, remove }
}
