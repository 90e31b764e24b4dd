// What a list is narrowed by, as links beside each other; the chosen one is marked.
import { useLanguage } from '#web/i18n/language.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { choiceCount } from '#web/ui/choice-count.ts'
import './listing.css'

type Chip = { to: string; name: string; count: number; current: boolean }

export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  const language = useLanguage()
  return (
    <nav className="chips" aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {chips.map(({ to, name, count, current }) => (
          <li key={to}>
            <SiteLink className="chip" to={to} aria-current={current ? 'true' : undefined} preventScrollReset>
              {name} <span className="num">{choiceCount(count, language)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
