// Runs test files in a copy of the tree and says what came of it: green, noticed by a test, hung, or not run at all.
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { CopiedTree } from './copied-tree.ts'

export type Outcome =
  | { is: 'green'; seconds: Map<string, number> }
  /** `by`: the test that failed first. */
  | { is: 'noticed'; by: string }
  | { is: 'hung' }
  | { is: 'not run'; why: string }

type Report = {
  testResults: {
    name: string
    startTime: number
    endTime: number
    message?: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

const running = new Set<ChildProcess>()

/** Ends what is running. */
export function stopTrials() {
  for (const child of running) stop(child)
}

/** One start of vitest over these files, on SQLite where they need a store; `limit` in milliseconds. */
export async function trial({ tree, temporary }: CopiedTree, files: readonly string[], limit: number) {
  const report = join(temporary, 'report.json')
  rmSync(report, { force: true })
  const child = spawn(
    process.execPath,
    [
      ...[
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'unit',
        '--project',
        'sqlite',
        '--maxWorkers=1',
      ],
      ...['--bail=1', '--reporter=json', `--outputFile=${report}`, ...files],
    ],
    {
      cwd: tree,
      detached: process.platform !== 'win32',
      env: { ...process.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  running.add(child)
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    output += part
  })
  let hung = false
  const clock = setTimeout(() => {
    hung = true
    stop(child)
  }, limit)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearTimeout(clock)
  running.delete(child)
  return hung ? ({ is: 'hung' } as const) : outcomeOf(code, readReport(report), output, tree)
}

/** What an end and a report say. */
export function outcomeOf(code: number | null, report: Report | null, output: string, tree: string): Outcome {
  const tests = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? []
  const failed = tests.find(({ status }) => status === 'failed')
  if (failed) return { is: 'noticed', by: failed.fullName }
  if (report === null || tests.length === 0) {
    const why = report?.testResults.find(({ message }) => message)?.message ?? output
    return { is: 'not run', why: why.trim().slice(0, 300) }
  }
  if (code !== 0) return { is: 'noticed', by: 'an error outside of any test' }
  const seconds = report.testResults.map(
    ({ name, startTime, endTime }) => [name.slice(tree.length + 1), (endTime - startTime) / 1000] as const,
  )
  return { is: 'green', seconds: new Map(seconds) }
}

function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function stop(child: ChildProcess) {
  if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL')
  else process.kill(-child.pid, 'SIGKILL')
}
