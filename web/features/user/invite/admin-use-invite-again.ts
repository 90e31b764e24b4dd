// Sends somebody who has never signed in another link to choose a password.
import { useMutation } from '@tanstack/react-query'
import { App } from 'antd'
import type { StaffUser } from '#contract/people/staff.ts'
import { useHandOverLink } from '#web/admin/page-parts/hand-over-link.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { inviteAgain } from '../admin-api.ts'

/** Null for whoever signed in before, has no address or is disabled, and without the right. */
export function useInviteAgain(person: StaffUser): (() => void) | null {
  const texts = useTexts('console/user/invite')
  const language = useLanguage()
  const may = useMay()
  const { message } = App.useApp()
  const handOver = useHandOverLink()
  const sending = useMutation({
    ...inviteAgain(),
    onSuccess: ({ link }) =>
      link === null
        ? void message.success(texts.sent({ email: person.email }))
        : handOver(new URL(link, location.href).href, texts.copied),
  })
  const waits = person.lastLoginTime === null && person.email !== '' && person.flag === 'enabled'
  return waits && may('userList:add') ? () => sending.mutate({ id: person.id, language }) : null
}
