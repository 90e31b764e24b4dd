// The columns of people in a spreadsheet, the same for export and import, in each language.
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { FLAGS } from '#contract/people/staff.ts'
import { SEXES } from '#contract/people/user.ts'
import type { Reason } from '#server/failure.ts'

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

export const TITLES = {
  username: { zh: '用户名', en: 'User name', es: 'Usuario' },
  nickName: { zh: '姓名', en: 'Name', es: 'Nombre' },
  sex: { zh: '性别', en: 'Sex', es: 'Sexo' },
  phone: { zh: '手机', en: 'Phone', es: 'Teléfono' },
  email: { zh: '邮箱', en: 'Email', es: 'Correo electrónico' },
  roles: { zh: '角色', en: 'Roles', es: 'Roles' },
  flag: { zh: '状态', en: 'Status', es: 'Estado' },
  introduction: { zh: '简介', en: 'Introduction', es: 'Presentación' },
  pwd: {
    zh: '初始密码（仅新用户）',
    en: 'Initial password (new people only)',
    es: 'Contraseña inicial (solo personas nuevas)',
  },
  lastLoginTime: { zh: '最近登录时间', en: 'Last sign-in', es: 'Último inicio de sesión' },
  createTime: { zh: '创建时间', en: 'Created', es: 'Creado' },
  updateTime: { zh: '更新时间', en: 'Changed', es: 'Modificado' },
} satisfies Record<string, Reason>

export const SHEET_NAME: Reason = { zh: '用户', en: 'People', es: 'Personas' }
export const TEMPLATE_NAME: Reason = {
  zh: '用户导入模板',
  en: 'People template',
  es: 'Plantilla de personas',
}

const WIDTHS: Partial<Record<keyof typeof TITLES, number>> = {
  email: 30,
  roles: 30,
  introduction: 40,
  pwd: 34,
}

export const columnsOf = (names: readonly (keyof typeof TITLES)[], language: Language) =>
  names.map((name) => ({ title: TITLES[name][language], width: WIDTHS[name] ?? 20 }))

export const SEX_WORDS: Record<(typeof SEXES)[number], Reason> = {
  0: { zh: '男', en: 'Male', es: 'Hombre' },
  1: { zh: '女', en: 'Female', es: 'Mujer' },
  2: { zh: '未填写', en: 'Not specified', es: 'Prefiere no decir' },
}
export const FLAG_WORDS: Record<(typeof FLAGS)[number], Reason> = {
  enabled: { zh: '启用', en: 'Enabled', es: 'Activo' },
  disabled: { zh: '停用', en: 'Disabled', es: 'Inactivo' },
}

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
  const said = plain(cell)
  return [key, ...LANGUAGES.map((language) => words[language]), ...(FORMER[key] ?? [])].some(
    (word) => said === plain(word),
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
      const text: string = JSON.parse(title)[language]
      return text === '' || SEPARATORS.test(text) ? name : text
    })
    .join(', ')

/** The roles a cell names, by name or by title in any language; null for a word that names none, or several. */
export function rolesIn(cell: string, roles: readonly NamedRole[]): (number | null)[] {
  const words = cell.split(SEPARATORS).filter((word) => word.trim() !== '')
  return words.map((word) => {
    const named = roles.filter(({ name }) => name === word.trim())
    const titled = roles.filter(({ title }) => says(word, '', JSON.parse(title)))
    const [role, another] = named.length > 0 ? named : titled
    return role && !another ? role.id : null
  })
}
