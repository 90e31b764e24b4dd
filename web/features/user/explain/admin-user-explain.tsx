// What a person may do: for a page or button, which role and menu gives it, or what is missing.
import { useQuery } from '@tanstack/react-query'
import { Alert, Drawer, Form, Select, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import type { Text } from '#contract/languages/language.ts'
import type { Explanation } from '#contract/people/role.ts'
import type { StaffUser } from '#contract/people/staff.ts'
import type { Resource } from '#contract/wire/resource.ts'
import { choiceProps } from '#web/admin/page-parts/choices-failed.tsx'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { explanationQuery, menuTreeQuery } from '../admin-api.ts'
import { type KeyGroup, keyGroups } from './admin-key-options.ts'

type Props = { person: StaffUser; onClose: () => void }

/** Rendered while it is open. */
export function UserExplain({ person, onClose }: Props) {
  const texts = useTexts('console/user/explain')
  const language = useLanguage()
  const [resource, setResource] = useState<Resource>('userList')
  const asked = useQuery(menuTreeQuery())
  const { data: tree } = asked
  const groups = keyGroups(
    tree?.menus ?? [],
    ({ title, resources }) => textIn(title, language) || resources,
    texts.others,
  )
  return (
    <Drawer open title={texts.title({ name: person.username })} size="min(560px, 100vw)" onClose={onClose}>
      <p className="dialog-says">{texts.says}</p>
      <Form layout="vertical" component={false}>
        <Form.Item label={texts.choose} htmlFor="explain.resource">
          <Select<Resource>
            id="explain.resource"
            value={resource}
            onChange={setResource}
            showSearch={{ filterOption: (words, option) => fits(words, option) }}
            options={groups}
            {...choiceProps(asked)}
          />
        </Form.Item>
      </Form>
      <Answer person={person} resource={resource} groups={groups} />
    </Drawer>
  )
}

/** The words of the option or its key. */
function fits(words: string, option?: { label?: unknown; value?: unknown }) {
  const wanted = words.trim().toLowerCase()
  return [option?.label, option?.value].some(
    (one) => typeof one === 'string' && one.toLowerCase().includes(wanted),
  )
}

type AnswerProps = { person: StaffUser; resource: Resource; groups: readonly KeyGroup[] }

function Answer({ person, resource, groups }: AnswerProps) {
  const texts = useTexts('console/user/explain')
  const { data, error, refetch, isFetching } = useQuery(explanationQuery(person.id, resource))
  if (error && !data) return <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 5 }} />
  const { allowed, missing } = data
  return (
    <div className="user-explained" aria-live="polite">
      <Alert
        type={allowed ? 'success' : 'warning'}
        showIcon
        title={allowed ? texts.allowed : texts.refused}
        {...(missing && { description: texts.missing[missing] })}
      />
      <Reasons explanation={data} resource={resource} groups={groups} />
    </div>
  )
}

type ReasonsProps = { explanation: Explanation; resource: Resource; groups: readonly KeyGroup[] }

function Reasons({ explanation: { roles, menus, wouldGrant, allowed }, resource, groups }: ReasonsProps) {
  const texts = useTexts('console/user/explain')
  const language = useLanguage()
  const nameOf = ({ title, name }: { title: Text; name: string }) => textIn(title, language) || name
  const labelOf = (key: string) =>
    groups.flatMap(({ options }) => options).find(({ value }) => value === key)?.label ?? key
  return (
    <>
      <h3>{texts.roles}</h3>
      {roles.length === 0 && <p>{texts.noRoles}</p>}
      <ul>
        {roles.map((role) => {
          const by = role.by.filter((key) => key !== resource)
          return (
            <li key={role.id} data-grants={role.grants !== 'nothing' && role.flag === 'enabled'}>
              <strong>{nameOf(role)}</strong> {texts.grants[role.grants]}
              {by.length > 0 && texts.by({ names: by.map(labelOf).join(', ') })}
              {role.flag === 'disabled' && <Tag color="orange">{texts.roleDisabled}</Tag>}
            </li>
          )
        })}
      </ul>
      <h3>{texts.menus}</h3>
      {menus.length === 0 ? (
        <p>{texts.noMenu}</p>
      ) : (
        <ol>
          {menus.map((menu) => (
            <li key={menu.id}>
              {textIn(menu.title, language) || menu.resources}
              {menu.flag === 'disabled' && <Tag color="orange">{texts.menuDisabled}</Tag>}
            </li>
          ))}
        </ol>
      )}
      {!allowed && wouldGrant.length > 0 && (
        <>
          <h3>{texts.wouldGrant}</h3>
          <p>
            {wouldGrant.map((role) => (
              <Tag key={role.id}>{nameOf(role)}</Tag>
            ))}
          </p>
        </>
      )}
    </>
  )
}
