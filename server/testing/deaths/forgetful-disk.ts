// A folder whose power can be cut: what a program wrote there and did not sync is taken back once it has died.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('forgetful-disk.c', import.meta.url))
/** A disk writes this much at once or not at all. */
const SECTOR = 512
/** Of the head of a note in the journal. */
const HEAD = 23

type Note = { what: string; path: string; offset: number; sizeBefore: number; data: Buffer }

/** The folder; null where there is no compiler, or no such way of loading a library. */
export function forgetfulDisk() {
  if (process.platform !== 'linux') return null
  const place = mkdtempSync(join(tmpdir(), 'site-forgetful-'))
  const library = join(place, 'forgetful-disk.so')
  const made = spawnSync('gcc', [
    '-shared',
    '-fPIC',
    '-O2',
    '-Wall',
    '-o',
    library,
    SOURCE,
    '-ldl',
    '-lpthread',
  ])
  const close = () => rmSync(place, { recursive: true, force: true })
  if (made.status !== 0) {
    close()
    return null
  }
  const journal = join(place, 'journal')
  const folder = mkdtempSync(join(place, 'disk-'))
  return {
    folder,
    close,
    /** For the program that is to die. */
    environment: { LD_PRELOAD: library, FORGETFUL_FOLDER: folder, FORGETFUL_JOURNAL: journal },
    /**
     * After its death: of each sector that was not synced chance says whether the disk had it already; answers how many were
     * lost.
     */
    cut(keeps: () => boolean): number {
      if (!existsSync(journal)) return 0
      const { notes, fresh } = unsynced(readFileSync(journal))
      rmSync(journal)
      let lost = 0
      for (const [path, pending] of notes) if (existsSync(path)) lost += takeBack(path, pending, keeps)
      for (const path of fresh) if (existsSync(path) && !keeps()) rmSync(path)
      return lost
    },
  }
}

/** What was noted since each file was synced, and files whose folder was not. */
function unsynced(journal: Buffer) {
  const notes = new Map<string, Note[]>()
  const fresh = new Set<string>()
  for (const note of notesIn(journal)) {
    if (note.what === 'S') notes.delete(note.path)
    else if (note.what === 'C') fresh.add(note.path)
    else if (note.what === 'D') {
      for (const path of fresh) if (dirname(path) === note.path) fresh.delete(path)
    } else notes.set(note.path, [...(notes.get(note.path) ?? []), note])
  }
  return { notes, fresh }
}

function* notesIn(journal: Buffer): Generator<Note> {
  let at = 0
  while (at + HEAD <= journal.length) {
    const pathEnd = at + HEAD + journal.readUInt16LE(at + 1)
    const end = pathEnd + journal.readUInt32LE(at + 19)
    // It died while it noted what it had not yet written.
    if (end > journal.length) return
    yield {
      what: String.fromCharCode(journal[at] ?? 0),
      path: journal.toString('utf8', at + HEAD, pathEnd),
      offset: Number(journal.readBigUInt64LE(at + 3)),
      sizeBefore: Number(journal.readBigUInt64LE(at + 11)),
      data: journal.subarray(pathEnd, end),
    }
    at = end
  }
}

/** Makes the file what it was when it was synced last, but for the sectors that chance keeps. */
function takeBack(path: string, notes: readonly Note[], keeps: () => boolean): number {
  const written = readFileSync(path)
  let synced: Buffer = Buffer.from(written)
  for (const { offset, sizeBefore, data } of notes.toReversed()) {
    const before = Buffer.alloc(sizeBefore)
    synced.copy(before)
    data.copy(before, offset)
    synced = before
  }
  const size = keeps() ? written.length : synced.length
  const left = Buffer.alloc(size)
  synced.copy(left)
  let lost = 0
  for (let at = 0; at < Math.max(written.length, synced.length); at += SECTOR) {
    const now = written.subarray(at, at + SECTOR)
    if (now.equals(synced.subarray(at, at + SECTOR))) continue
    if (at < size && keeps()) now.copy(left, at)
    else lost += 1
  }
  writeFileSync(path, left)
  return lost
}
