// What an operator does from a shell: `npm run admin -- <command>`. Exit code 0 when all is well, 1 when it is not, 2 for words
// that say nothing.

import { readConfig, WrongConfig } from '#server/config.ts'
import { StoreRefused } from '#server/storage/open.ts'
import { backup } from './backup.ts'
import type { Command, Tools } from './command.ts'
import { doctor } from './doctor.ts'
import { bringUp } from './migrate.ts'
import { move } from './move.ts'
import { resetUser } from './reset-user.ts'

const COMMANDS: Record<string, Command> = { backup, move, migrate: bringUp, 'reset-user': resetUser, doctor }
const HELP = [
  'npm run admin -- <command>',
  '',
  ...Object.values(COMMANDS).flatMap(({ usage, does }) => [`  ${usage}`, `      ${does}`]),
  '',
  'It reads the same variables as the site (README, "Configuration").',
]

const onScreen = process.stderr.isTTY
const tools: Omit<Tools, 'config'> = {
  say: (told) => process.stdout.write(`${told}\n`),
  progress: (told) => onScreen && process.stderr.write(`\r\x1b[K${told}`),
}

const [name = '', ...words] = process.argv.slice(2)
const command = COMMANDS[name]
if (name === '' || name === 'help' || name === '--help') tools.say(HELP.join('\n'))
else if (!command || words.length !== command.words) {
  console.error(command ? `npm run admin -- ${command.usage}` : HELP.join('\n'))
  process.exitCode = 2
} else
  try {
    if (!(await command.run(words, { config: readConfig(process.env), ...tools }))) process.exitCode = 1
  } catch (error) {
    const isClear = error instanceof WrongConfig || error instanceof StoreRefused
    console.error(isClear ? error.message : error)
    process.exitCode = 1
  }
