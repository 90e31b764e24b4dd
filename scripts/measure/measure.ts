// `npm run measure`: how large the code is and how it is built.
// Product is the TypeScript that runs for visitors and staff: not its texts and their types, the demo company, tests or what only tests use.
import { posix } from 'node:path'
import { circlesOf } from './circles.ts'
import { crowdedFolders, MOST_ENTRIES } from './folders.ts'
import { repositoryFiles, type Source, sourcesOf } from './source-files.ts'

const NOT_PRODUCT = [
  { name: 'tools', is: /^(?:bench|e2e|scripts)\/|^[^/]*$/ },
  { name: 'tests', is: /\.test\.tsx?$|\/testing\// },
  { name: 'texts', is: /(?:^|[/-])texts(?:-\w+)?\.ts$|^texts\// },
  { name: 'seeds', is: /\/seed\// },
]
const LONG_FUNCTION = 100

const root = posix.resolve(import.meta.dirname, '../..')
const files = repositoryFiles(root)
const sources = sourcesOf(root, files)
const partOf = ({ path }: Source) => NOT_PRODUCT.find(({ is }) => is.test(path))?.name ?? 'product'
const product = sources.filter((source) => partOf(source) === 'product')

const say = (line: string) => console.log(line)
const list = (title: string, lines: string[]) => say([`\n${title}: ${lines.length}`, ...lines].join('\n  '))
const row = (...[title, ...cells]: [string, ...(string | number)[]]) =>
  say(title.padEnd(22) + cells.map((cell) => cell.toLocaleString('en').padStart(20)).join(''))

row('TypeScript', 'files', 'lines', 'characters a line')
for (const [name, group = []] of [
  ...Object.entries(Object.groupBy(product, ({ path }) => `product: ${path.slice(0, path.indexOf('/'))}`)),
  ...Object.entries(Object.groupBy(sources, partOf)).sort(),
]) {
  const sum = (of: 'lines' | 'characters') => group.reduce((total, source) => total + source[of], 0)
  row(name, group.length, sum('lines'), (sum('characters') / sum('lines')).toFixed(1))
}

const lengths = product.map(({ lines }) => lines).sort((one, other) => one - other)
const at = (share: number) => lengths[Math.floor(lengths.length * share)]
say(`\nLines of a product file: median ${at(0.5)}, nine of ten ${at(0.9)} or less, most ${lengths.at(-1)}`)

const importers = new Map<string, number>()
for (const path of product.flatMap(({ imports }) => [...imports.values, ...imports.types])) {
  importers.set(path, (importers.get(path) ?? 0) + 1)
}
const once = product.filter(({ path }) => importers.get(path) === 1)
say(`Product files that one other product file imports alone: ${once.length} of ${product.length}`)

const byPath = new Map(sources.map((source) => [source.path, source]))
for (const [title, kinds] of [
  ['Import circles of values', ['values']],
  ['Import circles, types included', ['values', 'types']],
] as const) {
  const importedBy = (path: string) => kinds.flatMap((kind) => [...(byPath.get(path)?.imports[kind] ?? [])])
  const circles = circlesOf(byPath.keys(), importedBy)
  list(
    title,
    circles.map((circle) => circle.join(' <-> ')),
  )
}

const crowded = crowdedFolders(files)
list(
  `Folders of more than ${MOST_ENTRIES} entries`,
  crowded.map(({ folder, entries }) => `${entries}  ${folder}`),
)

const functions = product.flatMap(({ path, functions }) => functions.map((found) => ({ ...found, path })))
const long = functions.filter(({ lines }) => lines > LONG_FUNCTION).sort((a, b) => b.lines - a.lines)
list(
  `Functions of more than ${LONG_FUNCTION} lines in product files`,
  long.map(({ name, path, line, lines }) => `${lines}  ${name}  ${path}:${line}`),
)
