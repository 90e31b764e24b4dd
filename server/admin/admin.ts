// What an operator does from a shell: `npm run admin -- <command>`.
import { createProgress } from './progress.ts'
import { runWords } from './run-words.ts'

const { progress, done } = createProgress(process.stderr)
process.exitCode = await runWords(process.argv.slice(2), {
  ...{ environment: process.env, progress },
  say(told) {
    done()
    process.stdout.write(`${told}\n`)
  },
  complain(told) {
    done()
    console.error(told)
  },
})
