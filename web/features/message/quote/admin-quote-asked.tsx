// What an inquiry asks for, short enough to stand beside its quote.
import { Button } from 'antd'
import type { MessageDetail } from '#contract/enquiries/message-shapes.ts'
import { useFormAddress } from '#web/admin/records/record-places.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'

/** Lines that are not in the quote yet, and the way to put them there. */
export type AskedWay = { count: number; add: () => void }

export function AskedList({ lines, way }: { lines: MessageDetail['lines']; way: AskedWay | null }) {
  const texts = useTexts('console/quote/desk')
  const formAddress = useFormAddress()
  if (lines.length === 0) return null
  return (
    <div className="quote-asked">
      <ul>
        {lines.map(({ productId, model, name, quantity, size, medium, code, note }, at) => {
          const form = productId === null ? null : formAddress({ kind: 'product', id: productId })
          const called = model || name
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same product may come twice, and the list never changes
            <li key={at}>
              <span>
                <b>{form === null ? <bdi>{called}</bdi> : <RouterLink to={form}>{called}</RouterLink>}</b>{' '}
                <small dir="auto">
                  {[model !== '' && name !== model && name, size, medium, code, note]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </span>
              <span className="num">{quantity > 0 ? quantity : ''}</span>
            </li>
          )
        })}
      </ul>
      {way &&
        (way.count > 0 ? (
          <Button size="small" onClick={way.add}>
            {texts.addAsked({ count: way.count })}
          </Button>
        ) : (
          <p className="field-hint">{texts.allThere}</p>
        ))}
    </div>
  )
}
