// Why a person may or may not do something, in words.
import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons'
import type { Explanation } from '#contract/people/role.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { mayOpen } from '#web/session/permissions.ts'
import { useSession } from '#web/session/permit.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { settingOf } from '../admin-role-list.ts'

type Props = { explanation: Explanation; person: string; name: string }
type RoleNamed = Explanation['wouldGrant'][number]

export function ExplanationInWords({ explanation, person, name }: Props) {
  const texts = useTexts('console/role/explain')
  const language = useLanguage()
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
const granted = (says: string | ((values: { keys: string }) => string), keys: readonly string[]) =>
  typeof says === 'string' ? says : says({ keys: keys.join(', ') })
