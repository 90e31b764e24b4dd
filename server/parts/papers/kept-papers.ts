// Papers that were set, kept on disk by what they say: another edition says something else, and old ones go when there are too many.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Papers, Task } from './papers.ts'

/** Papers that are kept; of more, those go that nobody asked for longest (docs/limits.md). */
const MOST = 400
/** How often the folder is looked through: after so many new ones. */
const EVERY = 40
/** Counts up when templates, letters or Typst change, so that nothing is kept of before. */
const SETTING = 1

export type Paper = Omit<Task, 'files'> & {
  /** Pictures by the names that the data calls them, each told by its key and read only when the paper is set. */
  files: Readonly<Record<string, { key: string; read: () => Promise<Uint8Array> }>>
}

export function keptPapers(papers: Papers, folder: string, report: (error: unknown) => void) {
  const making = new Map<string, Promise<Buffer>>()
  let added = 0

  async function tidy() {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf'))
    if (names.length <= MOST) return
    const used = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
    )
    const old = used.sort((one, other) => other.at - one.at).slice(MOST)
    await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })))
  }

  async function keep(name: string, pdf: Buffer) {
    await mkdir(folder, { recursive: true })
    const begun = join(folder, `${name}.${process.pid}.begun`)
    await writeFile(begun, pdf)
    await rename(begun, join(folder, name))
    if (added++ % EVERY === 0) await tidy()
  }

  async function make(asker: string, name: string, { files, ...paper }: Paper) {
    const kept = await readFile(join(folder, name)).catch(() => null)
    if (kept) {
      const now = new Date()
      await utimes(join(folder, name), now, now).catch(report)
      return kept
    }
    const read = await Promise.all(
      Object.entries(files).map(async ([called, file]) => [called, await file.read()] as const),
    )
    const pdf = await papers.set(asker, { ...paper, files: Object.fromEntries(read) })
    // What cannot be kept is sent all the same.
    await keep(name, pdf).catch(report)
    return pdf
  }

  return {
    /** What tells this paper from all others: changes with anything that it says. */
    tagOf({ template, data, files }: Paper): string {
      const keys = Object.entries(files).map(([name, { key }]) => [name, key])
      const said = JSON.stringify([SETTING, template, data, keys])
      return createHash('sha256').update(said).digest('hex').slice(0, 32)
    },
    /** The paper, set once however many ask for it at a time. */
    pdf(asker: string, tag: string, paper: Paper): Promise<Buffer> {
      const begun = making.get(tag)
      if (begun) return begun
      const made = make(asker, `${tag}.pdf`, paper).finally(() => making.delete(tag))
      making.set(tag, made)
      return made
    },
  }
}
