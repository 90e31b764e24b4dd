// The permissions of a role while they are set: the tree, what changes, and the foot that saves.
import { QuestionCircleOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { same } from '#contract/content/same.ts'
import type { Menu } from '#contract/people/menu.ts'
import { MergeDialog } from '#web/admin/differences/merge-dialog.tsx'
import { useTabTitle } from '#web/admin/frame/tabs/tab-context.ts'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { ExplainDrawer } from '#web/admin/rights/explain-drawer.tsx'
import { pathsOf } from '#web/admin/rights/grant-tree.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { isAdminRole } from '../admin-role-limits.ts'
import { GrantTree } from './admin-grant-tree.tsx'
import { type GrantFields, type RoleWithGrants, useGrants } from './admin-use-grants.ts'

type Props = {
  role: RoleWithGrants
  menus: readonly Menu[]
  onSaved: (version: number, grants: string[]) => void
  /** Begins anew from what is stored. */
  onAgain: () => void
}

export function SettingEditor({ role, menus, onSaved, onAgain }: Props) {
  const texts = useTexts('console/role/setting')
  const language = useLanguage()
  const may = useMay()
  const admin = isAdminRole(role)
  const editable = may('roleSetting:update') && !admin
  const { form, tree, locked, granted, put } = useGrants(role, menus, onSaved)
  const { conflict } = form
  const [explaining, setExplaining] = useState(false)
  useTabTitle(role.title)
  const paths = pathsOf(tree)
  const pathOf = (key: string) =>
    paths
      .get(key)
      ?.map(({ title, description }) => textIn(title, language) || description)
      .join(' › ') ?? key

  return (
    <div className="setting">
      <PageHead
        title={texts.title({ name: textIn(role.title, language) })}
        description={<code>{role.name}</code>}
      >
        <Button icon={<QuestionCircleOutlined />} onClick={() => setExplaining(true)}>
          {texts.explain}
        </Button>
      </PageHead>
      {admin && <Alert type="warning" showIcon title={texts.adminText} />}
      {!admin && !editable && <Alert type="info" showIcon title={texts.readOnly} />}
      {role.flag === 'disabled' && <Alert type="warning" showIcon title={texts.roleOff} />}
      {form.failure && <Alert type="error" role="alert" showIcon title={form.failure} />}
      <div className="setting-columns">
        <GrantTree tree={tree} granted={granted} locked={locked} editable={editable} onChange={put} />
        {editable && <GrantChanges before={role.grants} granted={granted} pathOf={pathOf} />}
      </div>
      {editable && (
        <footer className="setting-foot">
          <Button onClick={onAgain} disabled={!form.dirty || form.busy}>
            {texts.discard}
          </Button>
          <Button type="primary" onClick={form.save} disabled={!form.dirty} loading={form.busy}>
            {texts.save}
          </Button>
        </footer>
      )}
      {conflict && (
        <MergeDialog<GrantFields>
          {...conflict}
          onMerge={(merged) => (same(merged, conflict.theirs) ? onAgain() : form.resolve(merged))}
          words={{ label: pathOf, show: (_, value) => (value ? texts.yes : texts.no) }}
        />
      )}
      {explaining && <ExplainDrawer onClose={() => setExplaining(false)} />}
    </div>
  )
}

type ChangesProps = {
  before: readonly string[]
  granted: ReadonlySet<string>
  pathOf: (key: string) => string
}

/** What saving would change: the permissions that come and the ones that go. */
function GrantChanges({ before, granted, pathOf }: ChangesProps) {
  const texts = useTexts('console/role/setting')
  const added = [...granted].filter((key) => !before.includes(key))
  const removed = before.filter((key) => !granted.has(key))
  return (
    <aside className="grant-changes" aria-labelledby="grant-changes" aria-live="polite">
      <h2 id="grant-changes">{texts.changes}</h2>
      {added.length + removed.length === 0 && (
        <p>
          <strong>{texts.noChanges}</strong>
          <br />
          {texts.noChangesText}
        </p>
      )}
      {added.length > 0 && (
        <Keys kind="added" title={texts.added({ count: added.length })} keys={added} pathOf={pathOf} />
      )}
      {removed.length > 0 && (
        <Keys
          kind="removed"
          title={texts.removed({ count: removed.length })}
          keys={removed}
          pathOf={pathOf}
        />
      )}
      <p className="field-hint">{texts.leavesOnly}</p>
    </aside>
  )
}

type KeysProps = {
  kind: 'added' | 'removed'
  title: string
  keys: readonly string[]
  pathOf: (key: string) => string
}

function Keys({ kind, title, keys, pathOf }: KeysProps) {
  return (
    <section data-kind={kind}>
      <h3>{title}</h3>
      <ul>
        {keys.map((key) => (
          <li key={key} title={key}>
            {pathOf(key)}
          </li>
        ))}
      </ul>
    </section>
  )
}
