// A backup while the site is in use: a whole copy of the store, then the pictures and files that the copy may name.
import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { SQLITE_FILE } from '#server/parts/database-readings.ts'
import { openSqlite, StoreRefused } from '#server/storage/open.ts'

/** Touched in the data folder when a backup is whole; the dashboard shows how old it is. */
export const BACKUP_MARK = 'last-backup'
const DUMP_FILE = 'database.dump'
const FILES = 'files'

type Place = { dataDir: string; databaseUrl: string | undefined }

/**
 * Copies everything to `folder`, which may hold an earlier backup: only files that it lacks are copied again, and the copy
 * of the store takes the place of the earlier one when it is whole. Answers the file of the store. Throws `StoreRefused`.
 */
export async function backUp({ dataDir, databaseUrl }: Place, folder: string): Promise<string> {
  const [from, to] = [resolve(dataDir), resolve(folder)]
  if (`${to}${sep}`.startsWith(`${from}${sep}`))
    throw new StoreRefused(
      `${to} lies in the data folder, which may be lost as a whole; name another folder.`,
    )
  await mkdir(to, { recursive: true })
  const file = join(to, databaseUrl ? DUMP_FILE : SQLITE_FILE)
  const part = `${file}.part`
  await rm(part, { force: true })
  // The store first: a picture is there before a record names it, and stays a while after the last one does.
  if (databaseUrl) await dump(databaseUrl, part)
  else await copyOf(join(from, SQLITE_FILE), part)
  await copyFiles(join(from, FILES), join(to, FILES))
  await rename(part, file)
  await mkdir(from, { recursive: true })
  await writeFile(join(from, BACKUP_MARK), '')
  return file
}

async function copyOf(file: string, target: string) {
  if (!existsSync(file)) throw new StoreRefused(`There is no store at ${file}; DATA_DIR says where it lies.`)
  const storage = openSqlite(file)
  try {
    await storage.copyTo(target)
  } finally {
    await storage.close()
  }
  // Opening it checks that it is whole.
  await openSqlite(target).close()
}

async function dump(url: string, target: string) {
  const { promise, resolve: done, reject } = Promise.withResolvers<void>()
  // Everybody on the machine can read the words of a command, so the password is not among them.
  const place = new URL(url)
  const password = decodeURIComponent(place.password)
  place.password = ''
  const child = spawn('pg_dump', ['--format=custom', `--file=${target}`, place.href], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (text) => {
    complaint += text
  })
  child.on('error', () => reject(new StoreRefused('pg_dump is missing: install the client of PostgreSQL.')))
  child.on('close', (code) =>
    code === 0 ? done() : reject(new StoreRefused(`pg_dump failed: ${complaint.trim()}`)),
  )
  await promise
}

/** Files never change under their names, so one of the same size is the same; one that broke off is copied again. */
async function copyFiles(from: string, to: string) {
  if (!existsSync(from)) return
  const isMissing = (source: string, target: string) => {
    const there = statSync(target, { throwIfNoEntry: false })
    const here = statSync(source, { throwIfNoEntry: false })
    return here !== undefined && (here.isDirectory() || there?.size !== here.size)
  }
  await cp(from, to, { recursive: true, filter: isMissing, preserveTimestamps: true })
}
