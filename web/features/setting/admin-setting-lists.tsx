// The lists of the settings: telephones, accounts, links, tags; each in an order of its own.
import { useEditing } from '#web/admin/editor/editing.ts'
import { LineList } from '#web/admin/editor/inputs/line-list.tsx'
import { WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { SETTING_BLANKS, type SettingForm, type SettingList, tagIn } from './admin-setting-draft.ts'
import { LineField } from './admin-setting-fields.tsx'

/** Limits of the contract (`contract/site/setting.ts`). */
const MOST: Record<SettingList, number> = {
  ...{ phones: 10, regions: 12, social: 12, headerLinks: 6, footerLinks: 20, headTags: 10 },
}
const ADDRESS = 500

/** What all lists of this page are called by. */
export function useList<List extends SettingList>(list: List) {
  const { lines, adds, fields } = useTexts('console/setting')
  // What fills a part by itself is called by the head of the part.
  const label = list === 'social' || list === 'headTags' || list === 'regions' ? {} : { label: fields[list] }
  return {
    list,
    ...label,
    name: (at: number) => lines[list]({ at: at + 1 }),
    addLabel: adds[list],
    max: MOST[list],
    blank: SETTING_BLANKS[list],
  }
}

export function Phones() {
  const { parts } = useTexts('console/setting')
  return (
    <LineList {...useList('phones')}>
      {({ region, phone }, path, set) => (
        <div className="line-fields">
          <WordsField
            path={`${path}.region`}
            label={parts.region}
            value={region}
            max={60}
            onChange={(next) => set({ region: next }, 'region')}
          />
          <LineField
            path={`${path}.phone`}
            label={parts.phone}
            value={phone}
            max={40}
            type="tel"
            required
            onChange={(next) => set({ phone: next }, 'phone')}
          />
        </div>
      )}
    </LineList>
  )
}

export function Social() {
  const { parts } = useTexts('console/setting')
  return (
    <LineList {...useList('social')}>
      {({ name, address }, path, set) => (
        <div className="line-fields">
          <LineField
            path={`${path}.name`}
            label={parts.name}
            value={name}
            max={40}
            required
            placeholder="LinkedIn"
            onChange={(next) => set({ name: next }, 'name')}
          />
          <LineField
            path={`${path}.address`}
            label={parts.address}
            value={address}
            max={ADDRESS}
            type="url"
            required
            placeholder="https://"
            onChange={(next) => set({ address: next }, 'address')}
          />
        </div>
      )}
    </LineList>
  )
}

export function Links({ list }: { list: 'headerLinks' | 'footerLinks' }) {
  const { parts, hints } = useTexts('console/setting')
  return (
    <LineList {...useList(list)}>
      {({ label, address }, path, set) => (
        <>
          <WordsField
            path={`${path}.label`}
            label={parts.label}
            value={label}
            max={60}
            required
            onChange={(next) => set({ label: next }, 'label')}
          />
          <LineField
            path={`${path}.address`}
            label={parts.address}
            value={address}
            max={ADDRESS}
            required
            hint={hints.link}
            onChange={(next) => set({ address: next }, 'address')}
          />
        </>
      )}
    </LineList>
  )
}

export function HeadTags() {
  const { parts, hints } = useTexts('console/setting')
  const { form } = useEditing<SettingForm>()
  return (
    <>
      <LineList {...useList('headTags')}>
        {({ name, content }, path, set) => {
          /** A whole line that was pasted fills both fields. */
          const take = (typed: string, part: 'name' | 'content') =>
            set(tagIn(typed) ?? { [part]: typed }, part)
          return (
            <div className="line-fields">
              <LineField
                path={`${path}.name`}
                label={parts.tagName}
                value={name}
                max={400}
                required
                placeholder="google-site-verification"
                onChange={(next) => take(next, 'name')}
              />
              <LineField
                path={`${path}.content`}
                label={parts.content}
                value={content}
                max={400}
                required
                onChange={(next) => take(next, 'content')}
              />
            </div>
          )
        }}
      </LineList>
      {form.headTags.length > 0 && <p className="field-hint">{hints.tagPaste}</p>}
    </>
  )
}
