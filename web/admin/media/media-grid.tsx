// Pictures as cards, to select or to open; the arrows go from card to card.
import { WarningOutlined } from '@ant-design/icons'
import { Checkbox, Tooltip } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Media } from '#contract/media/media.ts'
import { useRowsInTurn } from '#web/admin/page-parts/in-turn.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { fileSize } from '#web/ui/file-size.ts'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import './media.css'

/** Cards that are drawn in one task. */
const CARDS_AT_A_TIME = 6

type Props = {
  pictures: readonly Media[]
  chosen: (id: number) => boolean
  /** Left out where nothing can be selected. */
  onChoose?: ((picture: Media, on: boolean) => void) | undefined
  /** What a click on the picture does; left out it selects. */
  onOpen?: ((picture: Media) => void) | undefined
}

export function MediaGrid({ pictures, chosen, onChoose, onOpen }: Props) {
  const texts = useTexts('console/editor/media')
  const language = useLanguage()
  const drawn = useRowsInTurn(pictures, CARDS_AT_A_TIME)
  const [current, setCurrent] = useState<number | null>(null)
  const reachable = pictures.find(({ id }) => id === current) ?? pictures[0]
  return (
    <ul className="media-grid">
      {drawn.map((picture) => {
        const { id, name, alt, shown, width, height, bytes } = picture
        const on = chosen(id)
        const lacks = STAFF_LANGUAGES.some((one) => alt[one] === '')
        return (
          <li key={id} className="media-card" data-chosen={on || undefined}>
            <button
              type="button"
              className="media-open"
              aria-label={onOpen ? texts.open({ name }) : texts.select({ name })}
              {...(!onOpen && { 'aria-pressed': on })}
              tabIndex={picture === reachable ? 0 : -1}
              onFocus={() => setCurrent(id)}
              onClick={() => (onOpen ? onOpen(picture) : onChoose?.(picture, !on))}
              onKeyDown={(event) => {
                if (event.key === ' ' && onChoose && onOpen) {
                  event.preventDefault()
                  onChoose(picture, !on)
                } else walk(event)
              }}
            >
              <img
                src={imageAddress(shown, 320)}
                alt={textIn(alt, language)}
                width={160}
                height={120}
                loading="lazy"
                draggable={false}
              />
            </button>
            {onChoose && (
              <Checkbox
                className="media-check"
                checked={on}
                tabIndex={-1}
                aria-label={texts.select({ name })}
                onChange={(event) => onChoose(picture, event.target.checked)}
              />
            )}
            <span className="media-caption">
              <span title={name}>{name}</span>
              <small className="num">
                {width} × {height} · {fileSize(bytes)}
                {lacks && (
                  <Tooltip title={texts.undescribed}>
                    <WarningOutlined className="media-lacks" aria-label={texts.undescribed} />
                  </Tooltip>
                )}
              </small>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The cards of one row are those at the same height. */
function walk(event: KeyboardEvent<HTMLButtonElement>) {
  const list = event.currentTarget.closest('ul')
  const cards = [...(list?.querySelectorAll<HTMLButtonElement>('.media-open') ?? [])]
  const at = cards.indexOf(event.currentTarget)
  const top = cards[0]?.getBoundingClientRect().top
  const across = cards.filter((card) => card.getBoundingClientRect().top === top).length
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - across,
    ArrowDown: at + across,
    Home: 0,
    End: cards.length - 1,
  }
  const to = steps[event.key]
  if (to === undefined) return
  event.preventDefault()
  cards[to]?.focus()
}
