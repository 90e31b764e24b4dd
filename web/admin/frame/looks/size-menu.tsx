// The choice of the console's size (spec §4): a cookie, dropped pages, and a word about it.
import { FontSizeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { LateMenu } from '#web/admin/frame/late/late-menu.tsx'
import { useTabs } from '#web/admin/frame/tabs/tabs-provider.tsx'
import { useAskUnsaved } from '#web/admin/frame/unsaved/use-ask-unsaved.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useAppearance, useAppearanceStore } from './appearance.tsx'
import { SIZES, type Size } from './appearance-store.ts'

export function SizeMenu() {
  const texts = useTexts('console/frame/bar')
  const { message } = useApp()
  const store = useAppearanceStore()
  const { size } = useAppearance()
  const { refreshAll } = useTabs()
  const { closeTitle, closeAnyway, keep } = useTexts('console/frame/tabs')
  const ask = useAskUnsaved({
    title: closeTitle,
    content: texts.sizeLoses,
    okText: closeAnyway,
    cancelText: keep,
  })

  const choose = (next: Size) => {
    if (next === size) return
    ask(() => {
      store.change({ size: next })
      refreshAll()
      // Without a key: a word under the key of one that is just leaving would leave with it.
      void message.success(texts.sizeSwitched)
    })
  }

  return (
    <LateMenu
      menu={{
        selectable: true,
        selectedKeys: [size],
        items: SIZES.map((key) => ({ key, label: texts.sizes[key], onClick: () => choose(key) })),
      }}
    >
      {(opener) => (
        <Button
          {...opener}
          type="text"
          icon={<FontSizeOutlined />}
          aria-label={`${texts.size}: ${texts.sizes[size]}`}
          title={texts.size}
        />
      )}
    </LateMenu>
  )
}
