// Says which keys work in a list.
import { Button, Popover } from 'antd'
import { useMediaQuery } from '#web/admin/page-parts/use-media.ts'
import { useTexts } from '#web/i18n/language.tsx'
import './keys-help.css'

/** Only where there is likely a keyboard. */
export function KeysHelp({ selects }: { selects: boolean }) {
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
