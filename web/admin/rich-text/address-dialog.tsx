// Asks for one address and says at once whether it will do.
import { Button, Form, Input, type InputRef, Modal } from 'antd'
import { useRef, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'

type Props = {
  title: string
  says: string
  wrong: string
  first: string
  fits: (address: string) => boolean
  onPut: (address: string) => void
  onRemove?: (() => void) | undefined
  onClose: () => void
}

export function AddressDialog({ title, says, wrong, first, fits, ...on }: Props) {
  const texts = useTexts('console/editor/rich-text')
  const [address, setAddress] = useState(first)
  const [tried, setTried] = useState(false)
  const input = useRef<InputRef>(null)
  const put = () => {
    const given = address.trim()
    if (fits(given)) on.onPut(given)
    else setTried(true)
  }
  const bad = tried && !fits(address.trim())
  return (
    <Modal
      open
      title={title}
      onCancel={on.onClose}
      afterOpenChange={(open) => open && input.current?.focus({ cursor: 'all' })}
      footer={
        <>
          {on.onRemove && (
            <Button danger type="text" className="rich-dialog-remove" onClick={on.onRemove}>
              {texts.linkRemove}
            </Button>
          )}
          <Button onClick={on.onClose}>{texts.cancel}</Button>
          <Button type="primary" onClick={put}>
            {texts.put}
          </Button>
        </>
      }
    >
      <Form.Item
        layout="vertical"
        extra={says}
        {...(bad && { validateStatus: 'error' as const, help: wrong })}
      >
        <Input
          ref={input}
          value={address}
          maxLength={2000}
          aria-label={title}
          inputMode="url"
          onChange={({ target }) => setAddress(target.value)}
          onPressEnter={(event) => {
            event.preventDefault()
            put()
          }}
        />
      </Form.Item>
    </Modal>
  )
}
