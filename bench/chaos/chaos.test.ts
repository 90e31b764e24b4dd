// The short form of `npm run chaos`: half a minute, on the sources.
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runChaos } from './chaos.ts'

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'two nodes that die, stand still and lose their database lose, double and hide nothing',
  {
    timeout: 240_000,
  },
  async () => {
    const { checks, befell } = await runChaos({
      ...{ command: [MAIN], seed: 15, seconds: 20 },
      only: ['kill -9', 'node stands still', 'half open', 'clock', 'bucket'],
    })
    expect(checks.filter(({ broken }) => broken.length > 0)).toEqual([])
    expect(befell.size).toBeGreaterThan(1)
    for (const check of ['inquiries', 'adds', 'saves', 'linear', 'fresh', 'pages'] as const)
      expect([check, checks.find((one) => one.check === check)?.looked]).not.toEqual([check, 0])
  },
)
