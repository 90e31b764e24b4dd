// What stands beside the filters: views, columns and density, and the keys.

import { Button, Checkbox, Popover, Segmented, Tooltip } from 'antd'
import type { ListName } from '#contract/console/view.ts'
import { ViewsMenu } from '#web/admin/list/views-menu.tsx'
import { useMediaQuery } from '#web/admin/page-parts/use-media.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { type ListColumn, usualColumns } from './list-columns.ts'
import { DENSITIES, type Density, type ListMemory } from './list-memory.ts'
import type { List } from './use-list.ts'
import '#web/admin/list/keys/keys-help.css'
import { SettingOutlined } from '@ant-design/icons'
import { useState } from 'react'

type Props = {
  name: ListName
  list: List
  columns: readonly Pick<ListColumn<never>, 'key' | 'title' | 'extra'>[]
  shown: readonly string[]
  memory: ListMemory
  /** Rows can be selected. */
  selects: boolean
  remember: (patch: Partial<ListMemory>) => void
}

export function ListTools({ name, list, columns, shown, memory, remember, selects }: Props) {
  /** A choice of one's own takes the place of the one that came with a link. */
  const choose = (chosen: readonly string[] | null) => {
    remember({ columns: chosen })
    if (list.state.columns) list.change({ columns: null, page: list.state.page }, { replace: true })
  }
  return (
    <div className="list-tools">
      <ViewsMenu name={name} list={list} shown={shown} />
      <ListSettings
        columns={columns}
        shown={shown}
        density={memory.density}
        onColumns={choose}
        onDensity={(density) => remember({ density })}
      />
      <KeysHelp selects={selects} />
    </div>
  )
}

/** Only where there is likely a keyboard. */
function KeysHelp({ selects }: { selects: boolean }) {
  const texts = useTexts('console/list/list')
  const fine = useMediaQuery('(hover: hover) and (min-width: 768px)')
  if (!fine) return null
  const keys: [string, string][] = [
    ['/', texts.keysFilter],
    ['↑ ↓ j k', texts.keysRows],
    ['Home End', texts.keysEnds],
    ['Enter', texts.keysOpen],
    ['Ctrl Z', texts.keysUndo],
    ...(selects ? [[texts.keysSpace, texts.keysSelect] as [string, string]] : []),
  ]
  const panel = (
    <dl className="keys-help">
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            {key.split(' ').map((one) => (
              <kbd key={one}>{one}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <Popover trigger={['hover', 'focus', 'click']} placement="bottomRight" title={texts.keys} content={panel}>
      <Button type="text" className="keys-button" aria-label={texts.keys}>
        <kbd>?</kbd>
      </Button>
    </Popover>
  )
}

type SettingsProps = {
  columns: readonly Pick<ListColumn<never>, 'key' | 'title' | 'extra'>[]
  shown: readonly string[]
  density: Density
  /** `null` for the usual ones. */
  onColumns: (chosen: readonly string[] | null) => void
  onDensity: (density: Density) => void
}

function ListSettings({ columns, shown, density, onColumns, onDensity }: SettingsProps) {
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
