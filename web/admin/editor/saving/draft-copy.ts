// A copy of what is typed and not saved yet, in the storage of this browser: it is offered again after a crash.

/** After so many days a copy is of no use any more. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000
const PREFIX = 'unsaved:'

export type DraftCopy<Fields> = {
  time: number
  /** The version that the input was made from; 0 for a record that did not exist. */
  version: number
  base: Fields
  fields: Fields
}

export type DraftStore<Fields> = {
  read: () => DraftCopy<Fields> | null
  /** Answers whether the browser took it. */
  keep: (copy: DraftCopy<Fields>) => boolean
  drop: () => void
}

/** The copy of one person's input into one record. */
export function draftStore<Fields>(
  storage: Storage | null,
  key: { person: number; kind: string; record: string },
  now: () => number = Date.now,
): DraftStore<Fields> {
  const name = `${PREFIX}${key.person}:${key.kind}:${key.record}`
  return {
    read: () => {
      try {
        const copy = JSON.parse(storage?.getItem(name) ?? 'null') as DraftCopy<Fields> | null
        return copy && typeof copy.time === 'number' && copy.time > now() - KEPT_MS ? copy : null
      } catch {
        return null
      }
    },
    keep: (copy) => {
      if (!storage) return false
      try {
        storage.setItem(name, JSON.stringify(copy))
        return true
      } catch {
        // Full, or refused: old copies make room once, else the input lives in the page alone.
        forgetOldDrafts(storage, now())
        return false
      }
    },
    drop: () => {
      try {
        storage?.removeItem(name)
      } catch {
        // Nothing was kept.
      }
    },
  }
}

/** Takes away what nobody came back for. */
export function forgetOldDrafts(storage: Storage, now: number) {
  for (const name of Object.keys(storage)) {
    if (!name.startsWith(PREFIX)) continue
    try {
      const { time } = JSON.parse(storage.getItem(name) ?? '{}') as { time?: number }
      if (!time || time <= now - KEPT_MS) storage.removeItem(name)
    } catch {
      storage.removeItem(name)
    }
  }
}

/** The storage of the browser, or null where it is refused. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
