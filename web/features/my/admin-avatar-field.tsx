// The picture of the person with the account's facts beside it.
import { UploadOutlined, UserOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Avatar, Button } from 'antd'
import { useRef } from 'react'
import { avatarAddress } from '#web/admin/frame/sign-in/avatar-address.ts'
import { UPLOAD_TYPES } from '#web/admin/media/use-uploads.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { updateAvatar, useOwnChange } from './admin-api.ts'

/** Limit of an avatar (`contract/people/user.ts`, which would bring the validator along). */
const AVATAR_BYTES = 5 * 1024 * 1024

export function AvatarField() {
  const texts = useTexts('console/my/own')
  const { message } = useApp()
  const { avatar, username, nickName, name, roles } = useSession()
  const input = useRef<HTMLInputElement>(null)
  const changed = useOwnChange()
  const { mutate, isPending } = useMutation({
    ...updateAvatar(),
    onSuccess: (stored) => {
      changed(stored)
      void message.success(texts.avatarSaved)
    },
  })
  const take = (file: File | undefined) => {
    if (!file) return
    if (!UPLOAD_TYPES.includes(file.type)) return void message.error(texts.avatarType, 5)
    if (file.size > AVATAR_BYTES) return void message.error(texts.avatarSize, 5)
    mutate(file)
  }

  return (
    <section className="my-card my-avatar" aria-label={texts.account}>
      <Avatar
        size={80}
        alt={texts.avatar}
        {...(avatar ? { src: avatarAddress(avatar) } : { icon: <UserOutlined /> })}
      />
      <p className="my-name">{nickName || name || username}</p>
      <dl>
        <dt>{texts.username}</dt>
        <dd>{username}</dd>
        <dt>{texts.roles}</dt>
        <dd>{roles.join(', ')}</dd>
      </dl>
      <Button icon={<UploadOutlined />} loading={isPending} onClick={() => input.current?.click()}>
        {texts.avatarChange}
      </Button>
      <p className="field-hint">{texts.avatarHint}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.avatarChange}
        accept={UPLOAD_TYPES.join(',')}
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </section>
  )
}
