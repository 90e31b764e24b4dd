// A disk of a few megabytes that can be filled, where this machine lets us have one.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Null where it may not be had. `close` takes it away again. */
export function mountSmallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'site-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true })
    return null
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    async fill() {
      const file = openSync(filler, 'w')
      for (let piece = 64 * 1024; piece >= 1; piece /= 2) {
        try {
          for (;;) writeSync(file, Buffer.alloc(piece))
        } catch {
          // Full: a smaller piece may still fit.
        }
      }
      closeSync(file)
    },
    async free() {
      rmSync(filler, { force: true })
    },
    close() {
      spawnSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
