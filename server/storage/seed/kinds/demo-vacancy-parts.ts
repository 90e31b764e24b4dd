// What the demo vacancies share: places, fields of work, and what happens after an application.
import { prose, text } from '#server/storage/seed/demo-text.ts'

export const SUZHOU = { place: text('苏州', 'Suzhou', 'Suzhou'), country: 'CN' }
export const BERLIN = { place: text('柏林', 'Berlin', 'Berlín'), country: 'DE' }
export const MEXICO_CITY = { place: text('墨西哥城', 'Mexico City', 'Ciudad de México'), country: 'MX' }
export const LABORATORY = text('实验室', 'Laboratory', 'Laboratorio')
export const DEVELOPMENT = text('研发', 'Development', 'Desarrollo')
export const SALES = text('销售与服务', 'Sales and service', 'Ventas y servicio')
export const PRODUCTION = text('生产', 'Production', 'Producción')
export const FULL_WEEK = text(
  '每周 40 小时，弹性工作',
  '40 a week, flexible',
  '40 semanales, horario flexible',
)

/** A list in each language. */
export const list = (zh: string[], en: string[], es: string[]) =>
  prose(...([zh, en, es].map((lines) => [lines.map((line) => `- ${line}`).join('\n')]) as Lists))
type Lists = [string[], string[], string[]]

/** What happens after an application is much the same everywhere; the day of trial differs. */
export const steps = (trial: { title: ReturnType<typeof text>; says: ReturnType<typeof text> }) => [
  {
    title: text('阅读申请', 'Your application is read', 'Leemos su postulación'),
    says: text('由您未来的组长阅读', 'by the head of your team', 'la lee quien dirige su equipo'),
    when: text('10 天内', 'within 10 days', 'en 10 días'),
  },
  {
    title: text('电话沟通', 'A call', 'Una llamada'),
    says: text('30 分钟，双方提问', '30 minutes, both sides ask', '30 minutos, preguntan ambas partes'),
    when: text('同一周', 'same week', 'la misma semana'),
  },
  { ...trial, when: text('1 天', '1 day', '1 día') },
  {
    title: text('录用与否', 'Yes or no', 'Sí o no'),
    says: text('无论结果如何都说明理由', 'with the reason in either case', 'con el motivo en ambos casos'),
    when: text('3 天后', '3 days later', '3 días después'),
  },
]
export const withTheTeam = text('有报酬，与团队一起', 'paid, with the team', 'pagado, con el equipo')
