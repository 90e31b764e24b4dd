// Copies a SQLite file that may be in use, as it is at one moment.
import { open, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { checkIntegrity } from './node-sqlite.ts'
import { makePrivateFile } from './private-files.ts'

/** Writes what the connection sees now to `target`, which is lost if this fails. Others go on writing meanwhile. */
export async function copySnapshot(connection: DatabaseSync, target: string) {
  await rm(target, { force: true })
  makePrivateFile(target)
  // Not the backup of Node, which begins anew whenever somebody else has written: on a busy site it never ends.
  connection.prepare('vacuum into ?').run(target)
  // SQLite leaves it to others whether the copy survives a power cut.
  const copy = await open(target, 'r+')
  await copy.sync().finally(() => copy.close())
}

/** Copies a file and checks the copy; the file itself is only read. */
export async function copySqliteFile(file: string, target: string) {
  const connection = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  await copySnapshot(connection, target).finally(() => connection.close())
  const copy = new DatabaseSync(target)
  try {
    checkIntegrity(copy)
  } finally {
    copy.close()
  }
}
