// The regions in which the company says other prices and facts, with their countries; below them those that were removed.
import { Button, Form, Select } from 'antd'
import type { Settings } from '#contract/site/setting.ts'
import { useEditing, useFieldFrame } from '#web/admin/editor/editing.ts'
import { LineList } from '#web/admin/editor/inputs/line-list.tsx'
import { newId } from '#web/admin/editor/inputs/lines.ts'
import { useProblem, WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useCountries } from '#web/admin/shown-values/use-countries.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { SettingForm } from './admin-setting-draft.ts'
import { useList } from './admin-setting-lists.tsx'

type Removed = Settings['removedRegions']

export function Regions({ removed }: { removed: Removed }) {
  const { parts } = useTexts('console/setting')
  return (
    <>
      <LineList {...useList('regions')}>
        {({ name, countries }, path, set) => (
          <>
            <WordsField
              path={`${path}.name`}
              label={parts.name}
              value={name}
              max={60}
              required
              onChange={(next) => set({ name: next }, 'name')}
            />
            <Countries
              path={`${path}.countries`}
              values={countries}
              onChange={(next) => set({ countries: next }, 'countries')}
            />
          </>
        )}
      </LineList>
      <RemovedRegions removed={removed} />
    </>
  )
}

type CountriesProps = { path: string; values: readonly string[]; onChange: (next: string[]) => void }

function Countries({ path, values, onChange }: CountriesProps) {
  const { parts } = useTexts('console/setting')
  const { disabled, fieldId } = useFieldFrame()
  const options = useCountries()
  return (
    <Form.Item label={parts.countries} htmlFor={fieldId(path)} {...useProblem(path)}>
      <Select<string[]>
        id={fieldId(path)}
        mode="multiple"
        value={[...values]}
        disabled={disabled}
        optionFilterProp="label"
        options={options}
        onChange={onChange}
      />
    </Form.Item>
  )
}

/** What records say of them is kept, so each can come back under its key. */
function RemovedRegions({ removed }: { removed: Removed }) {
  const texts = useTexts('console/setting')
  const language = useLanguage()
  const { form, change, disabled } = useEditing<SettingForm>()
  const waiting = removed.filter(({ key }) => !form.regions.some((one) => one.key === key))
  if (waiting.length === 0) return null
  return (
    <section aria-label={texts.regions.removed}>
      <h3>{texts.regions.removed}</h3>
      <p className="field-hint">{texts.regions.removedText}</p>
      <div className="removed-regions">
        {waiting.map((region) => (
          <Button
            key={region.key}
            size="small"
            disabled={disabled || form.regions.length >= MOST}
            onClick={() =>
              change('regions', (before) => ({
                ...before,
                regions: [...before.regions, { ...region, id: newId() }],
              }))
            }
          >
            {texts.regions.restore({ region: textIn(region.name, language) || region.key })}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** Limit of the contract (`contract/products/regional.ts`). */
const MOST = 12
