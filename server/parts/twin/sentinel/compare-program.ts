// Compares the files of the program, as they lie on the disk of this node, with the list that was made of them when it was built.
import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Alien } from './compare-pages.ts'

/** Beside the program: a line for each file, its SHA-256 and its path. */
export const DIGESTS = '.digests'
/** Files that are read at one look. */
const AT_ONCE = 40

type Program = {
  /** What the list itself is known by; another one is another build. */
  build: string
  look: () => Promise<{ looked: string[]; alien: Alien[] }>
}

/** Null for a program that runs from its sources: nobody has made a list of those. `host` tells whose disk it is. */
export function createCompareProgram(folder: string, host = hostname()): Program | null {
  const list = listIn(folder)
  if (list === null) return null
  const files = list.split('\n').flatMap((line) => {
    const [, hash, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
    return hash && path ? [{ hash, path }] : []
  })
  let next = 0
  const nameOf = (path: string) => `${host}: ${path}`

  return {
    build: createHash('sha256').update(list).digest('hex'),
    async look() {
      const turn = files.slice(next, next + AT_ONCE)
      next = next + AT_ONCE >= files.length ? 0 : next + AT_ONCE
      const alien: Alien[] = []
      for (const { hash, path } of turn) {
        const found = await digestOf(join(folder, path))
        if (found !== hash) alien.push({ address: nameOf(path), hash: found })
      }
      // Whoever changes a file and the list as well is found out by the list that was read at the start.
      const now = listIn(folder)
      if (now !== list) alien.push({ address: nameOf(DIGESTS), hash: now === null ? GONE : 'changed' })
      return { looked: [...turn.map(({ path }) => path), DIGESTS].map(nameOf), alien }
    },
  }
}

const GONE = 'gone'

function listIn(folder: string): string | null {
  try {
    return readFileSync(join(folder, DIGESTS), 'utf8')
  } catch {
    return null
  }
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(file), hash)
  } catch {
    return GONE
  }
  return hash.digest('hex')
}
