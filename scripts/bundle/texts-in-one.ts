// Puts the texts that the server says into its bundle, with their messages compiled: a start reads two hundred files less.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'rolldown'
import { WRITTEN_LANGUAGES } from '../../contract/languages/language-facts.ts'

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
        const modules = Object.keys(WRITTEN_LANGUAGES).map((language) => {
          const messages: Record<string, unknown> = {}
          const folder = join(root, 'texts', language)
          const own = filesIn(folder, /\.json$/).map((file) => file.slice(folder.length + 1, -5))
          const told = own.filter((room) => NAMED_ANYWHERE.test(room) || rooms.has(room))
          const treeOf = (room: string) =>
            JSON.parse(readFileSync(join(folder, `${room}.json`), 'utf8')) as Tree
          const trees = Object.fromEntries(told.map((room) => [room, collected(treeOf(room), messages)]))
          return `${language}: () => (${parsed({ trees, messages })})`
        })
        return moduleOf(modules)
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

/** A language is read when the site has it. */
const moduleOf = (languages: readonly string[]) => `
const written = {${languages.join(',\n')}}
const read = {}
const of = (language) => (read[language] ??= written[language]?.())
const said = (value, what) => {
  if (value === undefined) throw new Error('the bundle lacks the text ' + what)
  return value
}
export const readRoom = (room, language) => of(language)?.trees[room]
export const compile = (message) =>
  said(Object.values(read).map(({ messages }) => messages[message]).find((one) => one !== undefined), message)
`
