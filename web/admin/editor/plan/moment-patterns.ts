// The patterns by which a moment is read, made from the words of all languages.
import { MOMENT_WORDS, type MomentWords } from './moment-words.ts'

/** Without accents, capitals, wide figures and curly apostrophes: as words are compared. */
export const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC').replace(/[’‘]/g, "'").toLowerCase()

/** A whole word; those of other scripts stand close to each other. */
const whole = (words: string) => `(?<![a-zа-я])(?:${words})(?![a-zа-я])`
const joined = (words: readonly (string | undefined)[]) =>
  whole(plain(words.filter((word) => word !== undefined).join('|')))

const ALL = Object.values(MOMENT_WORDS)
type Field = {
  [Key in keyof MomentWords]-?: MomentWords[Key] extends string | undefined ? Key : never
}[keyof MomentWords]
const every = (field: Field) => joined(ALL.map((words) => words[field]))

/** Where a word stands in the lists of several languages. */
const placer = (lists: readonly (readonly string[])[]) => {
  const places = Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
    joined(lists.map((list) => list[at])),
  )
  const patterns = places.map((place) => new RegExp(`^${place}$`))
  return { any: places.join('|'), placeOf: (word: string) => patterns.findIndex((one) => one.test(word)) }
}

/** The patterns for an interface in one language. */
export function momentPatterns(language: string) {
  const own = MOMENT_WORDS[language]
  const weekdays = placer([...ALL.map((words) => words.weekdays), own?.ownWeekdays ?? []])
  const months = placer(ALL.map((words) => words.months ?? []))
  const halves = `${every('morning')}|${every('afternoon')}`
  const hour = `(?:${every('hour')})`
  const year = '(?:[ ,.-]*(?:(?:de|of) )?(\\d{4})(?!\\d))?'
  return {
    ...{ weekdays, months, own },
    ownWeekday: own ? new RegExp(`^${joined(own.weekdays)}$`) : null,
    beforeDay: own?.ownBeforeDay ? new RegExp(`${whole(own.ownBeforeDay)} $`) : null,
    dayMonth: new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|er|o|°)?[ .-]*(?:(?:de|of) )?(${months.any})\\.?${year}`,
    ),
    // Not the hour behind a weekday: `mar 10:00` is a Tuesday.
    monthDay: new RegExp(
      `(${months.any})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?!\\d| ?(?:[:.]\\d|${hour}|${halves}))${year}`,
    ),
    ...{ afterTomorrow: new RegExp(every('afterTomorrow')), tomorrow: new RegExp(every('tomorrow')) },
    ...{ today: new RegExp(every('today')), weekday: new RegExp(`(${weekdays.any})\\.?`) },
    ...{ ofNextWeek: new RegExp(every('ofNextWeek')), coming: new RegExp(every('coming')) },
    time: new RegExp(
      `(?:(?<before>${halves}),? ?)?(?:(?<at>${every('at')}) )?(?:(?<less>${every('halfTo')}) )?` +
        `(?<!\\d)(?<hours>\\d{1,2})(?!\\d)` +
        `(?:[:.](?<past>\\d{2})(?!\\d)(?: ?${hour})?|(?<sign>:| ?${hour})(?: ?(?<minutes>\\d{1,2})(?!\\d)(?: ?${every('minute')})?)?)?` +
        `(?: ?(?<more>${every('andHalf')}))?(?: ?(?<after>${halves}))?`,
    ),
    afternoon: new RegExp(`^(?:${every('afternoon')})$`),
    ...{ noon: new RegExp(every('noon')), morning: new RegExp(every('morning')) },
    fillers: new RegExp(`${every('fillers')}\\.?|[,、()]`, 'g'),
  }
}

export type MomentPatterns = ReturnType<typeof momentPatterns>
