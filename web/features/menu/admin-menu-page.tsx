// The page of the menus: their tree, and the drawer to add and edit them.
import { MinusSquareOutlined, PlusOutlined, PlusSquareOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import type { Menu } from '#contract/people/menu.ts'
import { forgetRights, menuTreeQuery } from '#web/admin/admin-api.ts'
import { RecordDeletion } from '#web/admin/forms/record-change.tsx'
import { boundFilter } from '#web/admin/list/filters/bound-filter.ts'
import { ChoiceFilter, FilterBar, FoldedFilters, TextFilter } from '#web/admin/list/filters/filters.tsx'
import { type ListOf, useList } from '#web/admin/list/use-list.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { removeMenu } from './admin-api.ts'
import { MenuDrawer } from './admin-menu-drawer.tsx'
import { MENU_LIST, MENU_STATES, narrowedMenus } from './admin-menu-list.ts'
import { MenuTable } from './admin-menu-table.tsx'
import { flatMenus } from './admin-menu-tree.ts'
import type { MenuTask } from './admin-use-menu-form.ts'
import '#web/admin/list/list.css'
import './admin-menu.css'

export function AdminMenuPage() {
  const texts = useTexts('console/menu')
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(menuTreeQuery())
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
      <PageHead title={texts.title} description={texts.description}>
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
          <FoldedFilters value={list.address.foldedFilters(list.state)}>
            <MenuFilters list={list} />
          </FoldedFilters>
        </div>
      )}
      {error && !data && <LoadFailed error={error} onAgain={refetch} busy={isFetching} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 12 }} title={false} />}
      {data?.menus.length === 0 && (
        <Nothing title={texts.empty} description={texts.emptyText}>
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
          text={texts.deleteText}
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

function MenuFilters({ list }: { list: ListOf<typeof MENU_LIST> }) {
  const texts = useTexts('console/menu')
  const filter = boundFilter(list)
  return (
    <FilterBar filtered={list.filtered} onReset={list.reset}>
      <TextFilter label={texts.keyword} hint={texts.keywordHint} {...filter('name')} />
      <ChoiceFilter
        label={texts.state}
        any={texts.anyState}
        options={MENU_STATES.map((value) => ({ value, label: texts.states[value] }))}
        {...filter('flag')}
      />
    </FilterBar>
  )
}
