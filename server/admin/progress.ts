// How far a command has come: a bar on a screen, and a line for each step where nobody looks on.
import type { Progress } from '#server/parts/backup/place.ts'

const WIDTH = 24
const EVERY_MS = 100

export function createProgress(stream: NodeJS.WriteStream): { progress: Progress; done: () => void } {
  const shows = stream.isTTY
  let step = ''
  let shownAt = 0

  return {
    progress(name, done, all) {
      if (!shows) {
        // Tables follow each other quickly: a step is what stands before the comma.
        const [begun = ''] = name.split(',')
        if (begun !== step) stream.write(`${begun} …\n`)
        step = begun
        return
      }
      const now = performance.now()
      if (name === step && done !== all && now - shownAt < EVERY_MS) return
      step = name
      shownAt = now
      stream.write(`\r\x1b[K${lineOf(name, done, all)}`)
    },
    done() {
      if (shows && step !== '') stream.write('\r\x1b[K')
    },
  }
}

function lineOf(name: string, done?: number, all?: number): string {
  if (done === undefined) return name
  if (!all) return `${name} ${done}`
  const full = Math.round((done / all) * WIDTH)
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor((done / all) * 100)} % ${name} ${done}/${all}`
}
