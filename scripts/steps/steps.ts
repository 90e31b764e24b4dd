// Runs steps beside each other, each in a Node of its own, and tells of each how it went; what failed, at first or for good, shows its output.
import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { type Count, firstFailures, NONE, readReport } from './reports.ts'

export type Step = {
  name: string
  /** Arguments of `node`. */
  run: string[]
  environment?: Record<string, string>
  /** A step that runs tests leaves its report here; without a single test in it the step failed. */
  report?: string
  /** Names of steps without which this one makes no sense. */
  needs?: string[]
}
export type Result = { name: string; passed: boolean; count: Count }

const FAILED: Count = { ...NONE, failed: 1 }

/** Runs the groups one after the other, the steps of a group beside each other, and answers what came of all. */
export async function runSteps(groups: Step[][]): Promise<Result[]> {
  const results: Result[] = []
  const running = new Set<ChildProcess>()
  const interrupted = stopOnSignals(running)
  for (const group of groups) {
    const waiting = [...group]
    const work = async () => {
      while (!interrupted.aborted) {
        const step = waiting.shift()
        if (!step) return
        const result = await runStep(step, results, running, interrupted)
        if (result) results.push(result)
      }
    }
    await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  }
  if (interrupted.aborted) process.exit(130)
  return results
}

/** Prints the sum of all, the last line that is read by whoever runs this, and answers the exit code. */
export function conclude(results: Result[]): number {
  const sum = (of: keyof Count) => results.reduce((total, { count }) => total + count[of], 0)
  if (sum('flaky') > 0) console.log(`${sum('flaky')} passed at the second try only: see above`)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
  return results.every(({ passed }) => passed) ? 0 : 1
}

/** Answers nothing for a step that was interrupted. */
async function runStep(
  step: Step,
  before: Result[],
  running: Set<ChildProcess>,
  interrupted: AbortSignal,
): Promise<Result | null> {
  const { name, report } = step
  const lacking = step.needs?.find((need) => before.some((result) => result.name === need && !result.passed))
  if (lacking) {
    console.log(`✗ ${name}: not run without "${lacking}"`)
    return { name, passed: false, count: FAILED }
  }
  const began = performance.now()
  const { code, output } = await runNode(step, running)
  if (interrupted.aborted) return null
  const count = report ? readReport(report) : NONE
  const ranNothing = report !== undefined && count.passed + count.failed === 0
  const passed = code === 0 && count.failed === 0 && !ranNothing
  const again = report ? firstFailures(report).map((failure) => `at first: ${failure}`) : []
  const seconds = `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(7)
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(34)}${seconds}${report ? `  ${count.passed} passed` : ''}`)
  if (!passed || count.flaky > 0)
    console.log([output.trimEnd(), ...again, ranNothing ? 'No test was run.\n' : ''].join('\n'))
  // A step that failed without naming a test counts as one failure, so that the last line never hides it.
  return { name, passed, count: passed || count.failed > 0 ? count : { ...count, failed: 1 } }
}

async function runNode({ run, environment }: Step, running: Set<ChildProcess>) {
  const child = spawn(process.execPath, run, {
    // A group of its own, so that whatever it starts can be stopped with it.
    detached: process.platform !== 'win32',
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part
    })
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  running.delete(child)
  return { code, output }
}

/** Ends all that the steps started at SIGINT and SIGTERM; the answer tells that one came. */
function stopOnSignals(running: Set<ChildProcess>): AbortSignal {
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Whoever is told twice has no time left.
      const how = interrupted.signal.aborted ? 'SIGKILL' : 'SIGTERM'
      interrupted.abort()
      for (const child of running) {
        if (process.platform === 'win32' || child.pid === undefined) child.kill(how)
        else process.kill(-child.pid, how)
      }
    })
  }
  return interrupted.signal
}
