// Lets what was read be read anew by whoever shows it next.
import type { QueryClient } from '@tanstack/react-query'

/**
 * Drops what nobody shows: a page may have broken on it. What is shown is old from now on, and is asked for by the page
 * that takes the place of the one in sight; asking here as well would ask twice.
 */
export async function forgetReads(client: QueryClient): Promise<void> {
  client.removeQueries({ predicate: (query) => query.getObserversCount() === 0 })
  await client.invalidateQueries({ refetchType: 'none' })
}
