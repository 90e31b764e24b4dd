// The tree of permissions on the page: boxes with three states, search, and ways to tick and to open all of it.
import { CaretDownFilled, LockOutlined } from '@ant-design/icons'
import { Button, Input, Switch, Tag, Tooltip, Tree } from 'antd'
import { useState } from 'react'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { MenuIcon } from '#web/admin/frame/sidebar/menu-icon.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import {
  findNode,
  type GrantNode,
  groupsOf,
  leavesOf,
  narrowed,
  stateOf,
  switched,
  toggled,
} from '#web/admin/rights/grant-tree.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

type Props = {
  tree: GrantNode[]
  granted: ReadonlySet<string>
  locked: ReadonlySet<string>
  editable: boolean
  onChange: (granted: ReadonlySet<string>) => void
}
type Shown = { key: string; title: string; node: GrantNode; disableCheckbox: boolean; children: Shown[] }

export function GrantTree({ tree, granted, locked, editable, onChange }: Props) {
  const texts = useTexts('console/role/setting')
  const language = useLanguage()
  const [linked, setLinked] = useState(true)
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState(() => groupsOf(tree).map(({ key }) => key))
  const leaves = leavesOf(tree)
  const wanted = typed.trim().toLowerCase()
  const nameOf = ({ title, description }: GrantNode) => textIn(title, language) || description
  const words = ({ title, description }: GrantNode) => [...LANGUAGES.map((code) => title[code]), description]
  const shown =
    wanted === ''
      ? tree
      : narrowed(tree, (node) => words(node).some((text) => text.toLowerCase().includes(wanted)))
  const groups = groupsOf(shown).map(({ key }) => key)
  const terms = { linked, locked, all: tree }
  const nodes = (list: readonly GrantNode[]): Shown[] =>
    list.map((node) => ({
      key: node.key,
      title: nameOf(node),
      node,
      disableCheckbox: !editable || leavesOf([node]).every(({ key }) => locked.has(key)),
      children: nodes(node.children),
    }))
  const boxes = [...groupsOf(shown), ...leavesOf(shown)].map(
    (node) => [node.key, stateOf(node, granted)] as const,
  )
  const inState = (state: 'all' | 'some') => boxes.flatMap(([key, is]) => (is === state ? [key] : []))
  const all = (on: boolean) => onChange(switched(granted, leavesOf(shown), on, terms))

  const button = (label: string, onClick: () => void, disabled = false) => (
    <Button size="small" onClick={onClick} disabled={disabled}>
      {label}
    </Button>
  )

  if (tree.length === 0) return <Nothing title={texts.none} />
  return (
    <section className="grant-tree" aria-label={texts.tree}>
      <div className="grant-tools">
        <Input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={texts.search}
          aria-label={texts.search}
          maxLength={100}
          allowClear
        />
        <output>
          {texts.granted({
            count: leaves.filter(({ key }) => granted.has(key)).length,
            total: leaves.length,
          })}
        </output>
        <Linked checked={linked} disabled={!editable} onChange={setLinked} />
        <span className="grant-actions">
          {button(texts.selectAll, () => all(true), !editable)}
          {button(texts.selectNone, () => all(false), !editable)}
          {button(texts.expandAll, () => setOpened(groupsOf(tree).map(({ key }) => key)))}
          {button(texts.collapseAll, () => setOpened([]))}
        </span>
      </div>
      {shown.length === 0 && <Nothing title={texts.noneFound} />}
      {shown.length > 0 && (
        <Tree<Shown>
          aria-label={texts.tree}
          blockNode
          checkable
          checkStrictly
          selectable={false}
          switcherIcon={<CaretDownFilled aria-hidden="true" />}
          treeData={nodes(shown)}
          expandedKeys={wanted === '' ? opened : groups}
          onExpand={(keys) => setOpened(keys.map(String))}
          checkedKeys={{ checked: inState('all'), halfChecked: inState('some') }}
          onCheck={(_, { node: { key } }) => {
            const node = findNode(shown, String(key))
            if (node) onChange(toggled(granted, node, terms))
          }}
          titleRender={({ node }) => (
            <GrantTitle
              node={node}
              granted={granted}
              language={language}
              locked={editable && leavesOf([node]).every(({ key }) => locked.has(key))}
            />
          )}
        />
      )}
    </section>
  )
}

type LinkedProps = { checked: boolean; disabled: boolean; onChange: (linked: boolean) => void }

function Linked(props: LinkedProps) {
  const texts = useTexts('console/role/setting')
  return (
    <Tooltip title={texts.linkedHint}>
      <span className="grant-linked">
        <Switch size="small" aria-label={texts.linked} {...props} />
        {texts.linked}
      </span>
    </Tooltip>
  )
}

type TitleProps = {
  node: GrantNode
  granted: ReadonlySet<string>
  language: Language
  /** Nothing of it may be changed by the person. */
  locked: boolean
}

/** One line of the tree: what it is, how much of it is granted, and why it may not be changed. */
function GrantTitle({ node, granted, language, locked }: TitleProps) {
  const texts = useTexts('console/role/setting')
  const leaves = leavesOf([node])
  return (
    <span className="grant-title" data-off={node.off !== null || undefined}>
      {node.icon && <MenuIcon name={node.icon} />}
      <span>{textIn(node.title, language) || node.description}</span>
      {node.resource === null && (
        <small>
          {leaves.filter(({ key }) => granted.has(key)).length}/{leaves.length}
        </small>
      )}
      {node.resource !== null && <code>{node.description}</code>}
      {node.off === 'itself' && <Tag title={texts.offText}>{texts.off}</Tag>}
      {locked && (
        <span className="grant-locked" title={texts.lacking}>
          <LockOutlined aria-hidden="true" />
          <span className="hidden-text">{texts.lacking}</span>
        </span>
      )}
    </span>
  )
}
