// The name of a menu in the tree: handle, icon, title, and what is special about it.
import { Button, Tag } from 'antd'
import type { Menu } from '#contract/people/menu.ts'
import { MenuIcon } from '#web/admin/frame/menu-icon.tsx'
import { useMiddling, useRoomy } from '#web/admin/page-parts/use-media.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { MoveHandle } from '#web/admin/tree/move-handle.tsx'
import type { Moving, Place } from '#web/admin/tree/tree-moves.ts'
import { UntranslatedMark } from '#web/admin/tree/untranslated-mark.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { isAsleep } from './admin-menu-tree.ts'

type Props = {
  menu: Menu
  tree: Moving<Menu>
  onMove: (menu: Menu, place: Place) => void
  onOpen: (menu: Menu) => void
}

export function MenuName({ menu, tree, onMove, onOpen }: Props) {
  const name = textIn(menu.title, useLanguage())
  const movable = useMay()('sysmenuList:update') && menu.locked !== 'beyond'
  return (
    <span className="tree-name menu-name">
      {movable && <MoveHandle item={menu} name={name} tree={tree} onMove={onMove} />}
      {menu.icon && <MenuIcon name={menu.icon} />}
      <span>
        {movable ? (
          <Button type="link" className="tree-open" onClick={() => onOpen(menu)}>
            {name}
          </Button>
        ) : (
          name
        )}
        <UntranslatedMark text={menu.title} />
        <Marks menu={menu} all={tree.items} />
      </span>
    </span>
  )
}

/** Where the columns have no room, what they say stands under the name. */
function Marks({ menu, all }: { menu: Menu; all: readonly Menu[] }) {
  const texts = useTexts('console/menu')
  const roomy = useRoomy()
  const middling = useMiddling()
  const asleep = menu.flag === 'enabled' && isAsleep(all, menu)
  return (
    <span className="menu-marks">
      {!roomy && (
        <small>
          {texts.types[menu.type]} · <code>{menu.resources}</code>
        </small>
      )}
      {!middling && menu.hidden && <Tag>{texts.hidden}</Tag>}
      {!middling && menu.flag === 'disabled' && <Tag className="menu-off">{texts.disabled}</Tag>}
      {asleep && (
        <Tag className="menu-off" title={texts.asleep}>
          {texts.disabled}
        </Tag>
      )}
    </span>
  )
}
