// `npm run chaos`: lets faults befall two nodes for ten minutes; `npm run chaos deaths` kills one on SQLite a thousand times.
// Each prints one table, and ends with 1 when a promise was broken.
import { parseArgs } from 'node:util'
import { SITE_ARGUMENTS } from '#bench/running-site.ts'
import { runChaos } from './chaos.ts'
import { killServer } from './server-deaths.ts'

const USAGE = `npm run chaos -- [--minutes 10] [--seed 7] [--only "PostgreSQL dies"] [--logs FOLDER]
npm run chaos deaths -- [--rounds 1000] [--cut]`
/** How many examples of a broken promise are shown. */
const SHOWN = 12

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    logs: { type: 'string' },
    only: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '1000' },
    cut: { type: 'boolean', default: false },
  },
})
const [seconds, seed, rounds] = [Number(values.minutes) * 60, Number(values.seed), Number(values.rounds)]
const isKnown = positionals.length === 0 || (positionals.length === 1 && positionals[0] === 'deaths')
if (!isKnown || !(seconds > 0) || !Number.isInteger(seed) || !(rounds > 0)) {
  console.error(USAGE)
  process.exit(1)
}
process.exit((await (positionals.length > 0 ? deaths() : chaos())) ? 0 : 1)

function line(...cells: string[]) {
  const [name = '', ...others] = cells
  console.log(`${name.padEnd(72)}${others.map((cell) => cell.padStart(12)).join('')}`)
}

async function chaos(): Promise<boolean> {
  console.log(`Chaos for ${values.minutes} minutes; --seed ${seed} repeats the order of faults`)
  const { checks, befell, answers, lacking } = await runChaos({
    ...{ command: SITE_ARGUMENTS, seed, seconds, withRelease: true },
    ...(values.logs && { logs: values.logs }),
    ...(values.only && { only: values.only }),
    say: (text) => console.log(text),
  })
  console.log()
  line('what befell it', 'times', 'ready after')
  for (const [name, { times, longest }] of befell)
    line(name, String(times), `${(longest / 1000).toFixed(1)} s`)
  for (const { name, lacks = '' } of lacking) line(name, lacks)
  console.log()
  line('what was promised', 'looked at', 'broken')
  for (const { says, looked, broken } of checks) line(says, String(looked), String(broken.length))
  console.log(`\nAnswers to visitors, ${[...answers].map(([is, count]) => `${is}: ${count}`).join(', ')}`)
  const broken = checks.filter((check) => check.broken.length > 0)
  for (const { says, broken: found } of broken)
    console.log(`\nBROKEN: ${says}\n${found.slice(0, SHOWN).join('\n')}`)
  return broken.length === 0
}

async function deaths(): Promise<boolean> {
  console.log(values.cut ? 'The power is cut after each death' : 'The server dies by kill -9')
  line('', 'deaths', 'acknowledged', 'lost', 'doubled', 'chain')
  const found = await killServer({
    ...{ rounds, cutsPower: values.cut },
    say: (_, so) =>
      line(
        new Date().toISOString(),
        ...[so.deaths, so.acknowledged, so.lost, so.doubled].map(String),
        so.whole ? 'whole' : 'broken',
      ),
  })
  return found.lost === 0 && found.doubled === 0 && found.whole
}
