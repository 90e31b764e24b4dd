// The theme picker: light or dark, ten presets, any colour; everything changes at once (spec §4, decision 17).
import { CheckOutlined } from '@ant-design/icons'
import { Button, Input, Radio } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { readHex } from '#web/ui/oklch.ts'
import { useAppearance, useAppearanceStore } from './appearance.tsx'
import { type ColourScheme, SCHEMES } from './appearance-store.ts'
import { DEFAULT_COLOUR, PRESET_COLOURS } from './theme-colours.ts'
import './theme-panel.css'

export function ThemePanel({ onClose }: { onClose: () => void }) {
  const texts = useTexts('console/frame/bar')
  const store = useAppearanceStore()
  const { scheme, colour } = useAppearance()
  const tell = useTold()
  const panel = useRef<HTMLDivElement>(null)
  // The panel stands elsewhere in the document than its button, so the focus is brought to it.
  useEffect(() => panel.current?.focus(), [])
  const choose = (next: string) => {
    const hex = readHex(next)
    if (!hex || hex === colour) return
    store.change({ colour: hex })
    tell()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend for what the parts name themselves
    <div
      ref={panel}
      className="theme-panel"
      tabIndex={-1}
      role="group"
      aria-label={texts.theme}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <h2>{texts.scheme}</h2>
      <Radio.Group
        aria-label={texts.scheme}
        optionType="button"
        block
        buttonStyle="solid"
        value={scheme}
        options={SCHEMES.map((value) => ({ value, label: texts.schemes[value] }))}
        onChange={(event) => store.change({ scheme: event.target.value as ColourScheme })}
      />
      <h2>{texts.presets}</h2>
      <div className="theme-presets">
        {PRESET_COLOURS.map((preset) => (
          <button
            key={preset.colour}
            type="button"
            title={texts.colours[preset.name]}
            aria-label={texts.colours[preset.name]}
            aria-pressed={preset.colour === colour}
            style={{ background: preset.colour }}
            onClick={() => choose(preset.colour)}
          >
            {preset.colour === colour && <CheckOutlined />}
          </button>
        ))}
      </div>
      <h2>{texts.anyColour}</h2>
      <div className="theme-any">
        <input
          type="color"
          aria-label={texts.anyColour}
          value={colour}
          onChange={(event) => choose(event.target.value)}
        />
        <HexField key={colour} colour={colour} onChoose={choose} />
        <Button disabled={colour === DEFAULT_COLOUR} onClick={() => choose(DEFAULT_COLOUR)}>
          {texts.standard}
        </Button>
      </div>
      <p>{texts.contrast}</p>
    </div>
  )
}

/** A colour as people pass it on; taken when the field is left or Enter pressed. */
function HexField({ colour, onChoose }: { colour: string; onChoose: (colour: string) => void }) {
  const texts = useTexts('console/frame/bar')
  const [typed, setTyped] = useState(colour.toUpperCase())
  const [wrong, setWrong] = useState(false)
  const hint = useId()
  const take = () => {
    setWrong(!readHex(typed))
    onChoose(typed)
  }
  return (
    <span className="theme-hex">
      <Input
        aria-label={texts.hex}
        aria-describedby={wrong ? hint : undefined}
        aria-invalid={wrong}
        status={wrong ? 'error' : ''}
        value={typed}
        maxLength={9}
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onPressEnter={take}
      />
      {wrong && (
        <small id={hint} role="alert">
          {texts.hexWrong}
        </small>
      )}
    </span>
  )
}

/** One message however fast a colour is dragged. */
function useTold() {
  const texts = useTexts('console/frame/bar')
  const { message } = useApp()
  return () => void message.success({ content: texts.themeSwitched, key: 'theme' })
}
