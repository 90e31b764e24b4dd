// Pictures and videos as the editor shows them: with their caption or title to type.
import { DeleteOutlined, LoadingOutlined, PlayCircleOutlined } from '@ant-design/icons'
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import { Button, Input } from 'antd'
import { VIDEO_WAYS, type Video } from '#rich-text/video.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import { FigureAlt } from './figure-alt.tsx'
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
