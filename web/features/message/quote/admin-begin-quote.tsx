// Begins the quote of an inquiry: with the products that it asks for, in its language.
import { FileAddOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { quoteOfQuery } from '#web/admin/quotes/admin-api.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { beginQuote } from './admin-api.ts'

export function BeginQuote({ messageId }: { messageId: number }) {
  const texts = useTexts('console/quote/words')
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    try {
      const quote = await beginQuote(messageId)
      client.setQueryData(quoteOfQuery(messageId).queryKey, [quote])
      void client.invalidateQueries({ queryKey: ['message'] })
    } catch (error) {
      // The frame reports it; somebody else may have begun one.
      console.error(error)
      void client.invalidateQueries({ queryKey: quoteOfQuery(messageId).queryKey })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button type="primary" icon={<FileAddOutlined />} loading={busy} onClick={() => void begin()}>
      {texts.begin}
    </Button>
  )
}
