// What a folder and a bucket do alike: whole files under paths.
import type { Readable } from 'node:stream'

export type Part = { from: number; to: number }
/** `size` is that of the whole file, also where only a part of it was asked for. */
export type Opened = { body: Readable; size: number }

export type ObjectStore = {
  /** All of it or nothing. */
  put(path: string, bytes: Uint8Array): Promise<void>
  /** Null when there is none. The caller must read `body` to its end or destroy it. */
  open(path: string, part?: Part): Promise<Opened | null>
  has(path: string): Promise<boolean>
  /** One that is not there is no mistake. */
  remove(path: string): Promise<void>
  removeAll(under: string): Promise<void>
  /** Paths and sizes of all files below a path; a bucket tells `atOnce` of them in an answer. */
  list(under: string, atOnce?: number): AsyncIterable<{ path: string; size: number }>
}
