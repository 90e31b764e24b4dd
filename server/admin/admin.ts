// What an operator does from a shell: `npm run admin -- <command>`.
import { beginAnew, OtherSite } from '#server/parts/site/begin-anew.ts'
import { createProgress } from './progress.ts'
import { runWords } from './run-words.ts'

const { progress, done } = createProgress(process.stderr)
const code = runWords(process.argv.slice(2), {
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
process.exitCode = await code.catch((error: unknown) => {
  if (error instanceof OtherSite) return beginAnew(error.chosen)
  throw error
})
