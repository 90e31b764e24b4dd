// The alternative text of a picture in running text, where it stands: its own, the library's, or none because it is decoration.
import { useQuery } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useState } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import { DOC_ALT } from '#rich-text/rich-doc.ts'
import { mediaQuery } from '#web/admin/admin-api.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'

const TEXTS = {
  zh: {
    label: (language: string) => `替代文本（${language}）`,
    missing: '发布前需要填写',
    library: '来自图库',
    own: '在此另写',
    useLibrary: '用图库的',
    libraryHas: (text: string) => `图库中的替代文本：${text}`,
    libraryLacks: '图库中没有此语言的替代文本',
    decoration: '仅作装饰',
    isDecoration: '仅作装饰，朗读时跳过',
    describe: '填写替代文本',
  },
  en: {
    label: (language: string) => `Alt text, ${language}`,
    missing: 'Needed before publishing',
    library: 'From the library',
    own: 'Own text here',
    useLibrary: 'Use the library’s',
    libraryHas: (text: string) => `Alt text in the library: ${text}`,
    libraryLacks: 'The library has no alt text in this language',
    decoration: 'Decoration only',
    isDecoration: 'Decoration only: screen readers pass over it',
    describe: 'Write an alt text',
  },
  es: {
    label: (language: string) => `Texto alternativo, ${language}`,
    missing: 'Necesario antes de publicar',
    library: 'De la biblioteca',
    own: 'Texto propio aquí',
    useLibrary: 'Usar el de la biblioteca',
    libraryHas: (text: string) => `Texto alternativo en la biblioteca: ${text}`,
    libraryLacks: 'La biblioteca no tiene texto alternativo en este idioma',
    decoration: 'Solo decorativa',
    isDecoration: 'Solo decorativa: los lectores de pantalla la omiten',
    describe: 'Escribir un texto alternativo',
  },
}

type Props = {
  pictureKey: string
  /** As the text has it: null takes the library's, empty is decoration. */
  alt: string | null
  language: Language
  onChange: (alt: string | null) => void
}

export function FigureAlt({ pictureKey, alt, language, onChange }: Props) {
  const texts = useTexts(TEXTS)
  // Once somebody writes here the field stays, also while it is empty for a moment.
  const [writes, setWrites] = useState(false)
  const { data: media } = useQuery(mediaQuery(pictureKey))
  const inLibrary = media?.alt[language] ?? ''
  const label = texts.label(LANGUAGE_NAMES[language])

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
        title={inLibrary === '' ? texts.libraryLacks : texts.libraryHas(inLibrary)}
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
