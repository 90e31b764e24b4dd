// Brings the texts into the web: each group of rooms in each language is a chunk of its own, with its messages compiled.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { codeOf } from './message.ts'
import { filesOf, groupOf, isOfTheServer, isOfTheWeb, readRooms, SOURCE, type Tree } from './rooms.ts'

/** The chunks that the entry knows; the console brings its own. */
const isAtOnce = (group: string) => (group.startsWith('site') && group !== ABOUT) || group === 'console/start'
/** Its page reads it itself. */
const ABOUT = 'site/about'
/** Ends the id of a chunk: `texts/<language>/<group>.texts`. */
const END = '.texts'

/**
 * `virtual:texts/entry`, `/about` and `/console` say how each group is fetched, `/site` and `/all` hold the texts themselves, and
 * `/names` what is needed in all languages at once.
 */
export function texts(root: string, languages: readonly string[]): Plugin {
  const folder = join(root, 'texts')
  const groupsOf = (chosen: (room: string) => boolean) => [
    ...new Set([...readRooms(folder, SOURCE).keys()].filter(chosen).map(groupOf)),
  ]
  const groups = () => groupsOf(isOfTheWeb)
  const chunk = (language: string, group: string) => join(folder, language, group) + END
  const index = (chosen: string[], what: (id: string) => string) =>
    `{${languages
      .map((language) => {
        const parts = chosen.map((group) => `${JSON.stringify(group)}: ${what(chunk(language, group))}`)
        return `${language}: {${parts.join(', ')}}`
      })
      .join(',\n')}}`
  const fetched = (chosen: string[]) =>
    `export const source = ${index(chosen, (id) => `() => import(${JSON.stringify(id)})`)}`
  const held = (chosen: string[]) => {
    const ids = languages.flatMap((language) => chosen.map((group) => chunk(language, group)))
    const imports = ids.map((id, at) => `import { rooms as r${at} } from ${JSON.stringify(id)}`)
    const trees = languages.map((language) => {
      const own = chosen.map((group) => `...r${ids.indexOf(chunk(language, group))}`)
      return `${language}: {${own.join(', ')}}`
    })
    return `${imports.join('\n')}\nexport const rooms = {${trees.join(', ')}}`
  }
  return {
    name: 'texts',
    resolveId(id) {
      if (id.startsWith('virtual:texts/')) return `\0${id}`
      if (!id.endsWith(END)) return
      // A server whose root is the repository names its files from there.
      return id.startsWith(folder) ? id : id.startsWith('/texts/') ? join(root, id) : undefined
    },
    load(id) {
      if (id === '\0virtual:texts/entry') return fetched(groups().filter(isAtOnce))
      if (id === '\0virtual:texts/about') return fetched([ABOUT])
      if (id === '\0virtual:texts/console')
        return fetched(groups().filter((one) => one !== ABOUT && !isAtOnce(one)))
      if (id === '\0virtual:texts/site') return held(groups().filter((one) => one.startsWith('site')))
      if (id === '\0virtual:texts/all') return held(groups())
      if (id === '\0virtual:texts/names')
        return held(groupsOf((room) => !isOfTheWeb(room) && !isOfTheServer(room)))
      if (!id.startsWith(folder) || !id.endsWith(END)) return
      const [language = '', ...rest] = id.slice(folder.length + 1, -END.length).split('/')
      const group = rest.join('/')
      for (const from of new Set([SOURCE, language]))
        for (const file of filesOf(folder, from, group)) this.addWatchFile(file)
      return moduleOf(folder, language, group)
    },
  }
}

/** The rooms of a group as a module. What a language lacks is there in the language of the source. */
function moduleOf(folder: string, language: string, group: string): string {
  const own = readRooms(folder, language)
  const parts = [...readRooms(folder, SOURCE)]
    .filter(([room]) => groupOf(room) === group)
    .map(([room, tree]) => `${JSON.stringify(room)}: ${written(tree, own.get(room) ?? {}, room)}`)
  return [
    "import { speak } from '#web/i18n/speak.ts'",
    `const p = speak(${JSON.stringify(language)})`,
    `export const rooms = {${parts.join(',\n')}}`,
  ].join('\n')
}

function written(source: Tree, own: Tree, way: string): string {
  const parts = Object.entries(source).map(([key, text]) => {
    const there = own[key]
    const at = `${way}.${key}`
    return `${JSON.stringify(key)}: ${textAs(text, there, at)}`
  })
  return `{${parts.join(', ')}}`
}

function textAs(text: Tree[string], there: Tree[string] | undefined, at: string): string {
  if (typeof text === 'string') return message(typeof there === 'string' && there !== '' ? there : text, at)
  if (!Array.isArray(text)) return written(text, isTree(there) ? there : {}, at)
  const list = Array.isArray(there) && there.length === text.length ? there : text
  return `[${list.map((one) => message(one, at)).join(', ')}]`
}

const isTree = (value: Tree[string] | undefined): value is Tree =>
  typeof value === 'object' && !Array.isArray(value)

function message(text: string, at: string): string {
  try {
    return codeOf(text)
  } catch (error) {
    throw new Error(`texts: ${at}: ${error instanceof Error ? error.message : error}`)
  }
}
