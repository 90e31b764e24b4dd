// The theme colour of the site: chosen or typed, with what becomes of it and its contrast as figures.
import { Button, Form, Input } from 'antd'
import { useEditing } from '#web/admin/editor/editing.ts'
import { useProblem } from '#web/admin/editor/inputs/words-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { contrast, fromOklch, type Hex, readHex, toOklch } from '#web/ui/oklch.ts'
import type { SettingForm } from './admin-setting-draft.ts'

const STANDARD = '#409EFF'
const ENOUGH = 4.5

/** As `web/site/styles/tokens.css` makes them: lightness is fixed, so that text stays readable for any hue. */
function shadesOf(brand: Hex) {
  const { l, c, h } = toOklch(brand)
  const dark = fromOklch({ l: 0.215, c: Math.min(c, 0.037), h })
  return {
    button: fromOklch({ l: Math.min(l, 0.52), c, h }),
    ink: fromOklch({ l: Math.min(l, 0.45), c, h }),
    lit: fromOklch({ l: Math.max(l, 0.78), c: Math.min(c, 0.13), h }),
    dark,
  }
}

export function ColourField() {
  const { fields, colour: texts } = useTexts('console/setting')
  const { form, change, disabled, fieldId } = useEditing<SettingForm>()
  const id = fieldId('themeColor')
  const set = (themeColor: string) => change('themeColor', (before) => ({ ...before, themeColor }))
  const hex = /^#[0-9a-f]{6}$/i.test(form.themeColor.trim()) ? readHex(form.themeColor) : null
  return (
    <Form.Item label={fields.themeColor} htmlFor={id} {...useProblem('themeColor')}>
      <div className="setting-colour">
        <input
          type="color"
          aria-label={texts.any}
          value={hex ?? STANDARD.toLowerCase()}
          disabled={disabled}
          onChange={({ target }) => set(target.value)}
        />
        <Input
          id={id}
          value={form.themeColor}
          maxLength={7}
          disabled={disabled}
          onChange={({ target }) => set(target.value)}
        />
        <Button
          disabled={disabled || form.themeColor.toLowerCase() === STANDARD.toLowerCase()}
          onClick={() => set(STANDARD)}
        >
          {texts.standard}
        </Button>
      </div>
      {hex && <Preview brand={hex} />}
    </Form.Item>
  )
}

function Preview({ brand }: { brand: Hex }) {
  const { colour: texts } = useTexts('console/setting')
  const { button, ink, lit, dark } = shadesOf(brand)
  return (
    <div className="setting-shades">
      <Ground title={texts.light} paper="#ffffff" button={button} link={ink} />
      <Ground title={texts.dark} paper={dark} button={button} link={lit} />
    </div>
  )
}

type GroundProps = { title: string; paper: Hex; button: Hex; link: Hex }

function Ground({ title, paper, button, link }: GroundProps) {
  const { colour: texts } = useTexts('console/setting')
  return (
    <section className="setting-ground" aria-label={title}>
      <div style={{ background: paper }} aria-hidden="true">
        <span className="setting-button" style={{ background: button, color: '#fff' }}>
          {texts.button}
        </span>
        <span className="setting-link" style={{ color: link }}>
          {texts.link}
        </span>
      </div>
      <dl>
        <Ratio label={texts.button} value={contrast(button, '#ffffff')} />
        <Ratio label={texts.link} value={contrast(link, paper)} />
      </dl>
    </section>
  )
}

function Ratio({ label, value }: { label: string; value: number }) {
  const { colour: texts } = useTexts('console/setting')
  const enough = value >= ENOUGH
  return (
    <div>
      <dt>{label}</dt>
      <dd data-low={!enough || undefined}>
        {texts.ratio({ value: `${value.toFixed(1)} : 1` })} <small>{enough ? texts.enough : texts.low}</small>
      </dd>
    </div>
  )
}
