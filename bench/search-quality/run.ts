// How often the search answers a question of an engineer with the right product: `node bench/search-quality/run.ts [folder of a store]`.
// Without a folder it fills one with the demo company. `--each` lists what is not first.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { closeParts } from '#server/open-parts.ts'
import { openDemoStore } from '#server/testing/demo-store.ts'
import { judgeQuestions } from './judge-questions.ts'

const { values, positionals } = parseArgs({ options: { each: { type: 'boolean' } }, allowPositionals: true })
const [given] = positionals
const folder = given ?? mkdtempSync(join(tmpdir(), 'search-quality-'))
const parts = await openDemoStore(folder)
try {
  const judged = await judgeQuestions(parts)
  if (values.each)
    for (const { language, keyword, right, found, place } of judged)
      if (place !== 1)
        console.log(
          `${language}  ${keyword}  should be ${right.join(', ')}; found ${found.slice(0, 4).join(', ') || 'nothing'}`,
        )
  const share = (within: number) =>
    judged.filter(({ place }) => place !== null && place <= within).length / judged.length
  const spoken = (part: number) => `${(part * 100).toFixed(1)} %`
  console.log(`${judged.length} questions: right first ${spoken(share(1))}, among three ${spoken(share(3))}`)
} finally {
  await closeParts(parts)
  if (given === undefined) rmSync(folder, { recursive: true, force: true })
}
