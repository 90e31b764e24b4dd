// The units of the monitor, as the language shown writes them.
import type { Language } from '#contract/languages/language-codes.ts'
import { LOCALES, writeWithPoint } from '#contract/languages/locales.ts'

const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB']
const NO_BREAK = '\u00a0'

export type MonitorFormat = ReturnType<typeof monitorFormat>

export function monitorFormat(language: Language) {
  const number = (options: Intl.NumberFormatOptions) => (value: number) =>
    writeWithPoint(value, language, options)
  const three = number({ maximumSignificantDigits: 3 })
  const one = number({ maximumFractionDigits: 1 })
  const whole = number({ maximumFractionDigits: 0 })
  const percent = number({ style: 'percent', maximumFractionDigits: 1 })
  const days = number({ style: 'unit', unit: 'day', unitDisplay: 'short' })
  const hours = number({ style: 'unit', unit: 'hour', unitDisplay: 'short' })
  const minutes = number({ style: 'unit', unit: 'minute', unitDisplay: 'short' })
  const seconds = number({ style: 'unit', unit: 'second', unitDisplay: 'short' })
  const clock = new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'medium', hourCycle: 'h23' })
  const shortClock = new Intl.DateTimeFormat(LOCALES[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

  return {
    count: whole,
    percent,
    load: number({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    rate: (value: number) => `${three(value)}/s`,
    milliseconds: (value: number) =>
      value >= 1000 ? `${three(value / 1000)}${NO_BREAK}s` : `${three(value)}${NO_BREAK}ms`,
    bytes(value: number) {
      const step = value < 1 ? 0 : Math.min(Math.floor(Math.log(value) / Math.log(1024)), UNITS.length - 1)
      return `${one(value / 1024 ** step)}${NO_BREAK}${UNITS[step]}`
    },
    /** The two largest units that are not zero at the front. */
    duration(value: number) {
      const [d, h, m] = [
        Math.floor(value / 86_400),
        Math.floor(value / 3600) % 24,
        Math.floor(value / 60) % 60,
      ]
      if (d > 0) return `${days(d)} ${hours(h)}`
      if (h > 0) return `${hours(h)} ${minutes(m)}`
      return m > 0 ? `${minutes(m)} ${seconds(Math.floor(value) % 60)}` : seconds(Math.floor(value))
    },
    time: (time: number) => clock.format(time),
    shortTime: (time: number) => shortClock.format(time),
  }
}
