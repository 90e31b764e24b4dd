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

const TEXTS = {
  zh: {
    title: '尚未配置邮件服务器。',
    says: (waiting: string) =>
      `所有询盘和邮件都会保留${waiting === '0' ? '' : `，${waiting} 封邮件正在等待`}；配置 SMTP 后会自动发送。`,
    dead: (count: string) => `${count} 封邮件发送失败`,
    look: '查看发送记录',
  },
  en: {
    title: 'No mail server is configured.',
    says: (waiting: string) =>
      `Every inquiry and every email is kept${waiting === '0' ? '' : ` (${waiting} waiting)`}; email is sent automatically once SMTP is set up.`,
    dead: (count: string) =>
      count === '1' ? '1 email could not be delivered' : `${count} emails could not be delivered`,
    look: 'See deliveries',
  },
  es: {
    title: 'No hay servidor de correo configurado.',
    says: (waiting: string) =>
      `Se conservan todas las consultas y correos${waiting === '0' ? '' : ` (${waiting} en espera)`}; saldrán solos cuando se configure SMTP.`,
    dead: (count: string) =>
      count === '1' ? 'No se pudo entregar 1 correo' : `No se pudieron entregar ${count} correos`,
    look: 'Ver los correos enviados',
  },
}

/** As far as the server counts. */
const shown = (count: number) => (count >= 1_000 ? '1000+' : String(count))

/** `here`: the page is the one where deliveries are looked after. */
export function MailBanner({ here = false }: { here?: boolean }) {
  const texts = useTexts(TEXTS)
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
          texts.dead(shown(data.dead))
        ) : (
          <>
            <strong>{texts.title}</strong>{' '}
            <span className="mail-banner-says">{texts.says(shown(data.waiting))}</span>
          </>
        )
      }
      action={way}
    />
  )
}
