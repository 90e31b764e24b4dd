// The filters on narrow screens: a sheet over the page that narrows the list behind it at once.
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Filter } from '#contract/products/attribute-filter.ts'
import type { Facet } from '#contract/products/product-browse.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { formatCount } from '#web/ui/day.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Facets } from './facets.tsx'
import { withoutFilter } from './filter-address.ts'
import './filter-sheet.css'

type Props = {
  facets: readonly Facet[]
  filter: Filter
  /** How many products are left. */
  total: number
  onClose: () => void
}

export function FilterSheet({ facets, filter, total, onClose }: Props) {
  const texts = useTexts('site/goods/product-type')
  const own = useTexts('site/goods/filter-sheet')
  const language = useLanguage()
  const [search] = useSearchParams()
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useId()
  const head = useId()
  const closed = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const tell = () => closed()
    element.showModal()
    element.addEventListener('close', tell)
    return () => {
      element.removeEventListener('close', tell)
      element.close()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      className="sheet"
      ref={dialog}
      aria-labelledby={head}
      onClick={({ target, currentTarget }) => {
        // The ground beside the sheet belongs to the dialog itself.
        if (target === currentTarget) currentTarget.close()
      }}
    >
      <div className="sheet-body">
        <div className="sheet-head">
          <h2 id={head}>{texts.filter}</h2>
          <button
            className="icon-button"
            type="button"
            aria-label={own.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <Facets id={form} facets={facets} filter={filter} whole />
        <div className="sheet-foot">
          {filter.size > 0 && (
            <SiteLink className="button outline" to={{ search: withoutFilter(search) }} preventScrollReset>
              {texts.clear}
            </SiteLink>
          )}
          <button className="button" type="button" onClick={() => dialog.current?.close()}>
            {own.show({ count: total, shown: formatCount(total, language) })}
          </button>
        </div>
      </div>
    </dialog>
  )
}
