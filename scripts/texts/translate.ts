// What is to be translated: the English texts stand where a language has none yet; what is translated stays, what is gone goes.
import { messagesIn, type Tree } from './rooms.ts'

type Rooms = ReadonlyMap<string, Tree>
type Work = { rooms: Map<string, Tree>; added: string[]; dropped: number }

/** The rooms of a language brought up to the source; `added` names the texts that are English so far. */
export function toTranslate(own: Rooms, source: Rooms): Work {
  const added: string[] = []
  const rooms = new Map(
    [...source].map(([room, tree]) => [room, merged(tree, own.get(room) ?? {}, room, added)]),
  )
  const count = (all: Rooms) => [...all.values()].reduce((sum, tree) => sum + [...messagesIn(tree)].length, 0)
  return { rooms, added, dropped: count(own) - (count(rooms) - added.length) }
}

function merged(source: Tree, own: Tree, way: string, added: string[]): Tree {
  return Object.fromEntries(
    Object.entries(source).map(([key, text]) => {
      const there = own[key]
      const at = `${way}.${key}`
      if (typeof text === 'string') {
        if (typeof there === 'string' && there !== '') return [key, there]
        added.push(`${at}: ${text}`)
        return [key, text]
      }
      if (Array.isArray(text)) {
        if (Array.isArray(there) && there.length === text.length) return [key, there]
        added.push(...text.map((one, index) => `${at}.${index}: ${one}`))
        return [key, text]
      }
      const part = typeof there === 'object' && !Array.isArray(there) ? there : {}
      return [key, merged(text, part, at, added)]
    }),
  )
}
