// A text with the way to copy it.
import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import { useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'

const SHOWN_MS = 1_500

type Props = { label: string; value: string; href?: string | undefined }

export function CopyText({ label, value, href }: Props) {
  const texts = useTexts('console/message/detail')
  const { message } = App.useApp()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      // Not over https, or not allowed: it can still be marked and copied by hand.
      void message.info(value)
    }
  }
  return (
    <span className="copy-text">
      <bdi>{href ? <a href={href}>{value}</a> : value}</bdi>
      <Button
        type="text"
        size="small"
        icon={copied ? <CheckOutlined /> : <CopyOutlined />}
        aria-label={copied ? texts.copied : texts.copy({ what: label })}
        onClick={() => void copy()}
      />
    </span>
  )
}
