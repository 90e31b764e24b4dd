// Puts the texts that the server says into its bundle, with their messages compiled: a start reads two hundred files less.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'rolldown'
import { LANGUAGES } from '../../contract/languages/language-codes.ts'

type Tree = { [key: string]: string | Tree }

/** Rooms that the server reads by names which it makes; all others it names in its sources. */
const NAMED_ANYWHERE = /^(?:server|kinds|console\/kinds)\//
const NAMED = /(?:serverTexts|readTexts)(?:<[^(]*>)?\('([^']+)'\)/g

/** The module in place of `server/parts/files/text-files.ts`. */
export function textsInOne(root: string): Plugin {
  const rooms = new Set<string>()
  return {
    name: 'texts-in-one',
    buildStart() {
      for (const file of filesIn(join(root, 'server'), /(?<!\.test)\.ts$/))
        for (const [, room = ''] of readFileSync(file, 'utf8').matchAll(NAMED)) rooms.add(room)
    },
    load: {
      filter: { id: /\/server\/parts\/files\/text-files\.ts$/ },
      handler() {
        const messages: Record<string, unknown> = {}
        const trees = LANGUAGES.map((language) => {
          const folder = join(root, 'texts', language)
          const own = filesIn(folder, /\.json$/).map((file) => file.slice(folder.length + 1, -5))
          const told = own.filter((room) => NAMED_ANYWHERE.test(room) || rooms.has(room))
          const read = (room: string) =>
            JSON.parse(readFileSync(join(folder, `${room}.json`), 'utf8')) as Tree
          return [language, Object.fromEntries(told.map((room) => [room, collected(read(room), messages)]))]
        })
        return moduleOf(Object.fromEntries(trees), messages)
      },
    },
  }
}

/** The tree as it is; its messages, and what they compile to, are added to `messages`. */
function collected(tree: Tree, messages: Record<string, unknown>): Tree {
  for (const value of Object.values(tree)) {
    if (typeof value !== 'string') collected(value, messages)
    else if (value.includes('{')) messages[value] ??= compile(value)
  }
  return tree
}

const filesIn = (folder: string, wanted: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => wanted.test(name))
    .map((name) => join(folder, name))

/** JSON in a string is read in a fraction of the time that a program takes. */
const parsed = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

const moduleOf = (trees: unknown, messages: unknown) => `
const trees = ${parsed(trees)}
const messages = ${parsed(messages)}
const said = (value, what) => {
  if (value === undefined) throw new Error('the bundle lacks the text ' + what)
  return value
}
export const readRoom = (room, language) => trees[language]?.[room]
export const compile = (message) => said(messages[message], message)
`
