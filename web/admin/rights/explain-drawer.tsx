// Explains a permission: a person and a page or button are chosen, and below stands which role and menu gives it.
import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Drawer, Form, TreeSelect } from 'antd'
import { useState } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Explanation } from '#contract/people/role.ts'
import type { Resource } from '#contract/wire/resource.ts'
import { menuTreeQuery } from '#web/admin/admin-api.ts'
import { PAGE_NAMES } from '#web/admin/frame/page-names.ts'
import { choiceProps } from '#web/admin/page-parts/choices-failed.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { mayOpen } from '#web/session/permissions.ts'
import { useSession } from '#web/session/permit.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { explainQuery } from './admin-api.ts'
import { type GrantNode, grantTree, isResource, pathsOf, settingOf, withoutMenu } from './grant-tree.ts'
import { useLimitWords } from './limit-words.ts'
import { type FoundPerson, nameOf, PersonSelect } from './person-select.tsx'
import './rights.css'

type Choice = { value: string; title: string; path: string; selectable: boolean; children: Choice[] }

/** Rendered while it is open. Without `of` the person is chosen first. */
export function ExplainDrawer({ of, onClose }: { of?: FoundPerson; onClose: () => void }) {
  const texts = useTexts('console/role/explain')
  const language = useLanguage()
  const menus = useQuery(menuTreeQuery())
  const [people, setPeople] = useState<FoundPerson[]>(of ? [of] : [])
  const [resource, setResource] = useState<Resource | null>(null)
  const [person] = people
  const tree = grantTree(menus.data?.menus ?? [], PAGE_NAMES.seePage)
  const path = (resource && pathsOf(tree).get(resource)) ?? []
  const name = path.map((node) => textIn(node.title, language)).join(' › ')
  const free = menus.data ? withoutMenu(tree) : []
  const choices = [
    ...choicesOf(tree, language),
    ...(free.length > 0
      ? [
          choice(
            '',
            texts.noMenuKeys,
            free.map((key) => choice(key, key)),
          ),
        ]
      : []),
  ]
  return (
    <Drawer
      open
      title={of ? texts.titleOf({ name: of.username }) : texts.title}
      size="min(560px, 100vw)"
      onClose={onClose}
    >
      <p className="dialog-says">{texts.description}</p>
      <Form layout="vertical" component={false}>
        {!of && (
          <Form.Item label={texts.person} htmlFor="explain.person">
            <PersonSelect
              id="explain.person"
              label={texts.person}
              placeholder={texts.personPlaceholder}
              none={texts.nobodyFound}
              value={people}
              onChange={setPeople}
            />
          </Form.Item>
        )}
        <Form.Item label={texts.key} htmlFor="explain.key">
          <TreeSelect<string | null>
            id="explain.key"
            aria-label={texts.key}
            className="person-select"
            value={resource}
            onChange={(key) => setResource(key && isResource(key) ? key : null)}
            treeData={choices}
            treeDefaultExpandAll
            treeNodeLabelProp="path"
            showSearch={{ filterTreeNode: fits }}
            placeholder={texts.keyPlaceholder}
            {...choiceProps(menus)}
            allowClear
          />
        </Form.Item>
      </Form>
      {person && resource && <Answer person={person} resource={resource} name={name || resource} />}
    </Drawer>
  )
}

const choice = (key: string, title: string, children: Choice[] = [], path = title): Choice => ({
  ...{ value: key, title, path, selectable: isResource(key), children },
})

/** Each choice is shown with the names above it, so that a button is found by its page too. */
const choicesOf = (nodes: readonly GrantNode[], language: Language, above = ''): Choice[] =>
  nodes.map((node) => {
    const title = textIn(node.title, language) || node.description
    const path = above ? `${above} › ${title}` : title
    return choice(node.key, title, choicesOf(node.children, language, path), path)
  })

/** A choice is found by its names and by its key. */
const fits = (typed: string, { path, value }: { path?: unknown; value?: unknown }) =>
  `${path} ${value}`.toLowerCase().includes(typed.trim().toLowerCase())

function Answer({ person, resource, name }: { person: FoundPerson; resource: Resource; name: string }) {
  const asked = useQuery(explainQuery(person.id, resource))
  if (!asked.data) return <Pending asked={asked} rows={6} />
  return <InWords explanation={asked.data} person={nameOf(person)} name={name} />
}

type WordsProps = { explanation: Explanation; person: string; name: string }
type RoleNamed = Explanation['wouldGrant'][number]

function InWords({ explanation, person, name }: WordsProps) {
  const texts = useTexts('console/role/explain')
  const language = useLanguage()
  const words = useLimitWords()
  const { allowed, missing, roles, menus, wouldGrant } = explanation
  return (
    <div className="explanation" role="status">
      <p className="explanation-answer" data-allowed={allowed}>
        {allowed ? <CheckCircleOutlined aria-hidden="true" /> : <CloseCircleOutlined aria-hidden="true" />}
        <span>
          <strong>
            {allowed ? texts.allowed({ person, key: name }) : texts.refused({ person, key: name })}
          </strong>
          {missing && <span>{texts.missing[missing]}</span>}
        </span>
      </p>
      <h3>{texts.roles}</h3>
      <ul>
        {roles.map((role) => (
          <li key={role.id} data-gives={role.grants !== 'nothing' && role.flag === 'enabled'}>
            <RoleLink role={role} /> {granted(texts.grants[role.grants], role.by)}
            {role.grants !== 'nothing' && words(role.limits) && <em> ({words(role.limits)})</em>}
            {role.flag === 'disabled' && <em> ({texts.roleOff})</em>}
          </li>
        ))}
      </ul>
      <h3>{texts.menus}</h3>
      {menus.length === 0 ? (
        <p>{texts.noMenu}</p>
      ) : (
        <ol className="explanation-menus">
          {menus.map((menu) => (
            <li key={menu.id}>
              {textIn(menu.title, language)}
              {menu.flag === 'disabled' && <em> ({texts.menuOff})</em>}
            </li>
          ))}
        </ol>
      )}
      {!allowed && missing !== 'userDisabled' && (
        <>
          <h3>{wouldGrant.length > 0 ? texts.wouldGrant : texts.wouldNone}</h3>
          <ul>
            {wouldGrant.map((role) => (
              <li key={role.id}>
                <RoleLink role={role} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function RoleLink({ role }: { role: RoleNamed }) {
  const name = textIn(role.title, useLanguage()) || role.name
  const session = useSession()
  return mayOpen(session, { resources: ['roleSetting', 'roleList'] }) ? (
    <RouterLink to={settingOf(role)}>{name}</RouterLink>
  ) : (
    <strong>{name}</strong>
  )
}

/** Only a grant by keys names them. */
const granted = (description: string | ((values: { keys: string }) => string), keys: readonly string[]) =>
  typeof description === 'string' ? description : description({ keys: keys.join(', ') })
