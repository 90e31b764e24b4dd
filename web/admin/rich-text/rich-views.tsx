// Pictures and videos as the editor shows them: with their caption or title to type.
import { DeleteOutlined, LoadingOutlined, PlayCircleOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import { Button, Input } from 'antd'
import { useState } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import { DOC_ALT } from '#rich-text/rich-doc.ts'
import { VIDEO_WAYS, type Video } from '#rich-text/video.ts'
import { mediaQuery } from '#web/admin/admin-api.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import { FigureNode, VideoNode } from './rich-extensions.ts'

function FigureView({ node, updateAttributes, deleteNode, selected, editor, extension }: NodeViewProps) {
  const texts = useTexts('console/editor/rich-text')
  const { key, caption, alt, waiting } = node.attrs as {
    key: string
    caption: string
    alt: string | null
    waiting: string
  }
  return (
    <NodeViewWrapper as="figure" data-selected={selected || undefined} data-figure={waiting ? undefined : ''}>
      {waiting ? (
        <p className="rich-waiting" role="status">
          <LoadingOutlined /> {texts.pictureWaits}
        </p>
      ) : (
        <img src={imageAddress(key, 960)} alt="" data-drag-handle="" />
      )}
      {!waiting && editor.isEditable && (
        <FigureAlt
          pictureKey={key}
          alt={alt}
          language={extension.options.language}
          onChange={(next) => updateAttributes({ alt: next })}
        />
      )}
      <div className="rich-caption">
        <Input
          variant="borderless"
          value={caption}
          maxLength={500}
          disabled={!editor.isEditable}
          placeholder={texts.caption}
          aria-label={texts.caption}
          onChange={({ target }) => updateAttributes({ caption: target.value })}
        />
        {editor.isEditable && (
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={texts.remove}
            title={texts.remove}
            onClick={deleteNode}
          />
        )}
      </div>
    </NodeViewWrapper>
  )
}

function VideoView({ node, updateAttributes, deleteNode, selected, editor }: NodeViewProps) {
  const texts = useTexts('console/editor/rich-text')
  const { provider, id, title } = node.attrs as Video & { title: string }
  const way = VIDEO_WAYS[provider]
  return (
    <NodeViewWrapper as="figure" data-selected={selected || undefined}>
      <p className="rich-video" data-drag-handle="">
        <PlayCircleOutlined />
        <a href={way.page(id)} target="_blank" rel="noopener noreferrer">
          {way.name} {id}
        </a>
      </p>
      <div className="rich-caption">
        <Input
          variant="borderless"
          value={title}
          maxLength={200}
          disabled={!editor.isEditable}
          placeholder={texts.videoName}
          aria-label={texts.videoName}
          onChange={({ target }) => updateAttributes({ title: target.value })}
        />
        {editor.isEditable && (
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={texts.remove}
            title={texts.remove}
            onClick={deleteNode}
          />
        )}
      </div>
    </NodeViewWrapper>
  )
}

export const ShownFigure = FigureNode.extend({ addNodeView: () => ReactNodeViewRenderer(FigureView) })
export const ShownVideo = VideoNode.extend({ addNodeView: () => ReactNodeViewRenderer(VideoView) })

type Props = {
  pictureKey: string
  /** As the text has it: null takes the library's, empty is decoration. */
  alt: string | null
  language: Language
  onChange: (alt: string | null) => void
}

function FigureAlt({ pictureKey, alt, language, onChange }: Props) {
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
