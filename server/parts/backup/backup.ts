// A backup while the site is in use: a whole copy of the store, then the pictures and files that the copy may name.
import { existsSync, statSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { ORIGINALS } from '#server/parts/files/files.ts'
import { SQLITE_FILE } from '#server/parts/monitoring/database-readings.ts'
import { StoreRefused } from '#server/storage/open.ts'
import { makePrivateFile, PRIVATE_FOLDER } from '#server/storage/sqlite/private-files.ts'
import { copySqliteFile } from '#server/storage/sqlite/sqlite-copy.ts'
import { dumpPostgres } from './postgres-dump.ts'

/** Touched in the data folder when a backup is whole; the dashboard shows how old it is. */
export const BACKUP_MARK = 'last-backup'
const DUMP_FILE = 'database.dump'

type Place = { dataDir: string; databaseUrl: string | undefined }

/**
 * Copies everything to `folder`, which may hold an earlier backup: only files that it lacks are copied again, and the copy
 * of the store takes the place of the earlier one when all is there. What can be made again (pictures in other sizes) is
 * left out. Answers the file of the store. Throws `StoreRefused`.
 */
export async function backUp({ dataDir, databaseUrl }: Place, folder: string): Promise<string> {
  const [from, to] = [resolve(dataDir), resolve(folder)]
  if (`${to}${sep}`.startsWith(`${from}${sep}`))
    throw new StoreRefused(
      `${to} lies in the data folder, which may be lost as a whole; name another folder.`,
    )
  await mkdir(to, { recursive: true, mode: PRIVATE_FOLDER })
  const file = join(to, databaseUrl ? DUMP_FILE : SQLITE_FILE)
  const part = `${file}.part`
  try {
    // The store first: a picture is there before a record names it, and stays a while after the last one does.
    makePrivateFile(part)
    if (databaseUrl) await dumpPostgres(databaseUrl, part)
    else await copySqlite(join(from, SQLITE_FILE), part)
    const originals = join('files', ORIGINALS)
    await copyFiles(join(from, originals), join(to, originals))
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await mkdir(from, { recursive: true })
  await writeFile(join(from, BACKUP_MARK), '')
  return file
}

async function copySqlite(file: string, target: string) {
  if (!existsSync(file)) throw new StoreRefused(`There is no store at ${file}; DATA_DIR says where it lies.`)
  await copySqliteFile(file, target).catch((error: Error) => {
    throw new StoreRefused(`The database file ${file} cannot be copied (${error.message}).`)
  })
}

/** Files never change under their names, so one of the same size is the same. The site may remove some meanwhile. */
async function copyFiles(from: string, to: string) {
  const names = await unlessGone(from, readdir(from))
  if (!names) return
  await mkdir(to, { recursive: true })
  for (const name of names) {
    const [source, target] = [join(from, name), join(to, name)]
    const here = await unlessGone(source, stat(source))
    if (here?.isDirectory()) await copyFiles(source, target)
    else if (here && here.size !== statSync(target, { throwIfNoEntry: false })?.size)
      await unlessGone(source, copyWhole(source, target))
  }
}

async function copyWhole(source: string, target: string) {
  const part = `${target}.part`
  await copyFile(source, part)
  const copy = await open(part, 'r+')
  await copy.sync().finally(() => copy.close())
  await rename(part, target)
}

async function unlessGone<Found>(file: string, found: Promise<Found>): Promise<Found | null> {
  try {
    return await found
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && !existsSync(file)) return null
    throw error
  }
}
