// The views of a list that the person keeps: apply, save, replace, delete; and the link to what is shown.

import {
  CheckOutlined,
  DeleteOutlined,
  LinkOutlined,
  PlusOutlined,
  SaveOutlined,
  TagsOutlined,
} from '@ant-design/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useState } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import type { ListName, SavedView } from '#contract/console/view.ts'
import { usePrompt } from '#web/admin/forms/prompt-dialog.tsx'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import type { List } from '#web/admin/list/use-list.ts'
import { useFailedItems } from '#web/admin/page-parts/choices-failed.tsx'
import { useHandOverLink } from '#web/admin/page-parts/hand-over-link.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useMiddling } from '#web/admin/page-parts/use-media.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { addView, removeView, viewsQuery } from './admin-api.ts'

type Props = { name: ListName; list: List; shown: readonly string[] }

export function ViewsMenu({ name, list, shown }: Props) {
  const texts = useTexts('console/list/list')
  const middling = useMiddling()
  const navigate = useNavigate()
  const asked = useQuery(viewsQuery(name))
  const { data: views = [] } = asked
  const failed = useFailedItems(asked)
  const [appliedId, setAppliedId] = useState<number | null>(null)
  const copy = useCopyLink()
  const { save, replace, remove } = useViews(name, views)

  // What a view and a link carry: filters, order and columns, from the first page on.
  const here = list.address.write({ ...list.state, page: 1, before: null, columns: shown }).toString()
  const same = views.find(({ query }) => query === here)
  // A view that was applied and then changed can be replaced by what is shown now.
  const applied = same ?? views.find(({ id }) => id === appliedId)

  const apply = (view: SavedView) => {
    setAppliedId(view.id)
    // What a view kept from other times does not know any more is left out.
    const state = list.address.read(new URLSearchParams(view.query))
    void navigate({ search: `?${list.address.write(state)}` })
  }
  const own: MenuProps['items'] =
    failed ??
    (views.length === 0
      ? [{ key: 'none', label: texts.noViews, disabled: true }]
      : views.map((view) => ({
          key: `view-${view.id}`,
          label: view.name,
          icon: <CheckOutlined style={view === same ? {} : { visibility: 'hidden' }} />,
          onClick: () => apply(view),
        })))
  const items: MenuProps['items'] = [
    ...own,
    { type: 'divider' },
    {
      key: 'save',
      icon: <PlusOutlined />,
      label: texts.saveView,
      onClick: () => void save(here).then((view) => view && setAppliedId(view.id)),
    },
    ...(applied && !same
      ? [
          {
            key: 'replace',
            icon: <SaveOutlined />,
            label: texts.replaceView({ name: applied.name }),
            onClick: () => replace(applied, here),
          },
        ]
      : []),
    ...(applied
      ? [
          {
            key: 'delete',
            icon: <DeleteOutlined />,
            danger: true,
            label: texts.deleteView({ name: applied.name }),
            onClick: () => remove(applied),
          },
        ]
      : []),
    { type: 'divider' },
    { key: 'link', icon: <LinkOutlined />, label: texts.copyLink, onClick: () => void copy(here) },
  ]
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, className: 'views-menu' }}>
      <Button icon={<TagsOutlined />} aria-label={same ? `${texts.views}: ${same.name}` : texts.views}>
        {middling && <span className="views-name">{same?.name ?? texts.views}</span>}
      </Button>
    </Dropdown>
  )
}

/** Copies the address of this page with another query. */
function useCopyLink(): (query: string) => Promise<void> {
  const texts = useTexts('console/list/list')
  const handOver = useHandOverLink()
  const base = useHref(useLocation().pathname)
  return (query) =>
    handOver(new URL(query === '' ? base : `${base}?${query}`, location.href).href, texts.linkCopied)
}

/** As long as a name may be (`contract/console/view.ts`, which would bring the validator along). */
const LONGEST_NAME = 60

function useViews(list: ListName, views: readonly SavedView[]) {
  const texts = useTexts('console/list/list')
  const { modal } = useApp()
  const prompt = usePrompt()
  const done = useDone()
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: viewsQuery(list).queryKey })
  const adding = useMutation({ ...addView(), onSettled })
  const removing = useMutation({ ...removeView(), onSettled })

  const put = async (name: string, query: string) => {
    try {
      return await adding.mutateAsync({ list, name, query })
    } catch {
      // The frame says what was refused.
      return null
    }
  }
  const agree = (name: string) =>
    new Promise<boolean>((answer) => {
      modal.confirm({
        title: texts.replaceAsk({ name }),
        okText: texts.replace,
        cancelText: texts.cancel,
        onOk: () => answer(true),
        onCancel: () => answer(false),
      })
    })

  return {
    /** Asks for a name and keeps the view under it; answers it, or `null` when it came to nothing. */
    save: async (query: string): Promise<SavedView | null> => {
      const name = await prompt({ title: texts.viewName, limit: LONGEST_NAME })
      if (!name) return null
      if (views.some((view) => view.name === name) && !(await agree(name))) return null
      const view = await put(name, query)
      if (view) done(texts.viewSaved({ name }))
      return view
    },
    replace: async ({ name, query: before }: SavedView, query: string) => {
      if (await put(name, query)) done(texts.viewSaved({ name }), () => put(name, before))
    },
    remove: async ({ id, name, query }: SavedView) => {
      try {
        await removing.mutateAsync(id)
        done(texts.viewDeleted({ name }), () => put(name, query))
      } catch {
        // The frame says what was refused.
      }
    },
  }
}
