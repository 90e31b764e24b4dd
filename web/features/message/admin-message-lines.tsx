// The products that a message asks for, one to a row, the files that came along, and the day by which they are wanted.
import type { MessageDetail } from '#contract/enquiries/message-shapes.ts'
import { ExportButton } from '#web/admin/list/export-button.tsx'
import { useFormAddress } from '#web/admin/records/record-places.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { fileSize } from '#web/ui/file-size.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { downloadMessageFile } from './admin-api.ts'

type Props = {
  message: MessageDetail
  /** The products stand elsewhere. */
  beside?: boolean
}

export function MessageLines({ message, beside = false }: Props) {
  const { id, delivery, files } = message
  const lines = beside ? [] : message.lines
  const texts = useTexts('console/message/detail')
  const formAddress = useFormAddress()
  if (lines.length === 0 && delivery === '' && files.length === 0) return null
  return (
    <div className="message-lines">
      {lines.length > 0 && (
        <table>
          <caption>{texts.asked}</caption>
          <thead>
            <tr>
              <th scope="col" className="number">
                {texts.quantity}
              </th>
              <th scope="col">{texts.product}</th>
              <th scope="col">{texts.size}</th>
              <th scope="col">{texts.medium}</th>
              <th scope="col">{texts.code}</th>
              <th scope="col">{texts.lineNote}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ productId, model, name, quantity, size, medium, code, note }, at) => {
              const form = productId === null ? null : formAddress({ kind: 'product', id: productId })
              const called = model || name
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same product may come twice, and the list never changes
                <tr key={at}>
                  <td className="number">{quantity > 0 ? quantity : ''}</td>
                  <th scope="row">
                    {form === null ? <bdi>{called}</bdi> : <RouterLink to={form}>{called}</RouterLink>}
                    {model !== '' && name !== model && <small>{name}</small>}
                  </th>
                  <td dir="auto">{size}</td>
                  <td dir="auto">{medium}</td>
                  <td>{code}</td>
                  <td dir="auto">{note}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {files.length > 0 && (
        <ul className="message-files" aria-label={texts.files}>
          {files.map((file) => (
            <li key={file.id}>
              <ExportButton
                label={`${file.name} (${fileSize(file.size)})`}
                make={(options) => downloadMessageFile({ id, file: file.id }, options)}
              />
            </li>
          ))}
        </ul>
      )}
      {delivery !== '' && (
        <p>
          {texts.delivery}: <time dateTime={delivery}>{delivery}</time>
        </p>
      )}
    </div>
  )
}
