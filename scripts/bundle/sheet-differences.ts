// Each further sheet of the web as a difference from the one that every page has (RFC 9842, decision 30).
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrotliOptions, brotliCompressSync } from 'node:zlib'

/** How the stream of a difference begins, before the digest of what it is one from. */
const MAGIC = Buffer.from([0xff, 0x44, 0x43, 0x42])

/** The files of the differences in a built web, by their names, and what they hold. */
export function sheetDifferences(folder: string): [name: string, difference: Buffer][] {
  const [, common = ''] =
    /<link rel="stylesheet"[^>]* href="\/([^"]*)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ??
    []
  const dictionary = readFileSync(join(folder, common))
  const head = Buffer.concat([MAGIC, createHash('sha256').update(dictionary).digest()])
  const sheets = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`)
  return sheets
    .filter((name) => name.endsWith('.css') && name !== common)
    .map((name) => {
      const options: BrotliOptions & { dictionary: Buffer } = { dictionary }
      const stream = brotliCompressSync(readFileSync(join(folder, name)), options)
      return [`${name}.dcb`, Buffer.concat([head, stream])]
    })
}
