// One line of the tree of permissions: what it is, how much of it is granted, and why it may not be changed.
import { LockOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import type { Language } from '#contract/languages/language-codes.ts'
import { MenuIcon } from '#web/admin/frame/menu-icon.tsx'
import { type GrantNode, leavesOf } from '#web/admin/rights/grant-tree.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useTexts } from '#web/i18n/language.tsx'

type Props = {
  node: GrantNode
  granted: ReadonlySet<string>
  language: Language
  /** Nothing of it may be changed by the person. */
  locked: boolean
}

export function GrantTitle({ node, granted, language, locked }: Props) {
  const texts = useTexts('console/role/setting')
  const leaves = leavesOf([node])
  return (
    <span className="grant-title" data-off={node.off !== null || undefined}>
      {node.icon && <MenuIcon name={node.icon} />}
      <span>{textIn(node.title, language) || node.says}</span>
      {node.resource === null && (
        <small>
          {leaves.filter(({ key }) => granted.has(key)).length}/{leaves.length}
        </small>
      )}
      {node.resource !== null && <code>{node.says}</code>}
      {node.off === 'itself' && <Tag title={texts.offSays}>{texts.off}</Tag>}
      {locked && (
        <span className="grant-locked" title={texts.lacking}>
          <LockOutlined aria-hidden="true" />
          <span className="hidden-text">{texts.lacking}</span>
        </span>
      )}
    </span>
  )
}
