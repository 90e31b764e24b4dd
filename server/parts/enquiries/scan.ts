// The owner's own scanner: a command that is given a file, and says by its exit whether it is clean.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileReason } from '#contract/enquiries/enquiry-files.ts'

/** A scanner that takes longer has not answered. */
const SCAN_MS = 40_000
/** As clamdscan and its kin say that something was found. */
const FOUND = 1

/** Runs `command` with the name of a file that holds `bytes`; `''` when it is clean. No shell takes part. */
export async function scanBytes(
  command: readonly string[],
  bytes: AsyncIterable<Uint8Array>,
): Promise<FileReason | ''> {
  const [program, ...options] = command
  if (program === undefined) return ''
  const path = join(tmpdir(), `enquiry-${randomUUID()}`)
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.close()
    return await new Promise((resolve) => {
      execFile(program, [...options, path], { timeout: SCAN_MS, windowsHide: true }, (error) =>
        resolve(error === null ? '' : error.code === FOUND && !error.killed ? 'infected' : 'unchecked'),
      )
    })
  } finally {
    await file.close().catch(() => {})
    await rm(path, { force: true })
  }
}
