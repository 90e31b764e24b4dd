// Folders with more in them than one can take in at a glance.
import { posix } from 'node:path'

export const MOST_ENTRIES = 25

/** Folders that hold more files and folders than `MOST_ENTRIES`, the fullest first. */
export function crowdedFolders(files: string[]): { folder: string; entries: number }[] {
  const entries = new Map<string, Set<string>>()
  for (const file of files) {
    for (let path = file; path !== '.'; path = posix.dirname(path)) {
      const folder = posix.dirname(path)
      entries.set(folder, (entries.get(folder) ?? new Set()).add(path))
    }
  }
  return [...entries]
    .map(([folder, within]) => ({ folder, entries: within.size }))
    .filter((found) => found.entries > MOST_ENTRIES)
    .sort((one, other) => other.entries - one.entries)
}
