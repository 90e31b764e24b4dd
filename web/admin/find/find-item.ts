// What the search over the console shows in a row, and what of the words typed asks for an act.
import type { Found } from '#contract/console/find.ts'

/** `page`, `command` and `setting` are found in the browser, all else by the server. */
export type ItemGroup = Found['group'] | 'page' | 'command' | 'setting'

export type FindItem = {
  key: string
  group: ItemGroup
  title: string
  detail: string
  picture: string | null
  /** Of a record. */
  found: Found | null
  /** Inside the console. */
  to: string | null
  /** Elsewhere. */
  outside: string | null
  /** Done instead of going anywhere. */
  run: (() => void) | null
  /** What is done keeps the dialog open. */
  stays: boolean
}

export const plainItem = (item: Pick<FindItem, 'key' | 'group' | 'title'> & Partial<FindItem>): FindItem => ({
  ...{ detail: '', picture: null, found: null, to: null, outside: null, run: null, stays: false },
  ...item,
})

export type Verb = 'publish' | 'unpublish' | 'preview' | 'edit'

/** As people begin a command, whatever language the console speaks; Chinese also in pinyin. */
const VERBS: Record<Verb, readonly string[]> = {
  unpublish: [
    'unpublish',
    '下线',
    'xiaxian',
    'retirar',
    'zurückziehen',
    'dépublier',
    'despublicar',
    'retirer du site',
    '非公開',
    '公開取り下げ',
    '取り下げ',
    'снять',
  ],
  publish: ['publish', '发布', 'fabu', 'publicar', 'veröffentlichen', 'publier', '公開', 'опубликовать'],
  preview: [
    'preview',
    '预览',
    'yulan',
    'vista previa de',
    'vista previa',
    'vorschau',
    'aperçu de',
    'aperçu',
    'prévia de',
    'プレビュー',
    'просмотр',
    'предпросмотр',
  ],
  edit: ['edit', '编辑', 'bianji', 'editar', 'bearbeiten', 'modifier', '編集', 'изменить'],
}
const HAN = /\p{Script=Han}$/u

/** `publish LEM-500` as what is to be done and with what; null when it begins with no verb, or says no more than that. */
export function commandIn(typed: string): { verb: Verb; rest: string } | null {
  const text = typed.trim()
  const lower = text.toLowerCase()
  for (const verb of Object.keys(VERBS) as Verb[]) {
    for (const word of VERBS[verb]) {
      if (!lower.startsWith(word)) continue
      const rest = text.slice(word.length)
      // Chinese needs no space: 发布LEM-500.
      if (rest.trim() !== '' && (HAN.test(word) || /^\s/.test(rest))) return { verb, rest: rest.trim() }
    }
  }
  return null
}

/** The text in parts, with those that match a word typed apart, so that they can be marked. */
export function markedParts(text: string, typed: string): { text: string; hit: boolean }[] {
  const words = typed.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [{ text, hit: false }]
  const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
  return text
    .split(new RegExp(`(${pattern})`, 'giu'))
    .map((part, at) => ({ text: part, hit: at % 2 === 1 }))
    .filter((part) => part.text !== '')
}
