// The texts as pages see them: a string, or a function of the values that the message asks for.
import type { Group, Trees, Values } from '#texts/rooms.ts'

export type Room = keyof Trees
export type { Group }

type Shape<Tree, Asked> = {
  readonly [Key in keyof Tree]: Key extends keyof Asked
    ? Tree[Key] extends string
      ? (values: Readonly<Asked[Key]>) => string
      : Shape<Tree[Key], Asked[Key]>
    : Tree[Key] extends string | readonly string[]
      ? Tree[Key]
      : Shape<Tree[Key], unknown>
}

/** The texts of a room in one language. */
export type TextsOf<R extends Room> = R extends Room
  ? Shape<Trees[R], R extends keyof Values ? Values[R] : unknown>
  : never

/** The texts of several rooms in one language. */
export type Rooms = { readonly [R in Room]?: TextsOf<R> }

/** Rooms that are loaded together: what every page of the site has, and one area of either. */
export function groupOf(room: Room): Group {
  const [place, area, own] = room.split('/')
  return (place === 'site' && own === undefined ? place : `${place}/${area}`) as Group
}
