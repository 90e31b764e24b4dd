// `npm run mutants`: breaks one rule of the product after another, in a copy of the tree, and asks whether a test notices.
// `npm run mutants -- word` takes those with the word in their file, rule or tests.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CopiedTree, copyTree } from './copied-tree.ts'
import { MUTANTS } from './list.ts'
import { broken, type Mutant, timesIn } from './mutant.ts'
import { type Outcome, stopTrials, trial } from './trial.ts'

/** Of the mutants so many must be noticed. */
const GOAL = 0.95
/** How much longer than without a mutant a run may take: a start on a busy machine, and some patience. */
const START_MS = 60_000
const PATIENCE = 5
const LONGEST_MS = 10 * 60_000

type Tried = { mutant: Mutant; outcome: Outcome | { is: 'stale' } }

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const chosen = MUTANTS.filter(({ file, rule, tests }) =>
  words.every((word) => [file, rule, ...tests].join('\n').toLowerCase().includes(word)),
)
async function run(): Promise<number> {
  const copy = copyTree(process.cwd())
  const files = [...new Set(chosen.flatMap(({ tests }) => tests))].sort()
  console.log(`${chosen.length} mutants, ${files.length} files of tests; first without a mutant`)
  const first = await trial(copy, files, LONGEST_MS)
  if (first.is !== 'green') {
    console.log(`The tests are not green by themselves: ${first.is} ${'by' in first ? first.by : ''}`)
    return 1
  }
  const tried: Tried[] = []
  for (const mutant of chosen) {
    const began = performance.now()
    const outcome = await tryOne(copy, mutant, limitOf(mutant, first.seconds))
    tried.push({ mutant, outcome })
    console.log(lineOf({ mutant, outcome }, (performance.now() - began) / 1000))
  }
  return conclude(tried)
}

async function tryOne(copy: CopiedTree, mutant: Mutant, limit: number) {
  const file = join(copy.tree, mutant.file)
  const source = readFileSync(file, 'utf8')
  if (timesIn(source, mutant) !== 1) return { is: 'stale' } as const
  writeFileSync(file, broken(source, mutant))
  try {
    return await trial(copy, mutant.tests, limit)
  } finally {
    writeFileSync(file, source)
  }
}

const limitOf = ({ tests }: Mutant, seconds: ReadonlyMap<string, number>) =>
  START_MS + PATIENCE * 1000 * tests.reduce((sum, file) => sum + (seconds.get(file) ?? 0), 0)

const isNoticed = ({ outcome }: Tried) => outcome.is === 'noticed' || outcome.is === 'hung'

function lineOf({ mutant, outcome }: Tried, seconds: number): string {
  const sign = isNoticed({ mutant, outcome }) ? '✓' : '✗'
  const says = { green: 'SURVIVED', hung: 'hung', stale: 'STALE', 'not run': 'NOT RUN', noticed: '' }[
    outcome.is
  ]
  const by = 'by' in outcome ? outcome.by : 'why' in outcome ? outcome.why : ''
  return `${sign} ${mutant.file.padEnd(46)} ${seconds.toFixed(1).padStart(5)} s  ${says}${by.slice(0, 90)}`
}

/** The sum, and what nobody noticed with the rule that it breaks; answers the exit code. */
function conclude(tried: readonly Tried[]): number {
  const noticed = tried.filter(isNoticed)
  for (const { mutant, outcome } of tried.filter((one) => !isNoticed(one)))
    console.log(`\n${outcome.is === 'green' ? 'survived' : outcome.is}: ${mutant.rule}
  ${mutant.file}: ${JSON.stringify(mutant.find)} -> ${JSON.stringify(mutant.put)}`)
  const rate = noticed.length / tried.length
  console.log(`\n${noticed.length} of ${tried.length} mutants noticed: ${(rate * 100).toFixed(1)} %`)
  return rate >= GOAL && tried.every(({ outcome }) => outcome.is !== 'stale' && outcome.is !== 'not run')
    ? 0
    : 1
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopTrials()
    process.exit(130)
  })
process.exitCode = chosen.length === 0 ? 1 : await run()
if (chosen.length === 0) console.error(`No mutant has "${words.join(' ')}" in its file, rule or tests.`)
