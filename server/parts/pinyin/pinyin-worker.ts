// Spells Chinese in pinyin, in a thread that ends when it is done: its dictionary would take a third of the server's memory.
import { parentPort, workerData } from 'node:worker_threads'
import { pinyin } from 'pinyin-pro'

/** As long as the words that are kept. */
const WORD = 24

/** Every place of a run of Chinese where a search may begin, in whole syllables and in initials: `liuliangji`, `llj`. */
function placesOf(run: string): string[] {
  const syllables = pinyin(run, { toneType: 'none', type: 'array', v: true }).filter(Boolean)
  return syllables.flatMap((_, from) => {
    const rest = syllables.slice(from)
    return [rest.join(''), rest.map((syllable) => syllable[0]).join('')]
  })
}

const texts = workerData as readonly string[]
parentPort?.postMessage(
  texts.map((text) => [
    ...new Set((text.match(/\p{Script=Han}+/gu) ?? []).flatMap(placesOf).map((word) => word.slice(0, WORD))),
  ]),
)
