// Says above the pages of messages and deliveries when mail cannot leave; nothing is lost meanwhile.
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useTexts } from '#web/i18n/language.tsx'
import { mayOpen } from '#web/session/permissions.ts'
import { useSession } from '#web/session/permit.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { mailStatusQuery } from './admin-api.ts'
import './messages.css'

/** Where deliveries are looked after. */
export const DELIVERIES = '/webSystemManage/web_delivery'
/** As far as the server counts. */
const shown = (count: number) => (count >= 1_000 ? '1000+' : String(count))

/** `here`: the page is the one where deliveries are looked after. */
export function MailBanner({ here = false }: { here?: boolean }) {
  const texts = useTexts('console/frame/parts').mailBanner
  const { data } = useQuery(mailStatusQuery())
  const info = useSession()
  if (!data || (data.mail && (here || data.dead === 0))) return null
  const way = !here && mayOpen(info, { resources: 'web_delivery' }) && (
    <RouterLink to={data.mail ? `${DELIVERIES}?state=dead` : DELIVERIES}>{texts.look}</RouterLink>
  )
  return (
    <Alert
      className="mail-banner"
      type={data.mail ? 'error' : 'warning'}
      showIcon
      role="status"
      title={
        data.mail ? (
          texts.dead({ count: data.dead, written: shown(data.dead) })
        ) : (
          <>
            <strong>{texts.title}</strong>{' '}
            <span className="mail-banner-says">
              {data.waiting > 0 ? texts.saysWaiting({ waiting: shown(data.waiting) }) : texts.description}
            </span>
          </>
        )
      }
      action={way}
    />
  )
}
