// What stands beside the filters: views, columns and density, and the keys.
import type { ListName } from '#contract/console/view.ts'
import { KeysHelp } from '#web/admin/list/keys/keys-help.tsx'
import { ViewsMenu } from '#web/admin/list/views/views-menu.tsx'
import type { ListColumn } from './list-columns.ts'
import type { ListMemory } from './list-memory.ts'
import { ListSettings } from './list-settings.tsx'
import type { List } from './use-list.ts'

type Props = {
  name: ListName
  list: List
  columns: readonly Pick<ListColumn<never>, 'key' | 'title' | 'extra'>[]
  shown: readonly string[]
  memory: ListMemory
  /** Rows can be selected. */
  selects: boolean
  remember: (patch: Partial<ListMemory>) => void
}

export function ListTools({ name, list, columns, shown, memory, remember, selects }: Props) {
  /** A choice of one's own takes the place of the one that came with a link. */
  const choose = (chosen: readonly string[] | null) => {
    remember({ columns: chosen })
    if (list.state.columns) list.change({ columns: null, page: list.state.page }, { replace: true })
  }
  return (
    <div className="list-tools">
      <ViewsMenu name={name} list={list} shown={shown} />
      <ListSettings
        columns={columns}
        shown={shown}
        density={memory.density}
        onColumns={choose}
        onDensity={(density) => remember({ density })}
      />
      <KeysHelp selects={selects} />
    </div>
  )
}
