// Files that nobody but the owner of the server reads: the store, its copies, and what seals secrets.
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600
/** On a folder that everybody writes into, such as `/tmp`; it is nobody's to close. */
const STICKY = 0o1000

/** Makes the folder, or takes it and those files in it that `isOurs` names away from everybody else. */
export function makePrivateFolder(folder: string, isOurs: (name: string) => boolean) {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER })
  if ((statSync(folder).mode & STICKY) === 0) tighten(folder, PRIVATE_FOLDER)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile() && isOurs(entry.name)) tighten(join(folder, entry.name), PRIVATE_FILE)
}

/** Makes an empty file unless it is there; SQLite gives what it writes beside a store the rights of the store. */
export const makePrivateFile = (file: string) => closeSync(openSync(file, 'a', PRIVATE_FILE))

/** A folder of somebody else, or a file system without such rights, is used as it is. */
function tighten(path: string, mode: number) {
  try {
    chmodSync(path, mode)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['EPERM', 'ENOTSUP', 'EROFS', 'ENOENT'].includes(code)) throw error
  }
}
