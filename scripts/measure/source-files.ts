// Reads the source files: of each file its lines, what it imports and how long its functions are.
import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync, Visitor } from 'vite'

export type FoundFunction = { name: string; line: number; lines: number }
export type Source = {
  path: string
  lines: number
  characters: number
  /** Files of ours that it imports: those of which nothing but types is taken are `types`. */
  imports: { values: Set<string>; types: Set<string> }
  functions: FoundFunction[]
}

const LEFT_OUT = new Set(['node_modules', 'dist', 'build', 'data', 'test-results', '.git', '.setup'])

/** Every file of the repository, without what is installed, built or stored. */
export function repositoryFiles(root: string): string[] {
  const exclude = ({ name }: { name: string }) => LEFT_OUT.has(name)
  const found = globSync('**/*', { cwd: root, exclude, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => posix.relative(root, posix.join(parentPath, name))).sort()
}

/** Reads the TypeScript among `files`. */
export const sourcesOf = (root: string, files: string[]): Source[] =>
  files
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => sourceOf(path, readFileSync(posix.join(root, path), 'utf8')))

/** What is measured of one file with the given text. */
export function sourceOf(path: string, text: string): Source {
  const { program, module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const imports = { values: new Set<string>(), types: new Set<string>() }
  const note = (from: string, isType: boolean) => {
    const file = fileOf(path, from)
    if (file) (isType ? imports.types : imports.values).add(file)
  }
  for (const { moduleRequest, entries } of module.staticImports) {
    note(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType))
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) if (moduleRequest) note(moduleRequest.value, isType)
  }
  const functions: FoundFunction[] = []
  const starts = startsOfLines(text)
  const lineAt = (place: number) => starts.findLastIndex((start) => start <= place) + 1
  const names = new Map<unknown, string>()
  const named = (key: unknown, value: unknown) => {
    if (key && typeof key === 'object' && 'name' in key) names.set(value, String(key.name))
  }
  const measure = (node: { start: number; end: number; id?: { name: string } | null }) => {
    const line = lineAt(node.start)
    const name = node.id?.name ?? names.get(node) ?? 'without a name'
    functions.push({ name, line, lines: lineAt(node.end) - line + 1 })
  }
  new Visitor({
    VariableDeclarator: (node) => named(node.id, node.init),
    Property: (node) => named(node.key, node.value),
    MethodDefinition: (node) => named(node.key, node.value),
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
    TSImportType: (node) => note(node.source.value, true),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') note(source.value, false)
    },
  }).visit(program)
  for (const file of imports.values) imports.types.delete(file)
  return { path, lines: starts.length - 1, characters: text.length, imports, functions }
}

/** The file of ours that `from` names in the file `path`, if it is one. */
function fileOf(path: string, from: string): string | undefined {
  if (!/\.tsx?$/.test(from)) return undefined
  if (from.startsWith('#')) return from.slice(1)
  return from.startsWith('.') ? posix.join(posix.dirname(path), from) : undefined
}

const startsOfLines = (text: string) => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
