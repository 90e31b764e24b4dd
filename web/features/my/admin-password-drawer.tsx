// The drawer for another password (spec §4, §9): closed, opened as `updatepwd`, submitted. Its form takes the focus.
import { Button, Drawer } from 'antd'
import { PasswordForm } from '#web/admin/frame/sign-in/password-form.tsx'
import { useMobile } from '#web/admin/page-parts/use-media.ts'
import { useTexts } from '#web/i18n/language.tsx'
export type DrawerStatus = 'closed' | 'updatepwd'

/** Spec §9. */
const WIDTH = '30%'

export function PasswordDrawer({ status, onClose }: { status: DrawerStatus; onClose: () => void }) {
  const texts = useTexts('console/my')
  const mobile = useMobile()
  return (
    <Drawer
      open={status === 'updatepwd'}
      onClose={onClose}
      title={texts.changePassword}
      size={mobile ? '100%' : WIDTH}
      rootClassName="my-password"
      destroyOnHidden
      autoFocus={false}
    >
      <PasswordForm onChanged={onClose} otherWay={<Button onClick={onClose}>{texts.cancel}</Button>} />
    </Drawer>
  )
}
