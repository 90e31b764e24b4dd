// Spells Chinese in pinyin, in a thread that ends when it is done: its dictionary would take a third of the server's memory.
import { parentPort, workerData } from 'node:worker_threads'
import { pinyin } from 'pinyin-pro'

/** As long as the words that are kept. */
const WORD = 24

const syllablesOf = (run: string): string[] =>
  pinyin(run, { toneType: 'none', type: 'array', v: true }).filter(Boolean)

/** Every place of a run of Chinese where a search may begin, in whole syllables and in initials: `liuliangji`, `llj`. */
function placesOf(run: string): string[] {
  const syllables = syllablesOf(run)
  return syllables.flatMap((_, from) => {
    const rest = syllables.slice(from)
    return [rest.join(''), rest.map((syllable) => syllable[0]).join('')]
  })
}

/** Of each text the words it begins with in pinyin, or of each run of Chinese its syllables. */
const { texts, as } = workerData as { texts: readonly string[]; as: 'beginnings' | 'syllables' }
const beginnings = (text: string) => [
  ...new Set((text.match(/\p{Script=Han}+/gu) ?? []).flatMap(placesOf).map((word) => word.slice(0, WORD))),
]
parentPort?.postMessage(texts.map(as === 'beginnings' ? beginnings : syllablesOf))
