// The drawer in which a menu is added or edited; its type decides what it asks.
import { Form, Input, Segmented, TreeSelect } from 'antd'
import type { Menu } from '#contract/people/menu.ts'
import { fieldWords } from '#web/admin/differences/shown-change.tsx'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { fieldError, RecordDrawer } from '#web/admin/forms/record-drawer.tsx'
import { RecordField } from '#web/admin/forms/record-field.tsx'
import type { RecordForm } from '#web/admin/forms/record-form.ts'
import { TextInThree } from '#web/admin/forms/text-in-three.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { IconPicker } from './admin-icon-picker.tsx'
import { MenuKey, MenuSwitches, ShownMenuValue } from './admin-menu-fields.tsx'
import { flatMenus, freeKeys, typesUnder, whyLocked } from './admin-menu-tree.ts'
import { type MenuFields, type MenuTask, useMenuForm } from './admin-use-menu-form.ts'

type Props = { task: MenuTask; menus: readonly Menu[]; unused: readonly string[]; onClose: () => void }
type Choice = { value: number; title: string; disabled: boolean; children: Choice[] }

/** Limit of the contract (`contract/people/menu.ts`). */
const TITLE_LENGTH = 60
const TOP = 0

/** Rendered while it is open. */
export function MenuDrawer({ task, menus, unused, onClose }: Props) {
  const texts = useTexts('console/menu')
  const language = useLanguage()
  const all = flatMenus(menus)
  const form = useMenuForm(task, all, onClose)
  const { fields, change, errors } = form
  const { type, parentId } = fields
  const page = all.find(({ id }) => id === parentId)

  const label: Record<keyof MenuFields, string> = {
    ...{ parentId: texts.parent, type: texts.type, resources: texts.key, title: texts.menuTitle },
    ...{ icon: texts.icon, address: texts.address, hidden: texts.hidden, alwaysShow: texts.alwaysShow },
    flag: texts.enabled,
  }

  return (
    <RecordDrawer<MenuFields>
      title={
        task.do === 'add' ? texts.newTitle : texts.editTitle({ name: textIn(task.menu.title, language) })
      }
      form={form}
      onClose={onClose}
      words={fieldWords<MenuFields>(label, (field, value) => (
        <ShownMenuValue field={field} value={value} menus={all} />
      ))}
    >
      {task.do === 'add' && <NewPlace form={form} menus={menus} all={all} />}
      {task.do === 'edit' && (
        <Form.Item label={texts.type}>
          <strong>{texts.types[type]}</strong>
        </Form.Item>
      )}
      <TextInThree
        id="menu.title"
        label={texts.menuTitle}
        value={fields.title}
        onChange={(title) => change({ title })}
        max={TITLE_LENGTH}
        required
        error={messageFor(errors, 'title')}
      />
      <MenuKey
        form={form}
        free={freeKeys(type, unused, page?.resources)}
        stored={task.do === 'edit' ? task.menu : null}
      />
      {type === 'link' && (
        <RecordField form={form} id="menu.address" label={texts.address} hint={texts.addressHint} required>
          <Input type="url" maxLength={500} />
        </RecordField>
      )}
      {type !== 'button' && (
        <RecordField form={form} id="menu.icon" label={texts.icon}>
          <IconPicker id="menu.icon" value={fields.icon} onChange={(icon) => change({ icon })} />
        </RecordField>
      )}
      <MenuSwitches form={form} locked={task.do === 'edit' ? whyLocked(task.menu, 'switch', texts) : null} />
    </RecordDrawer>
  )
}

type PlaceProps = { form: RecordForm<MenuFields>; menus: readonly Menu[]; all: readonly Menu[] }

/** Where a new menu stands and what it is. */
function NewPlace({ form: { fields, change, errors }, menus, all }: PlaceProps) {
  const texts = useTexts('console/menu')
  const language = useLanguage()
  const { type, parentId } = fields
  const putUnder = (parent: number | null) => {
    const types = typesUnder(all, parent)
    const kept = types.includes(type)
    change({ parentId: parent, ...(!kept && { type: types[0] ?? type, resources: '' }) })
  }
  const parents = (nodes: readonly Menu[]): Choice[] =>
    nodes
      .filter((menu) => menu.type === 'directory' || menu.type === 'page')
      .map((menu) => ({
        value: menu.id,
        title: textIn(menu.title, language) || menu.resources,
        disabled: typesUnder(all, menu.id).length === 0,
        children: parents(menu.children),
      }))
  return (
    <>
      <Form.Item label={texts.parent} htmlFor="menu.parentId" {...fieldError(errors, 'parentId')}>
        <TreeSelect<number>
          id="menu.parentId"
          value={parentId ?? TOP}
          onChange={(value) => putUnder(value === TOP ? null : value)}
          treeData={[{ value: TOP, title: texts.topLevel, disabled: false, children: [] }, ...parents(menus)]}
          treeDefaultExpandAll
          showSearch={{ treeNodeFilterProp: 'title' }}
        />
      </Form.Item>
      <Form.Item label={texts.type}>
        <Segmented<Menu['type']>
          aria-label={texts.type}
          value={type}
          options={typesUnder(all, parentId).map((value) => ({ value, label: texts.types[value] }))}
          onChange={(chosen) => change({ type: chosen, resources: '' })}
        />
      </Form.Item>
    </>
  )
}
