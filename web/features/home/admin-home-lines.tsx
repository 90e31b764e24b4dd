// Strengths with their picture, figures, certificates and partners of the home page.
import { Form, Input, Segmented } from 'antd'
import type { StrengthIcon } from '#contract/site/home.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { LineList } from '#web/admin/editor/inputs/line-list.tsx'
import { PictureField } from '#web/admin/editor/inputs/picture-field.tsx'
import { useProblem, WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { HOME_BLANKS, type HomeForm } from './admin-home-draft.ts'

/** Limits of the contract (`contract/site/home.ts`). */
const MOST = { strengths: 8, figures: 6, certificates: 12, partners: 24 }
const ICONS: readonly StrengthIcon[] = ['gauge', 'sheet', 'wrench', 'people']
const ADDRESS = 500

/** What all lists of this page are called by. */
function useList<List extends keyof typeof MOST>(list: List) {
  const { lines, adds, lists } = useTexts('console/home')
  return {
    list,
    label: lists[list],
    name: (at: number) => lines[list]({ at: at + 1 }),
    addLabel: adds[list],
    max: MOST[list],
    blank: HOME_BLANKS[list],
  }
}

export function Strengths() {
  const { parts: texts, fields, icons } = useTexts('console/home')
  const { form, change, disabled, fieldId } = useEditing<HomeForm>()
  return (
    <>
      <PictureField
        path="strengthsPicture"
        label={fields.strengthsPicture}
        value={form.strengthsPicture}
        onChange={(strengthsPicture) =>
          change('strengthsPicture', (before) => ({ ...before, strengthsPicture }))
        }
      />
      <LineList {...useList('strengths')}>
        {(strength, path, set) => (
          <>
            <WordsField
              path={`${path}.title`}
              label={texts.title}
              value={strength.title}
              max={80}
              required
              onChange={(title) => set({ title }, 'title')}
            />
            <WordsField
              path={`${path}.text`}
              label={texts.text}
              value={strength.text}
              max={300}
              rows={[2, 4]}
              onChange={(text) => set({ text }, 'text')}
            />
            <Form.Item label={texts.icon} htmlFor={fieldId(`${path}.icon`)}>
              <Segmented<StrengthIcon>
                id={fieldId(`${path}.icon`)}
                aria-label={texts.icon}
                className="strength-icons"
                value={strength.icon}
                disabled={disabled}
                onChange={(icon) => set({ icon }, 'icon')}
                options={ICONS.map((icon) => ({
                  value: icon,
                  label: (
                    <span title={icons[icon]}>
                      <Icon name={icon} />
                      <span className="hidden-text">{icons[icon]}</span>
                    </span>
                  ),
                }))}
              />
            </Form.Item>
          </>
        )}
      </LineList>
    </>
  )
}

export function Figures() {
  const { parts: texts } = useTexts('console/home')
  return (
    <LineList {...useList('figures')}>
      {(figure, path, set) => (
        <div className="line-fields">
          {(['value', 'unit', 'says'] as const).map((part) => (
            <WordsField
              key={part}
              path={`${path}.${part}`}
              label={texts[part]}
              value={figure[part]}
              max={part === 'says' ? 80 : 20}
              required={part !== 'unit'}
              onChange={(text) => set({ [part]: text }, part)}
            />
          ))}
        </div>
      )}
    </LineList>
  )
}

export function Certificates() {
  const { parts: texts } = useTexts('console/home')
  return (
    <LineList {...useList('certificates')}>
      {(certificate, path, set) => (
        <div className="line-fields">
          <WordsField
            path={`${path}.name`}
            label={texts.name}
            value={certificate.name}
            max={60}
            required
            onChange={(name) => set({ name }, 'name')}
          />
          <WordsField
            path={`${path}.says`}
            label={texts.says}
            value={certificate.says}
            max={120}
            onChange={(says) => set({ says }, 'says')}
          />
        </div>
      )}
    </LineList>
  )
}

export function Partners() {
  const { parts: texts, hints } = useTexts('console/home')
  return (
    <LineList {...useList('partners')}>
      {(partner, path, set) => (
        <div className="partner-fields">
          <PictureField
            path={`${path}.logo`}
            label={texts.logo}
            hint={hints.logo}
            value={partner.logo}
            onChange={(logo) => set({ logo }, 'logo')}
          />
          <div>
            <WordsField
              path={`${path}.name`}
              label={texts.name}
              value={partner.name}
              max={80}
              required
              onChange={(name) => set({ name }, 'name')}
            />
            <PartnerLink
              path={`${path}.link`}
              value={partner.link}
              onChange={(link) => set({ link }, 'link')}
            />
          </div>
        </div>
      )}
    </LineList>
  )
}

type LinkProps = { path: string; value: string; onChange: (link: string) => void }

function PartnerLink({ path, value, onChange }: LinkProps) {
  const { parts: texts } = useTexts('console/home')
  const { disabled, fieldId } = useEditing()
  return (
    <Form.Item label={texts.link} htmlFor={fieldId(path)} {...useProblem(path)}>
      <Input
        id={fieldId(path)}
        type="url"
        value={value}
        maxLength={ADDRESS}
        placeholder="https://"
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  )
}
