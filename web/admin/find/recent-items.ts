// What a person opened by the search last, kept in this browser for each person.
import type { FindItem } from './find-item.ts'

export type RecentItem = Pick<FindItem, 'group' | 'title' | 'detail' | 'picture'> & { to: string }
type RecentStorage = Pick<Storage, 'getItem' | 'setItem'>

const MOST = 12
const keyOf = (person: number) => `console-recent:${person}`

/** The last opened first; what is damaged counts as nothing. */
export function readRecent(storage: RecentStorage, person: number): RecentItem[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(person)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Puts one to the front; a storage that refuses keeps nothing. */
export function keepRecent(storage: RecentStorage, person: number, item: RecentItem): void {
  const { group, title, detail, picture, to } = item
  const others = readRecent(storage, person).filter((one) => one.to !== to)
  try {
    storage.setItem(
      keyOf(person),
      JSON.stringify([{ group, title, detail, picture, to }, ...others].slice(0, MOST)),
    )
  } catch (error) {
    console.error(error)
  }
}

const isRecent = (value: unknown): value is RecentItem => {
  if (typeof value !== 'object' || value === null) return false
  const { group, title, detail, picture, to } = value as Record<string, unknown>
  const texts = [group, title, detail, to].every((text) => typeof text === 'string')
  return texts && (picture === null || typeof picture === 'string')
}
