// A video as a button: nothing is loaded from its provider until a visitor asks for it.
import { useState } from 'react'
import { VIDEO_WAYS, type Video } from '#rich-text/video.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The player comes with the click, in a frame that may do no more than play. */
export function VideoFacade({ provider, id, title }: Video & { title: string }) {
  const texts = useTexts('site/ui').videoFacade
  const [playing, setPlaying] = useState(false)
  const way = VIDEO_WAYS[provider]
  const name = title || texts.play
  return (
    <figure className="video">
      {playing ? (
        <iframe
          src={way.player(id)}
          title={name}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button type="button" onClick={() => setPlaying(true)}>
          <span className="video-sign">
            <Icon name="play" />
          </span>
          <b>{name}</b>
          <span>{texts.description({ from: way.name })}</span>
        </button>
      )}
      <figcaption>
        {playing && title !== '' && <>{title} · </>}
        <a href={way.page(id)} rel="noopener noreferrer" target="_blank" data-out="">
          {texts.page({ from: way.name })}
        </a>
      </figcaption>
    </figure>
  )
}
