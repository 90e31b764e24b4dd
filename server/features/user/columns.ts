// The columns of people in a spreadsheet, the same for export and import, in each language.

import { storedText } from '#contract/fields/walk.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { FLAGS } from '#contract/people/staff.ts'
import { SEXES } from '#contract/people/user.ts'
import type { Reason } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/user/sheet')

/** What an import reads; `pwd` counts for new people only. */
export const IMPORTED = [
  'username',
  'nickName',
  'sex',
  'phone',
  'email',
  'roles',
  'flag',
  'introduction',
  'pwd',
] as const
export type Imported = (typeof IMPORTED)[number]

export const TITLES = words.columns satisfies Record<string, Reason>

const WIDTHS: Partial<Record<keyof typeof TITLES, number>> = {
  email: 30,
  roles: 30,
  introduction: 40,
  pwd: 34,
}

export const columnsOf = (names: readonly (keyof typeof TITLES)[], language: Language) =>
  names.map((name) => ({ title: TITLES[name][language], width: WIDTHS[name] ?? 20 }))

export const SEX_WORDS: Record<(typeof SEXES)[number], Reason> = words.sexes
export const FLAG_WORDS: Record<(typeof FLAGS)[number], Reason> = words.flags

/** Longer cells say none of the words that are looked for. */
const WORDS = 200
const plain = (text: string) =>
  text
    .slice(0, WORDS + 1)
    .normalize('NFKC')
    .trim()
    .toLowerCase()

/** Words of earlier versions, which sheets that people kept still hold. */
const FORMER: Record<string, readonly string[]> = {
  email: ['E-mail', 'Correo'],
  pwd: ['First password (new people only)', 'Primera contraseña (solo personas nuevas)'],
  2: ['Not said', 'Sin indicar'],
}

/** Whether a cell says one of these words, in whichever language. */
const says = (cell: string, key: string, words: Reason) => {
  const plainCell = plain(cell)
  return [key, ...LANGUAGES.map((language) => words[language]), ...(FORMER[key] ?? [])].some(
    (word) => plainCell === plain(word),
  )
}

export const sexIn = (cell: string) => SEXES.find((sex) => says(cell, sex, SEX_WORDS[sex]))
export const flagIn = (cell: string) => FLAGS.find((flag) => says(cell, flag, FLAG_WORDS[flag]))

/** Where each column stands, from the heading; its titles are known in every language. */
export function placesOf(heading: readonly string[]) {
  const titles = heading.map(plain)
  return new Map(
    IMPORTED.flatMap((name) => {
      const names = [name, ...Object.values(TITLES[name]), ...(FORMER[name] ?? [])].map(plain)
      const at = titles.findIndex((title) => names.includes(title))
      return at < 0 ? [] : [[name, at] as const]
    }),
  )
}

type NamedRole = { id: number; name: string; title: string }
const SEPARATORS = /[,，、;；\n]+/

/** How roles stand in a cell: by their title, unless it would read as several. */
export const rolesCell = (roles: readonly NamedRole[], language: Language): string =>
  roles
    .map(({ name, title }) => {
      const text: string = storedText(title)[language]
      return text === '' || SEPARATORS.test(text) ? name : text
    })
    .join(', ')

/** The roles a cell names, by name or by title in any language; null for a word that names none, or several. */
export function rolesIn(cell: string, roles: readonly NamedRole[]): (number | null)[] {
  const words = cell.split(SEPARATORS).filter((word) => word.trim() !== '')
  return words.map((word) => {
    const named = roles.filter(({ name }) => name === word.trim())
    const titled = roles.filter(({ title }) => says(word, '', storedText(title)))
    const [role, another] = named.length > 0 ? named : titled
    return role && !another ? role.id : null
  })
}
