// The page of the menus: their tree, and the drawer to add and edit them.
import { MinusSquareOutlined, PlusOutlined, PlusSquareOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import type { Menu } from '#contract/people/menu.ts'
import { forgetRights, menuTreeQuery } from '#web/admin/admin-api.ts'
import { RecordDeletion } from '#web/admin/forms/record-change.tsx'
import { ListFilters } from '#web/admin/list/filters/list-filters.tsx'
import { type ListOf, useList } from '#web/admin/list/use-list.ts'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { removeMenu } from './admin-api.ts'
import { MenuDrawer } from './admin-menu-drawer.tsx'
import { MENU_LIST, narrowedMenus } from './admin-menu-list.ts'
import { MenuTable } from './admin-menu-table.tsx'
import { flatMenus } from './admin-menu-tree.ts'
import type { MenuTask } from './admin-use-menu-form.ts'
import '#web/admin/list/list.css'
import './admin-menu.css'

export function AdminMenuPage() {
  const texts = useTexts('console/menu')
  const language = useLanguage()
  const asked = useQuery(menuTreeQuery())
  const { data } = asked
  const list = useList(MENU_LIST)
  const [task, setTask] = useState<MenuTask | null>(null)
  const [deleting, setDeleting] = useState<Menu | null>(null)
  const all = flatMenus(data?.menus ?? [])
  const { opened, setOpened, menus } = useOpened(data?.menus ?? [], list)
  const addTop = () => setTask({ do: 'add', parentId: null })
  const addUnder = ({ id }: Menu) => {
    setOpened(new Set([...opened, id]))
    setTask({ do: 'add', parentId: id })
  }

  return (
    <div className="list-page">
      <PageHead title={texts.title} says={texts.says}>
        {all.length > 0 && (
          <>
            <Button
              icon={<PlusSquareOutlined />}
              onClick={() => setOpened(idsOf(all, ({ children }) => children.length > 0))}
            >
              {texts.expandAll}
            </Button>
            <Button icon={<MinusSquareOutlined />} onClick={() => setOpened(new Set())}>
              {texts.collapseAll}
            </Button>
          </>
        )}
        <Permit for="sysmenuList:add">
          <Button type="primary" icon={<PlusOutlined />} onClick={addTop} disabled={!data}>
            {texts.add}
          </Button>
        </Permit>
      </PageHead>
      {all.length > 0 && (
        <div className="list-top">
          <ListFilters
            list={list}
            fields={[
              { name: 'name', label: texts.keyword, hint: texts.keywordHint },
              { name: 'flag', label: texts.state, any: texts.anyState, option: (flag) => texts.states[flag] },
            ]}
          />
        </div>
      )}
      <Pending asked={asked} rows={12} />
      {data?.menus.length === 0 && (
        <Nothing title={texts.empty} says={texts.emptySays}>
          <Permit for="sysmenuList:add">
            <Button onClick={addTop}>{texts.add}</Button>
          </Permit>
        </Nothing>
      )}
      {all.length > 0 && menus.length === 0 && (
        <Nothing title={texts.noneFound}>
          <Button onClick={list.reset}>{texts.reset}</Button>
        </Nothing>
      )}
      {data && menus.length > 0 && (
        <MenuTable
          menus={menus}
          whole={data.menus}
          opened={opened}
          onOpened={setOpened}
          onAdd={addUnder}
          onEdit={(menu) => setTask({ do: 'edit', menu })}
          onRemove={setDeleting}
        />
      )}
      {task && data && (
        <MenuDrawer task={task} menus={data.menus} unused={data.unused} onClose={() => setTask(null)} />
      )}
      {deleting && (
        <RecordDeletion
          name={textIn(deleting.title, language)}
          text={texts.deleteSays}
          done={texts.removed({ name: textIn(deleting.title, language) })}
          remove={() => removeMenu(deleting)}
          forget={forgetRights}
          onClose={() => setDeleting(null)}
        />
      )}
    </div>
  )
}

const idsOf = (all: readonly Menu[], fits: (menu: Menu) => boolean) =>
  new Set(all.filter(fits).map(({ id }) => id))

/** The menus as the filters leave them, and which of them are open: buttons are many, so pages begin closed. */
function useOpened(whole: readonly Menu[], { state, filtered }: ListOf<typeof MENU_LIST>) {
  const [touched, setTouched] = useState<{ state: unknown; ids: ReadonlySet<number> } | null>(null)
  const found = narrowedMenus(whole, state)
  const usual = () => (filtered ? found.open : idsOf(flatMenus(whole), ({ type }) => type === 'directory'))
  return {
    menus: found.menus,
    // Other filters are another tree.
    opened: touched?.state === state ? touched.ids : usual(),
    setOpened: (ids: ReadonlySet<number>) => setTouched({ state, ids }),
  }
}
