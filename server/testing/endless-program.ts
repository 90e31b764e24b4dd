// A thread that never comes to an end, or takes all the memory there is, for the tests of what ends it.
import { answerMain } from '#server/parts/long-work/thread-program.ts'

answerMain(async function* ({ eats }: { eats: boolean }) {
  yield 'begun'
  const kept: string[][] = []
  for (let at = 0; ; at++) if (eats) kept.push(Array.from({ length: 1_000 }, (_, one) => `${at} ${one}`))
})
