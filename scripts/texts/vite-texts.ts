// Brings the texts into the web: each group of rooms in each language is a chunk of its own, with its messages compiled.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { HOUSE_LANGUAGES } from '../../contract/languages/house-languages.ts'
import { WRITTEN_LANGUAGES } from '../../contract/languages/language-facts.ts'
import { codeOf } from './message.ts'
import { filesOf, groupOf, isOfTheServer, isOfTheWeb, readRooms, SOURCE, type Tree } from './rooms.ts'

/** The chunks that the entry knows; the console brings its own. */
const isAtOnce = (group: string) => (group.startsWith('site') && group !== ABOUT) || group === 'console/start'
/** Its page reads it itself. */
const ABOUT = 'site/about'
/** Ends the id of a chunk: `texts/<language>/<group>.texts`. */
const END = '.texts'

const OTHERS = Object.keys(WRITTEN_LANGUAGES).filter((code) => !HOUSE_LANGUAGES.some((one) => one === code))
/** How groups of languages are fetched that a site has only where its owner chose them: `virtual:texts/<name>/others`; what they hold: `/<language>`. */
const APART = /^\0virtual:texts\/(\w+)\/(\w+)$/

/**
 * `virtual:texts/entry`, `/about` and `/console` say how each group is fetched, `/site` and `/all` hold the texts themselves, and
 * `/names` what is needed in all languages at once. What they say and hold of languages beyond those of the house lies in modules
 * of its own, which come where the site has the language.
 */
export function texts(root: string): Plugin {
  const folder = join(root, 'texts')
  const groupsOf = (chosen: (room: string) => boolean) => [
    ...new Set([...readRooms(folder, SOURCE).keys()].filter(chosen).map(groupOf)),
  ]
  const groups = () => groupsOf(isOfTheWeb)
  const chunk = (language: string, group: string) => join(folder, language, group) + END
  /** How the groups of a language are fetched. */
  const ways = (language: string, chosen: string[]) => {
    const parts = chosen.map(
      (group) => `${JSON.stringify(group)}: () => import(${JSON.stringify(chunk(language, group))})`,
    )
    return `{${parts.join(', ')}}`
  }
  const waysOf = (languages: readonly string[], chosen: string[]) =>
    languages.map((language) => `${language}: ${ways(language, chosen)}`).join(',\n')
  const later = (name: string) =>
    OTHERS.map((language) => `${language}: () => import('virtual:texts/${name}/${language}')`)
  const fetched = (name: string, chosen: string[]) => {
    const others = `others: () => import('virtual:texts/${name}/others')`
    return `export const source = {${waysOf(HOUSE_LANGUAGES, chosen)},\n${others}}`
  }
  /** Modules with the rooms of some languages, under the names `zh`, `en` and so on. */
  const trees = (languages: readonly string[], chosen: string[]) =>
    languages.flatMap((language) => [
      ...chosen.map(
        (group, at) => `import { rooms as ${language}${at} } from ${JSON.stringify(chunk(language, group))}`,
      ),
      `const ${language} = {${chosen.map((_, at) => `...${language}${at}`).join(', ')}}`,
    ])
  const held = (name: string, chosen: string[]) =>
    [
      "import { LANGUAGES, WORDS_OF } from '#contract/languages/language-codes.ts'",
      ...trees(HOUSE_LANGUAGES, chosen),
      `const there = {${HOUSE_LANGUAGES.join(', ')}}`,
      `const others = {${later(name).join(',\n')}}`,
      'const wanted = new Set(LANGUAGES.map((language) => WORDS_OF[language]))',
      'for (const language of wanted) there[language] ??= (await others[language]()).rooms',
      'export const rooms = Object.fromEntries(LANGUAGES.map((language) => [language, there[WORDS_OF[language]]]))',
    ].join('\n')
  const FETCHED: Record<string, (group: string) => boolean> = {
    entry: isAtOnce,
    about: (group) => group === ABOUT,
    console: (group) => group !== ABOUT && !isAtOnce(group),
  }
  const HELD: Record<string, () => string[]> = {
    site: () => groups().filter((one) => one.startsWith('site')),
    all: groups,
    names: () => groupsOf((room) => !isOfTheWeb(room) && !isOfTheServer(room)),
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
      const [, of = id.replace('\0virtual:texts/', ''), apart] = APART.exec(id) ?? []
      const [isFetched, heldOf] = [FETCHED[of], HELD[of]]
      if (isFetched) {
        const chosen = groups().filter(isFetched)
        return apart ? `export const source = {${waysOf(OTHERS, chosen)}}` : fetched(of, chosen)
      }
      if (heldOf) {
        if (!apart) return held(of, heldOf())
        return [...trees([apart], heldOf()), `export const rooms = ${apart}`].join('\n')
      }
      if (!id.startsWith(folder) || !id.endsWith(END)) return
      const [written = '', ...rest] = id.slice(folder.length + 1, -END.length).split('/')
      const group = rest.join('/')
      for (const from of new Set([SOURCE, written]))
        for (const file of filesOf(folder, from, group)) this.addWatchFile(file)
      return moduleOf(folder, written, group)
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
