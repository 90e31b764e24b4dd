// The twin of a test, once all that was published is in it.
import { vi } from 'vitest'
import type { Twin } from '#server/parts/twin/open-twin.ts'

const PATIENCE_MS = 20_000

/** Runs its maker until then; answers the number of the manifest. */
export async function wholeTwin(twin: Twin, maker: Awaited<ReturnType<Twin['start']>>): Promise<number> {
  const isWhole = async () => {
    await maker?.run()
    const { whole, behindMs, waiting } = twin.state()
    return whole && waiting === 0 && behindMs === 0 && twin.serves()
  }
  await vi.waitUntil(isWhole, { timeout: PATIENCE_MS })
  return twin.reader.head()?.number ?? 0
}
