// Writes `texts/rooms.ts`: which rooms there are, and what their messages ask for. Keys need no writing: they are read from the JSON.
import { type Parameter, parametersOf } from './message.ts'
import { groupOf, isOfTheServer, isOfTheWeb, type Tree } from './rooms.ts'

/** The whole file, from the rooms of the source. */
export function typesOf(rooms: ReadonlyMap<string, Tree>): string {
  const names = [...rooms.keys()]
  const web = names.filter(isOfTheWeb)
  const groups = [...new Set(web.map(groupOf))]
  const trees = (rooms: string[]) => rooms.map((name) => `  '${name}': typeof ${variable(name)}`)
  return [
    '// Written by `npm run texts` from the English texts: the rooms, and the values that their messages ask for.',
    ...names.map((name) => `import type ${variable(name)} from './en/${name}.json'`),
    '',
    '/** The texts of each room of the web. */',
    'export type Trees = {',
    ...trees(web),
    '}',
    '',
    '/** Those that are needed in all languages at once. */',
    'export type NameTrees = {',
    ...trees(names.filter((name) => !isOfTheWeb(name) && !isOfTheServer(name))),
    '}',
    '',
    '/** Those that the server reads, beside all others. */',
    'export type ServerTrees = {',
    ...trees(names.filter(isOfTheServer)),
    '}',
    '',
    '/** Rooms that are loaded together. */',
    `export type Group =${groups.map((group) => `\n  | '${group}'`).join('')}`,
    '',
    '/** The values of the messages that ask for some. */',
    'export type Values = {',
    ...names.flatMap((name) => {
      const values = valuesOf(rooms.get(name) ?? {}, '  ')
      return values === '' ? [] : [`  '${name}': ${values}`]
    }),
    '}',
    '',
  ].join('\n')
}

function valuesOf(tree: Tree, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(tree).flatMap(([key, value]) => {
    const values = Array.isArray(value)
      ? ''
      : typeof value === 'string'
        ? objectOf(parametersOf(value))
        : valuesOf(value, inner)
    return values === '' ? [] : [`${inner}${property(key)}: ${values}`]
  })
  return lines.length === 0 ? '' : `{\n${lines.join('\n')}\n${indent}}`
}

function objectOf(parameters: ReadonlyMap<string, Parameter>): string {
  const parts = [...parameters].map(([name, parameter]) => `${property(name)}: ${typeOf(parameter)}`)
  return parts.length === 0 ? '' : `{ ${parts.join('; ')} }`
}

function typeOf(parameter: Parameter): string {
  if (parameter.use === 'plain') return 'string | number'
  if (parameter.use === 'plural') return 'number'
  return parameter.choices.every((choice) => ['true', 'false', 'other'].includes(choice))
    ? 'boolean'
    : 'string'
}

const property = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`)
const variable = (room: string) => room.replace(/[^A-Za-z]+(.)/g, (_, letter: string) => letter.toUpperCase())
