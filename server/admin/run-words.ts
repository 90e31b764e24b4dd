// The commands of an operator by their words: `npm run admin -- <command>`.
import { parseArgs } from 'node:util'
import { type Config, readConfig, WrongConfig } from '#server/config.ts'
import { BackupBusy } from '#server/parts/backup/one-at-a-time.ts'
import type { Progress } from '#server/parts/backup/place.ts'
import { BackupDamaged } from '#server/parts/backup/sealing.ts'
import { OtherSite, sameSite } from '#server/parts/site/begin-anew.ts'
import { StoreRefused } from '#server/storage/open.ts'
import { backup } from './backup.ts'
import { backupKey } from './backup-key.ts'
import { type Command, type Options, openStore } from './command.ts'
import { doctor } from './doctor.ts'
import { exportKind, importKind } from './kind.ts'
import { mediaMove } from './media.ts'
import { bringUp } from './migrate.ts'
import { move } from './move.ts'
import { resetUser } from './reset-user.ts'
import { restore } from './restore.ts'
import { serveCopy } from './serve-copy.ts'
import { verify } from './verify.ts'

const COMMANDS: Record<string, Command> = {
  backup,
  'backup-key': backupKey,
  verify,
  restore,
  move,
  'media move': mediaMove,
  migrate: bringUp,
  'user reset': resetUser,
  'kind export': exportKind,
  'kind import': importKind,
  'serve-copy': serveCopy,
  doctor,
}
const WELL = 0
const REFUSED = 1
const WRONG_WORDS = 2
const BUSY = 3
const DAMAGED = 4

const helpOf = (name: string, { takes, does, options = {} }: Command) => [
  `  ${[name, takes].filter(Boolean).join(' ')}`,
  `      ${does}`,
  ...Object.entries(options).map(([option, one]) => `      --${option}  ${one.does}`),
]
const HELP = [
  'npm run admin -- <command>',
  '',
  ...Object.entries(COMMANDS).flatMap(([name, command]) => helpOf(name, command)),
  '',
  'It reads the same variables as the site (README, "Environment"); --help behind a command says what it takes.',
  'It ends with 0 when all is well, 1 when something is wrong or was refused, 2 for words that say nothing,',
  '3 when another one is at it, 4 when a backup is damaged.',
]

type Shell = {
  environment: Record<string, string | undefined>
  say: (told: string) => void
  /** What went wrong; an error that nobody foresaw comes as it is. */
  complain: (told: unknown) => void
  progress: Progress
}

/** Answers the exit code; throws `OtherSite` where the program has to begin anew with what the owner of the site chose. */
export async function runWords(words: readonly string[], shell: Shell): Promise<number> {
  try {
    return await run(words, shell)
  } catch (error) {
    if (error instanceof OtherSite) throw error
    const isClear = [WrongConfig, StoreRefused, BackupDamaged].some((kind) => error instanceof kind)
    shell.complain(isClear ? (error as Error).message : error)
    return codeOf(error)
  }
}

async function run(
  words: readonly string[],
  { environment, say, complain, progress }: Shell,
): Promise<number> {
  const name = Object.keys(COMMANDS).find((one) => words.slice(0, one.split(' ').length).join(' ') === one)
  const command = name === undefined ? undefined : COMMANDS[name]
  if (!name || !command) {
    const asks = words.length === 0 || words[0] === 'help' || words[0] === '--help'
    if (asks) say(HELP.join('\n'))
    else complain(HELP.join('\n'))
    return asks ? WELL : WRONG_WORDS
  }
  const given = readWords(words.slice(name.split(' ').length), command)
  if (given?.options.help) {
    say(['npm run admin --', ...helpOf(name, command)].join('\n'))
    return WELL
  }
  if (!given) {
    complain(['npm run admin --', ...helpOf(name, command)].join('\n'))
    return WRONG_WORDS
  }
  const config = readConfig(environment)
  if (command.site) await beginsAsSite(config)
  return (await command.run(given.words, { config, say, progress }, given.options)) ? WELL : REFUSED
}

async function beginsAsSite(config: Config) {
  const storage = await openStore(config)
  await sameSite(storage.db, Date.now()).finally(storage.close)
}

/** Null when they are not what the command takes. */
function readWords(args: string[], command: Command): { words: string[]; options: Options } | null {
  try {
    const known = { ...command.options, help: { type: 'boolean' } } as const
    const options = Object.fromEntries(Object.entries(known).map(([name, { type }]) => [name, { type }]))
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [least, most] = command.words
    const fits = positionals.length >= least && positionals.length <= most
    return fits || values.help ? { words: positionals, options: values as Options } : null
  } catch {
    return null
  }
}

function codeOf(error: unknown): number {
  if (error instanceof BackupBusy) return BUSY
  return error instanceof BackupDamaged ? DAMAGED : REFUSED
}
