// The files of texts: one room is one file per language, `texts/<language>/<room>.json`, a tree of ICU messages.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Keys come from this language; what another one lacks is shown in it. */
export const SOURCE = 'en'

/** Rooms that the web loads by group in one language. */
export const isOfTheWeb = (room: string): boolean => /^(?:site|console)\//.test(room)
/** Those that only the server reads; what is left is needed in all languages at once. */
export const isOfTheServer = (room: string): boolean => room.startsWith('server/')

/** The texts of a room: a message, or a list of messages, or a part with its own keys. */
export type Tree = { [key: string]: string | string[] | Tree }

/** The languages that have texts: one folder each. */
export const languagesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** The rooms of a language in the order of their names; none where the language has no folder. */
export function readRooms(folder: string, language: string): Map<string, Tree> {
  const own = join(folder, language)
  if (!existsSync(own)) return new Map()
  const files = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  )
  return new Map(files.sort().map((name) => [roomOf(name), read(join(own, name))]))
}

/** The files of the rooms of a group. */
export function filesOf(folder: string, language: string, group: string): string[] {
  return [...readRooms(folder, language).keys()]
    .filter((room) => groupOf(room) === group)
    .map((room) => join(folder, language, `${room}.json`))
}

/** Rooms that are loaded together: what every page of the site has, and one area of either. */
export function groupOf(room: string): string {
  const [place = '', area = '', own] = room.split('/')
  return place === 'site' && own === undefined ? place : `${place}/${area}`
}

const roomOf = (file: string) =>
  relative('.', file)
    .split(sep)
    .join('/')
    .replace(/\.json$/, '')
const read = (file: string): Tree => JSON.parse(readFileSync(file, 'utf8'))

/** Each message of a tree with the way to it. */
export function* messagesIn(tree: Tree, way: readonly string[] = []): Generator<[string[], string]> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [[...way, key], value]
    else if (Array.isArray(value))
      for (const [at, one] of value.entries()) yield [[...way, key, `${at}`], one]
    else yield* messagesIn(value, [...way, key])
  }
}
