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

function FigureView(view: NodeViewProps) {
  const { node, updateAttributes, selected, editor, extension } = view
  const texts = useTexts('console/editor/rich-text')
  const { key, alt, waiting } = node.attrs as { key: string; alt: string | null; waiting: string }
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
      <Caption view={view} name="caption" label={texts.caption} max={500} />
    </NodeViewWrapper>
  )
}

function VideoView(view: NodeViewProps) {
  const { node, selected } = view
  const texts = useTexts('console/editor/rich-text')
  const { provider, id } = node.attrs as Video
  const way = VIDEO_WAYS[provider]
  return (
    <NodeViewWrapper as="figure" data-selected={selected || undefined}>
      <p className="rich-video" data-drag-handle="">
        <PlayCircleOutlined />
        <a href={way.page(id)} target="_blank" rel="noopener noreferrer">
          {way.name} {id}
        </a>
      </p>
      <Caption view={view} name="title" label={texts.videoName} max={200} />
    </NodeViewWrapper>
  )
}

type CaptionProps = { view: NodeViewProps; name: 'caption' | 'title'; label: string; max: number }

/** The words under a picture or a video, and the way to take it out. */
function Caption({ view: { node, editor, updateAttributes, deleteNode }, name, label, max }: CaptionProps) {
  const texts = useTexts('console/editor/rich-text')
  return (
    <div className="rich-caption">
      <Input
        variant="borderless"
        value={node.attrs[name] as string}
        maxLength={max}
        disabled={!editor.isEditable}
        placeholder={label}
        aria-label={label}
        onChange={({ target }) => updateAttributes({ [name]: target.value })}
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
  )
}

export const ShownFigure = FigureNode.extend({ addNodeView: () => ReactNodeViewRenderer(FigureView) })
export const ShownVideo = VideoNode.extend({ addNodeView: () => ReactNodeViewRenderer(VideoView) })

type AltProps = {
  pictureKey: string
  /** As the text has it: null takes the library's, empty is decoration. */
  alt: string | null
  language: Language
  onChange: (alt: string | null) => void
}

/** The alternative text of a picture where it stands: its own, the library's, or none because it is decoration. */
function FigureAlt({ pictureKey, alt, language, onChange }: AltProps) {
  const texts = useTexts('console/editor/parts').figureAlt
  // Once somebody writes here the field stays, also while it is empty for a moment.
  const [writes, setWrites] = useState(false)
  const { data: media } = useQuery(mediaQuery(pictureKey))
  const inLibrary = media?.alt[language] ?? ''
  const label = texts.label({ language: LANGUAGE_NAMES[language] })
  const set = (next: string | null, writing: boolean) => {
    setWrites(writing)
    onChange(next)
  }

  if (alt === '')
    return (
      <p className="rich-alt">
        <span>{texts.isDecoration}</span>
        <Button size="small" type="text" data-first="" onClick={() => set(null, true)}>
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
            <Button size="small" type="text" data-first="" onClick={() => set(inLibrary, true)}>
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
        onChange={({ target }) => set(target.value === '' ? null : target.value, true)}
      />
      {lacks && <small>{texts.missing}</small>}
      <Button
        size="small"
        type="text"
        disabled={inLibrary === ''}
        title={inLibrary === '' ? texts.libraryLacks : texts.libraryHas({ text: inLibrary })}
        onClick={() => set(null, false)}
      >
        {texts.useLibrary}
      </Button>
      <Button size="small" type="text" onClick={() => set('', false)}>
        {texts.decoration}
      </Button>
    </div>
  )
}
