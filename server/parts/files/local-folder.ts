// FlyDrive's folder driver with writes that a crash or a full disk cannot leave half done.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Part } from './object-store.ts'

const HOUR = 3_600_000

/** A folder. The driver it extends writes in place and moves by copying: neither is atomic. */
export class LocalFolder extends FSDriver {
  readonly #root: string
  /** Unfinished files live here, on the same file system as the finished ones, so that a rename suffices. */
  readonly #unfinished: string

  constructor(root: string) {
    super({ location: root, visibility: 'private' })
    this.#root = root
    this.#unfinished = join(root, 'tmp')
    mkdirSync(this.#unfinished, { recursive: true })
    this.#sweep()
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const unfinished = join(this.#unfinished, randomUUID())
    const finished = join(this.#root, key)
    try {
      const file = await open(unfinished, 'wx')
      try {
        await file.writeFile(contents)
        await file.sync()
      } finally {
        await file.close()
      }
      const made = await mkdir(dirname(finished), { recursive: true })
      await rename(unfinished, finished)
      await this.#syncFolders(dirname(finished), made === undefined ? dirname(finished) : dirname(made))
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  /** Opens the file before it answers: a missing one is refused here and not as an event of the stream. */
  override async getStream(key: string, part?: Part): Promise<Readable> {
    const file = await open(join(this.#root, key), 'r')
    return file.createReadStream(part && { start: part.from, end: part.to })
  }

  /** A name is on the disk only once its folder is; Windows has no such call for folders. */
  async #syncFolders(from: string, upTo: string): Promise<void> {
    if (process.platform === 'win32') return
    for (let folder = from; ; folder = dirname(folder)) {
      const handle = await open(folder, 'r')
      await handle.sync().finally(() => handle.close())
      if (folder === upTo || folder === dirname(folder)) return
    }
  }

  /** Removes what a crash left unfinished; younger files may belong to a server that is still running. */
  #sweep(): void {
    for (const name of readdirSync(this.#unfinished)) {
      const file = join(this.#unfinished, name)
      const from = statSync(file, { throwIfNoEntry: false })?.mtimeMs
      if (from !== undefined && Date.now() - from > HOUR) rmSync(file, { force: true })
    }
  }
}
