// One language of the site: its place, how whole the content is in it, and who sees it.
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { STANDINGS, type Standing } from '#contract/languages/site-languages.ts'
import type { ChosenLanguage } from '#contract/site/language-settings.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { isWritten, namesOf, WRITTEN_CODES } from './admin-languages-draft.ts'

type Props = {
  language: ChosenLanguage
  /** Who reads this page. */
  reader: string
  whole: { filled: string; total: string } | null
  isFirst: boolean
  isLast: boolean
  disabled: boolean
  onStanding: (standing: Standing) => void
  onWords: (words: string) => void
  onMove: (by: 1 | -1) => void
}

export function LanguageRow({ language, reader, whole, isFirst, isLast, disabled, ...on }: Props) {
  const texts = useTexts('console/setting').languages
  const { code, standing, words } = language
  const { own, name } = namesOf(code, reader)
  return (
    <li data-standing={standing} aria-label={name}>
      <span className="site-language-name">
        <b lang={code}>{own}</b>
        <small>{own === name ? code : `${name} · ${code}`}</small>
      </span>
      <small className="site-language-whole">{whole && texts.whole(whole)}</small>
      {!isWritten(code) && (
        <Select
          value={words}
          aria-label={`${name}: ${texts.words}`}
          prefix={texts.words}
          disabled={disabled}
          options={WRITTEN_CODES.map((value) => ({ value, label: namesOf(value, reader).name }))}
          onChange={on.onWords}
        />
      )}
      <Select<Standing>
        value={standing}
        aria-label={`${name}: ${texts.who}`}
        disabled={disabled}
        options={STANDINGS.map((value) => ({ value, label: texts.standing[value] }))}
        onChange={on.onStanding}
      />
      <span className="site-language-move">
        <Button
          type="text"
          size="small"
          icon={<ArrowUpOutlined />}
          aria-label={texts.up({ language: name })}
          disabled={disabled || isFirst}
          onClick={() => on.onMove(-1)}
        />
        <Button
          type="text"
          size="small"
          icon={<ArrowDownOutlined />}
          aria-label={texts.down({ language: name })}
          disabled={disabled || isLast}
          onClick={() => on.onMove(1)}
        />
      </span>
    </li>
  )
}
