// Ways to narrow a list: each a choice, all of them in the address.
import { useTexts } from '#web/i18n/language.tsx'
import { SiteForm } from '#web/site/links/site-form.tsx'

type Field = {
  name: string
  label: string
  /** What stands there while nothing is chosen. */
  any: string
  chosen: string
  choices: readonly { key: string; label: string }[]
}
/** `keep` is what else the address says and goes on saying; the page is not among it. */
type Props = {
  label: string
  fields: readonly Field[]
  keep?: readonly (readonly [name: string, value: string])[]
}

export function FilterForm({ label, fields, keep = [] }: Props) {
  const texts = useTexts('site/frame')
  const shown = fields.filter(({ choices, chosen }) => choices.length > 1 || chosen !== '')
  if (shown.length === 0) return null
  return (
    <SiteForm className="sort filters" aria-label={label} live>
      {keep.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {shown.map(({ name, label: description, any, chosen, choices }) => (
        <label key={name}>
          <span>{description}</span>
          <select className="input" name={name} defaultValue={chosen} key={chosen}>
            <option value="">{any}</option>
            {choices.map((choice) => (
              <option key={choice.key} value={choice.key}>
                {choice.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button className="button small outline without-scripts" type="submit">
        {texts.apply}
      </button>
    </SiteForm>
  )
}
