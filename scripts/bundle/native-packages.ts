// Which packages lie beside the bundle: those with machine code, and what they stand on.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const NATIVE = ['sharp', '@node-rs/argon2', '@myriaddreamin/typst-ts-node-compiler'] as const

/** `names` and all that they need, as far as it is installed: what is made for other platforms is not. */
export function packagesBehind(root: string, names: readonly string[]): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    const file = join(root, 'node_modules', name, 'package.json')
    if (found.has(name) || !existsSync(file)) return
    found.add(name)
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
      dependencies?: Record<string, string>
      optionalDependencies?: Record<string, string>
    }
    for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) add(one)
  }
  for (const name of names) {
    add(name)
    if (!found.has(name)) throw new Error(`${name} is not installed`)
  }
  return [...found].sort()
}
