// Where no scripts run there is no tray: the boxes of a list are sent to the comparison instead.
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { SiteForm } from '#web/site/links/site-form.tsx'
import { CHOSEN } from './pick.tsx'

export function CompareChosen() {
  const { tray } = useTexts('site/parts')
  return (
    <SiteForm id={CHOSEN} className="compare-chosen" to={addresses.comparison}>
      <button className="button outline" type="submit">
        {tray.compareChosen}
      </button>
    </SiteForm>
  )
}
