// The alternative text of a picture in running text, where it stands: its own, the library's, or none because it is decoration.
import { useQuery } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useState } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import { DOC_ALT } from '#rich-text/rich-doc.ts'
import { mediaQuery } from '#web/admin/admin-api.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'

type Props = {
  pictureKey: string
  /** As the text has it: null takes the library's, empty is decoration. */
  alt: string | null
  language: Language
  onChange: (alt: string | null) => void
}

export function FigureAlt({ pictureKey, alt, language, onChange }: Props) {
  const texts = useTexts('console/editor/parts').figureAlt
  // Once somebody writes here the field stays, also while it is empty for a moment.
  const [writes, setWrites] = useState(false)
  const { data: media } = useQuery(mediaQuery(pictureKey))
  const inLibrary = media?.alt[language] ?? ''
  const label = texts.label({ language: LANGUAGE_NAMES[language] })

  if (alt === '')
    return (
      <p className="rich-alt">
        <span>{texts.isDecoration}</span>
        <Button
          size="small"
          type="text"
          data-first=""
          onClick={() => {
            setWrites(true)
            onChange(null)
          }}
        >
          {texts.describe}
        </Button>
      </p>
    )
  if (alt === null && !writes && (!media || inLibrary !== ''))
    return (
      <p className="rich-alt">
        {media && (
          <>
            <span>
              <small>
                {label} · {texts.library}
              </small>
              <span lang={language}>{inLibrary}</span>
            </span>
            <Button
              size="small"
              type="text"
              data-first=""
              onClick={() => {
                setWrites(true)
                onChange(inLibrary)
              }}
            >
              {texts.own}
            </Button>
          </>
        )}
      </p>
    )
  const lacks = alt === null && inLibrary === ''
  return (
    <div className="rich-alt" data-lacks={lacks || undefined}>
      <Input
        size="small"
        lang={language}
        value={alt ?? ''}
        maxLength={DOC_ALT}
        placeholder={label}
        aria-label={label}
        data-first=""
        {...(lacks && { status: 'warning' as const })}
        onChange={({ target }) => {
          setWrites(true)
          onChange(target.value === '' ? null : target.value)
        }}
      />
      {lacks && <small>{texts.missing}</small>}
      <Button
        size="small"
        type="text"
        disabled={inLibrary === ''}
        title={inLibrary === '' ? texts.libraryLacks : texts.libraryHas({ text: inLibrary })}
        onClick={() => {
          setWrites(false)
          onChange(null)
        }}
      >
        {texts.useLibrary}
      </Button>
      <Button
        size="small"
        type="text"
        onClick={() => {
          setWrites(false)
          onChange('')
        }}
      >
        {texts.decoration}
      </Button>
    </div>
  )
}
