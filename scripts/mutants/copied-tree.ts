// A copy of the tree to break rules in: the working files are never touched, and nothing is left behind.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What is made from the tree, or is linked instead. */
const LEFT_OUT = new Set(['.git', '.setup', 'node_modules', 'dist', 'build', 'data', 'test-results'])

export type CopiedTree = { tree: string; temporary: string }

/** Copies the tree at `root`; what runs in the copy may put its own files into `temporary`. Both go when the process ends. */
export function copyTree(root: string): CopiedTree {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const [tree, temporary] = [join(folder, 'tree'), join(folder, 'temporary')]
  mkdirSync(temporary)
  for (const name of readdirSync(root))
    if (!LEFT_OUT.has(name)) cpSync(join(root, name), join(tree, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction')
  return { tree, temporary }
}
