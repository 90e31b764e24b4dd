// Chinese spelled in pinyin, for whoever types it on a keyboard with Latin letters.
import { Worker } from 'node:worker_threads'

const PROGRAM = new URL('./pinyin-worker.ts', import.meta.url)
const HAN = /\p{Script=Han}/u

/** The beginnings that each text is found by in pinyin, in lower case; none for a text without Chinese. Rejects when the thread fails. */
export async function pinyinOf(texts: readonly string[]): Promise<string[][]> {
  if (!texts.some((text) => HAN.test(text))) return texts.map(() => [])
  return spelled(texts, 'beginnings')
}

/** The syllables of each run of Chinese, one for a character. Rejects when the thread fails. */
export const syllablesOf = (runs: readonly string[]): Promise<string[][]> =>
  runs.length === 0 ? Promise.resolve([]) : spelled(runs, 'syllables')

async function spelled(texts: readonly string[], as: 'beginnings' | 'syllables'): Promise<string[][]> {
  const worker = new Worker(PROGRAM, { workerData: { texts, as } })
  try {
    return await new Promise<string[][]>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', (code) => reject(new Error(`the thread that spells pinyin ended with ${code}`)))
    })
  } finally {
    await worker.terminate()
  }
}
