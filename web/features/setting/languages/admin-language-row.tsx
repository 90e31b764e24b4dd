// One language of the site: its place, how whole the content is in it, who sees it, and in a fold what else is chosen of it.
import { ArrowDownOutlined, ArrowUpOutlined, DownOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { STANDINGS, type Standing } from '#contract/languages/site-languages.ts'
import type { ChosenLanguage } from '#contract/site/language-settings.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LanguageDetails } from './admin-language-details.tsx'
import { isWritten, namesOf, WRITTEN_CODES } from './admin-languages-draft.ts'

type Props = {
  language: ChosenLanguage
  /** Who reads this page. */
  reader: string
  /** The codes of the others. */
  others: readonly string[]
  whole: { filled: string; total: string } | null
  isFirst: boolean
  isLast: boolean
  disabled: boolean
  /** Takes its texts out; undefined where there is no such way. */
  empty: ReactNode
  onChange: (change: Partial<ChosenLanguage>) => void
  onMove: (by: 1 | -1) => void
}

export function LanguageRow({
  language,
  reader,
  whole,
  others,
  isFirst,
  isLast,
  disabled,
  empty,
  ...on
}: Props) {
  const texts = useTexts('console/setting').languages
  const [isOpen, setIsOpen] = useState(false)
  const isAway = language.standing === 'away'
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
          onChange={(chosen: string) => on.onChange({ words: chosen })}
        />
      )}
      <Select<Standing>
        value={standing}
        aria-label={`${name}: ${texts.who}`}
        disabled={disabled}
        options={STANDINGS.map((value) => ({ value, label: texts.standing[value] }))}
        onChange={(chosen) => on.onChange({ standing: chosen })}
      />
      {isAway ? (
        empty
      ) : (
        <Button
          type="text"
          size="small"
          icon={isOpen ? <DownOutlined /> : <RightOutlined />}
          aria-label={`${name}: ${texts.details}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.details}
        </Button>
      )}
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
      {isOpen && !isAway && (
        <LanguageDetails
          language={language}
          others={others}
          reader={reader}
          disabled={disabled}
          onChange={on.onChange}
        />
      )}
    </li>
  )
}
