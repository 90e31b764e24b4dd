// The rows that are shown for what was found, in their order: what the words begin stands first.
import type { FindGroup, Found } from '#contract/console/find.ts'
import { DECLARED_KINDS } from '#contract/kinds/declared.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { RECORD_PLACES } from '#web/admin/records/record-places.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { TextsOf } from '#web/i18n/messages.ts'
import type { FoundGroup } from './admin-api.ts'
import { type commandIn, type FindItem, type ItemGroup, plainItem, type Verb } from './find-item.ts'
import { nameOf, type useRecordActs } from './use-record-acts.ts'

/** As the contract has them (`contract/console/find.ts`, which would bring the validator along); a quote stands before its inquiry. */
export const FIND_GROUPS_SHOWN = [
  'product',
  ...DECLARED_KINDS,
  'productType',
  'homepage',
  'aboutus',
  'media',
  'quote',
  'message',
  'user',
] as const satisfies readonly FindGroup[]

export type FindSection = {
  group: ItemGroup | 'recent'
  label: string
  total: number
  items: FindItem[]
}

type Given = {
  typed: string
  only: ItemGroup | null
  command: ReturnType<typeof commandIn>
  found: readonly FoundGroup[]
  local: { pages: FindItem[]; commands: FindItem[] }
  acts: Pick<ReturnType<typeof useRecordActs>, 'fits' | 'act'>
  language: Language
  texts: TextsOf<'console/frame/find'>
  names: GroupNames
  waiting: boolean
}

/** Records found with a command are what it is to be done with. */
const COMMAND_RECORDS = 5

export function sectionsOf({
  typed,
  only,
  command,
  found,
  local,
  acts,
  language,
  texts,
  names,
  waiting,
}: Given) {
  const shows = (group: ItemGroup) => only === null || only === group
  const section = (group: ItemGroup, items: FindItem[], total = items.length): FindSection => ({
    group,
    label: names[group],
    total,
    items,
  })
  const doing = command ? actItems(command.verb, found, acts, language, texts) : []
  const isCommand = ({ group }: FindItem) => group === 'command'
  const commands = section('command', [...doing, ...local.commands.filter(isCommand)])
  const settings = section(
    'setting',
    local.commands.filter((item) => !isCommand(item)),
  )
  const pages = section('page', local.pages)
  const records = FIND_GROUPS_SHOWN.flatMap((group) => {
    const hits = found.find((one) => one.group === group)
    return hits
      ? [
          section(
            group,
            hits.items.map((hit) => itemOf(hit, language)),
            hits.total,
          ),
        ]
      : []
  })
  const whole = typed.trim().toLowerCase()
  const strong = ({ group, items }: FindSection) =>
    items.some(({ title }) =>
      group === 'command' ? title.toLowerCase().startsWith(whole) : begins(title, whole),
    )
  const own = [pages, commands, settings]
  const first = doing.length > 0 ? [commands] : own.filter(strong)
  const rest = own.filter((one) => !first.includes(one))
  // What only resembles the words waits for what has them.
  const ordered = [...first, ...records, ...(waiting && found.length === 0 ? [] : rest)]
  return ordered.filter(({ group }) => group === 'recent' || shows(group))
}

/** A word of the page's own title begins like what was typed, or the title is Chinese and has it. */
function begins(title: string, text: string): boolean {
  const words = (title.split(' › ').at(-1) ?? '').toLowerCase()
  return (
    words.startsWith(text) ||
    words.includes(` ${text}`) ||
    (/\p{Script=Han}/u.test(words) && words.includes(text))
  )
}

function actItems(
  verb: Verb,
  found: readonly FoundGroup[],
  { fits, act }: Given['acts'],
  language: Language,
  texts: TextsOf<'console/frame/find'>,
): FindItem[] {
  const label = {
    publish: texts.publishIt,
    unpublish: texts.unpublishIt,
    preview: texts.previewIt,
    edit: texts.editIt,
  }[verb]
  return found
    .flatMap(({ items }) => items)
    .filter((record) => fits(verb, record))
    .slice(0, COMMAND_RECORDS)
    .map((record) => {
      const item = itemOf(record, language)
      return {
        ...item,
        key: `${verb}-${item.key}`,
        group: 'command' as const,
        title: label({ name: nameOf(record, language) }),
        detail: item.title,
        run: () => act(verb, record),
      }
    })
}

/** Where a hit leads in the console. */
function addressOf({ group, id, title, detail }: Found): string {
  if (group === 'media') return `/webSystemManage/web_media?keyword=${encodeURIComponent(String(title))}`
  if (group === 'message' || group === 'quote') return `/webSystemManage/web_message/${id}`
  if (group === 'user') return `/sysUserManage/userList?name=${encodeURIComponent(detail)}`
  return RECORD_PLACES[group as Kind].form(id)
}

export const itemOf = (found: Found, language: Language): FindItem =>
  plainItem({
    key: `${found.group}-${found.id}`,
    group: found.group,
    title: typeof found.title === 'string' ? found.title : textIn(found.title, language),
    detail: found.detail,
    picture: found.picture,
    found,
    to: addressOf(found),
  })

type GroupNames = Readonly<Record<ItemGroup, string>>

export function useGroupNames(): GroupNames {
  return { ...useTexts('console/frame/find').groups, ...useKindNames('many') }
}
