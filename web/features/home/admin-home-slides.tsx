// The slides of the carousel: picture, words, ground, and where their buttons lead.
import { AutoComplete, Form, Segmented } from 'antd'
import type { Text } from '#contract/languages/language.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { LineList } from '#web/admin/editor/inputs/line-list.tsx'
import { PictureField } from '#web/admin/editor/inputs/picture-field.tsx'
import { useProblem, WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { HOME_BLANKS, NO_BUTTON, type SlideButton, sitePath } from './admin-home-draft.ts'

/** Limits of the contract (`contract/site/home.ts`). */
const MOST = 8
const LENGTHS = { kicker: 60, title: 80, lede: 300, tab: 40, label: 40, to: 200 }

export function Slides() {
  const { parts: texts, hints, grounds, lines, adds } = useTexts('console/home')
  const { disabled, fieldId } = useEditing()
  return (
    <LineList
      list="slides"
      name={(at) => lines.slides({ at: at + 1 })}
      addLabel={adds.slides}
      max={MOST}
      blank={HOME_BLANKS.slides}
    >
      {(slide, path, set) => {
        const words = (part: 'kicker' | 'title' | 'lede' | 'tab') => ({
          path: `${path}.${part}`,
          label: texts[part],
          value: slide[part],
          max: LENGTHS[part],
          onChange: (text: Text) => set({ [part]: text }, part),
        })
        return (
          <div className="slide-fields">
            <div>
              <PictureField
                path={`${path}.picture`}
                label={texts.picture}
                hint={hints.slidePicture}
                required
                value={slide.picture}
                onChange={(picture) => set({ picture }, 'picture')}
              />
              <Form.Item label={texts.ground} htmlFor={fieldId(`${path}.ground`)}>
                <Segmented
                  id={fieldId(`${path}.ground`)}
                  aria-label={texts.ground}
                  value={slide.ground}
                  disabled={disabled}
                  onChange={(ground) => set({ ground }, 'ground')}
                  options={[
                    { value: 'navy' as const, label: grounds.navy },
                    { value: 'plate' as const, label: grounds.plate },
                  ]}
                />
              </Form.Item>
            </div>
            <div>
              <div className="line-fields">
                <WordsField {...words('title')} required />
                <WordsField {...words('kicker')} hint={hints.kicker} />
              </div>
              <WordsField {...words('lede')} rows={[2, 4]} />
              <WordsField {...words('tab')} hint={hints.tab} />
              <ButtonFields
                path={`${path}.button`}
                name={texts.button}
                button={slide.button}
                onChange={(button) => set({ button }, 'button')}
              />
              <ButtonFields
                path={`${path}.second`}
                name={texts.second}
                button={slide.second ?? NO_BUTTON}
                onChange={(second) => set({ second }, 'second')}
              />
            </div>
          </div>
        )
      }}
    </LineList>
  )
}

type ButtonProps = {
  path: string
  name: string
  button: SlideButton
  onChange: (button: SlideButton) => void
}

function ButtonFields({ path, name, button, onChange }: ButtonProps) {
  const { parts: texts, hints, places } = useTexts('console/home')
  const { disabled, fieldId } = useEditing()
  const to = `${path}.to`
  const hint = path.endsWith('.button') ? hints.to : undefined
  return (
    <div className="line-fields">
      <WordsField
        path={`${path}.label`}
        label={`${name}: ${texts.label}`}
        value={button.label}
        max={LENGTHS.label}
        onChange={(label) => onChange({ ...button, label })}
      />
      <Form.Item label={`${name}: ${texts.to}`} htmlFor={fieldId(to)} extra={hint} {...useProblem(to)}>
        <AutoComplete
          id={fieldId(to)}
          value={button.to}
          disabled={disabled}
          maxLength={LENGTHS.to}
          options={Object.entries(places).map(([value, label]) => ({ value, label: `${label}  ${value}` }))}
          onChange={(typed: string) => onChange({ ...button, to: typed })}
          onBlur={() => {
            const tidy = sitePath(button.to, location.host)
            if (tidy !== button.to) onChange({ ...button, to: tidy })
          }}
        />
      </Form.Item>
    </div>
  )
}
