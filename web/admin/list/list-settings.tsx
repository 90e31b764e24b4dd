// Which columns a list shows, and how dense it is.
import { SettingOutlined } from '@ant-design/icons'
import { Button, Checkbox, Popover, Segmented, Tooltip } from 'antd'
import { useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { type ListColumn, usualColumns } from './list-columns.ts'
import { DENSITIES, type Density } from './list-memory.ts'

type Props = {
  columns: readonly Pick<ListColumn<never>, 'key' | 'title' | 'extra'>[]
  shown: readonly string[]
  density: Density
  /** `null` for the usual ones. */
  onColumns: (chosen: readonly string[] | null) => void
  onDensity: (density: Density) => void
}

export function ListSettings({ columns, shown, density, onColumns, onDensity }: Props) {
  const texts = useTexts('console/list/list')
  const [open, setOpen] = useState(false)
  const usual = usualColumns(columns).join() === shown.join()
  const panel = (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
    <div className="list-settings" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <fieldset>
        <legend>{texts.columnsTitle}</legend>
        {columns.map(({ key, title }) => (
          <Checkbox
            key={key}
            checked={shown.includes(key)}
            onChange={({ target }) =>
              onColumns(target.checked ? [...shown, key] : shown.filter((name) => name !== key))
            }
          >
            {title}
          </Checkbox>
        ))}
        <Button type="link" size="small" disabled={usual} onClick={() => onColumns(null)}>
          {texts.columnsReset}
        </Button>
      </fieldset>
      <fieldset>
        <legend>{texts.density}</legend>
        <Segmented<Density>
          value={density}
          onChange={onDensity}
          options={DENSITIES.map((value) => ({ value, label: texts.densities[value] }))}
        />
      </fieldset>
    </div>
  )
  return (
    <Popover trigger="click" placement="bottomRight" open={open} onOpenChange={setOpen} content={panel}>
      <Tooltip title={open ? '' : texts.columns}>
        <Button icon={<SettingOutlined />} aria-label={texts.columns} aria-expanded={open} />
      </Tooltip>
    </Popover>
  )
}
