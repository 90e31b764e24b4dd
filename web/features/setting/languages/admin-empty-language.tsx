// The texts of a language that is put away are taken out for good, after its uses were counted.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { emptyLanguage, languageUses, wholeQuery } from '../admin-api.ts'

type Props = { code: string; name: string; version: number; disabled: boolean }

export function EmptyLanguage({ code, name, version, disabled }: Props) {
  const texts = useTexts('console/setting').languages
  const { message, modal } = useApp()
  const client = useQueryClient()
  const empty = useMutation({
    mutationFn: async () => {
      const { records, published, kept, pictures, names } = await languageUses(code)
      const isNothing = records === 0 && pictures === 0 && names === 0
      const uses = isNothing ? texts.emptyNothing : texts.emptyText({ records, published, pictures, names })
      const content = kept === 0 ? uses : `${uses} ${texts.emptyKept({ count: kept })}`
      if (isNothing) return message.info(content)
      const agreed = await modal.ask({
        title: texts.emptyTitle({ language: name }),
        content,
        okText: texts.empty,
        okButtonProps: { danger: true },
      })
      if (!agreed) return
      message.success(texts.emptied({ count: await emptyLanguage({ code, version }) }))
      void client.invalidateQueries({ queryKey: wholeQuery.queryKey })
    },
  })
  return (
    <Button
      size="small"
      danger
      aria-label={`${name}: ${texts.empty}`}
      disabled={disabled}
      loading={empty.isPending}
      onClick={() => empty.mutate()}
    >
      {texts.empty}
    </Button>
  )
}
