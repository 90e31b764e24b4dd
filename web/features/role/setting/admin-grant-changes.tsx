// What saving would change: the permissions that come and the ones that go.
import { useTexts } from '#web/i18n/language.tsx'

type Props = { before: readonly string[]; granted: ReadonlySet<string>; pathOf: (key: string) => string }

export function GrantChanges({ before, granted, pathOf }: Props) {
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
          {texts.noChangesSays}
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
