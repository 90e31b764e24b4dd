// Remembers that a SQLite file was closed in good order, so that the next start need not read all of it: a gigabyte takes
// a minute. Whoever puts another file there, or a crash, changes what is remembered, and all of it is read.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { PRIVATE_FILE } from './private-files.ts'

const noteOf = (file: string) => `${file}.closed`

function looksOf(file: string): string {
  const { ino, size, mtimeNs } = statSync(file, { bigint: true })
  return `${ino} ${size} ${mtimeNs}\n`
}

/** Whether the file is as the last server left it. It says so once: a server that dies leaves no note. */
export function takeLeftWhole(file: string): boolean {
  const note = noteOf(file)
  if (!existsSync(note)) return false
  const isSame = readFileSync(note, 'utf8') === looksOf(file) && !existsSync(`${file}-wal`)
  rmSync(note, { force: true })
  return isSame
}

/** After the last connection was closed; somebody else's keeps what was written ahead beside the file. */
export function noteLeftWhole(file: string) {
  if (existsSync(file) && !existsSync(`${file}-wal`))
    writeFileSync(noteOf(file), looksOf(file), { mode: PRIVATE_FILE })
}
