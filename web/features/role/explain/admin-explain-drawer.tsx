// Explains a permission: a person and a key are chosen, and the answer stands below in words.
import { useQuery } from '@tanstack/react-query'
import { Drawer, Form, Skeleton, TreeSelect } from 'antd'
import { useState } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Resource } from '#contract/wire/resource.ts'
import { menuTreeQuery } from '#web/admin/admin-api.ts'
import { PAGE_NAMES } from '#web/admin/frame/page-names.ts'
import { choiceProps } from '#web/admin/page-parts/choices-failed.tsx'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { explainQuery } from '../admin-api.ts'
import { type FoundPerson, nameOf, PersonSelect } from '../members/admin-person-select.tsx'
import { type GrantNode, grantTree, leavesOf, pathsOf } from '../setting/admin-grant-tree.ts'
import { ExplanationInWords } from './admin-explanation.tsx'

type Choice = { value: string; title: string; search: string; selectable: boolean; children: Choice[] }

/** Rendered while it is open. */
export function ExplainDrawer({ onClose }: { onClose: () => void }) {
  const texts = useTexts('console/role/explain')
  const language = useLanguage()
  const menus = useQuery(menuTreeQuery())
  const [people, setPeople] = useState<FoundPerson[]>([])
  const [resource, setResource] = useState<Resource | null>(null)
  const [person] = people
  const tree = grantTree(menus.data?.menus ?? [], PAGE_NAMES.seePage)
  const path = (resource && pathsOf(tree).get(resource)) ?? []
  const name = path.map((node) => textIn(node.title, language)).join(' › ')
  return (
    <Drawer open title={texts.title} size="min(560px, 100vw)" onClose={onClose}>
      <p className="dialog-says">{texts.says}</p>
      <Form layout="vertical" component={false}>
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
        <Form.Item label={texts.key} htmlFor="explain.key">
          <TreeSelect<string | null>
            id="explain.key"
            aria-label={texts.key}
            className="person-select"
            value={resource}
            onChange={(key) => setResource(leavesOf(tree).find((leaf) => leaf.key === key)?.resource ?? null)}
            treeData={choicesOf(tree, language)}
            treeDefaultExpandAll
            treeNodeLabelProp="search"
            showSearch={{ treeNodeFilterProp: 'search' }}
            placeholder={texts.keyPlaceholder}
            {...choiceProps(menus)}
            allowClear
          />
        </Form.Item>
      </Form>
      {person && resource && <Explained person={person} resource={resource} name={name || resource} />}
    </Drawer>
  )
}

/** What is searched holds the names above, so that a button is found by its page too. */
const choicesOf = (nodes: readonly GrantNode[], language: Language, above = ''): Choice[] =>
  nodes.map((node) => {
    const title = textIn(node.title, language) || node.says
    const search = above ? `${above} › ${title}` : title
    return {
      value: node.key,
      title,
      search,
      selectable: node.resource !== null,
      children: choicesOf(node.children, language, search),
    }
  })

type ExplainedProps = { person: FoundPerson; resource: Resource; name: string }

function Explained({ person, resource, name }: ExplainedProps) {
  const { data, error, isFetching, refetch } = useQuery(explainQuery(person.id, resource))
  if (error && !data) return <LoadFailed error={error} onAgain={refetch} busy={isFetching} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 6 }} />
  return <ExplanationInWords explanation={data} person={nameOf(person)} name={name} />
}
