// The words of days and times as people type them, by language: a language more is an entry.

/**
 * Each is a pattern of alternatives; accents and capitals do not matter, and words are whole words. All languages are understood
 * everywhere, except where a field says otherwise.
 */
export type MomentWords = {
  /** From Monday. */
  weekdays: readonly string[]
  /** Those that are other words elsewhere: understood where the interface speaks this language. */
  ownWeekdays?: readonly string[]
  /** From January; none where months are numbers. */
  months?: readonly string[]
  today: string
  tomorrow: string
  afterTomorrow: string
  /** Beside a weekday: the one of next week, and the one that comes first. */
  ofNextWeek: string
  coming: string
  /** Before a day, and another word elsewhere: understood where the interface speaks this language. */
  ownBeforeDay?: string
  /** Before an hour. */
  at?: string
  /** Behind its number, and behind the number of minutes. */
  hour: string
  minute?: string
  /** Half an hour more, behind the hour; half an hour less, before it. */
  andHalf?: string
  halfTo?: string
  noon: string
  /** Halves of the day, on either side of an hour. */
  morning: string
  afternoon: string
  /** Words that change nothing. */
  fillers: string
  /** What comes first in 30/11; none where people differ. Understood where the interface speaks this language. */
  ownPair?: 'day' | 'month'
  /** Days are written as 30.11, without another point, where a time follows. */
  ownPoint?: true
}

export const MOMENT_WORDS: Readonly<Record<string, MomentWords>> = {
  zh: {
    weekdays: [...'一二三四五六'].map((day) => `(?:周|星期|礼拜)${day}`).concat('(?:周|星期|礼拜)[日天]'),
    ...{
      today: '今天',
      tomorrow: '明天',
      afterTomorrow: '后天',
      ofNextWeek: '下个?(?!午)',
      coming: '这个?|本',
    },
    ...{ hour: '点钟?|时', minute: '分', andHalf: '半', noon: '中午' },
    ...{ morning: '上午|早上|凌晨', afternoon: '下午|晚上|傍晚|中午', fillers: '的|在|于', ownPair: 'month' },
  },
  en: {
    weekdays: [
      ...['mon(?:day)?', 'tue(?:s|sday)?', 'wed(?:nesday)?', 'thu(?:rs?|rsday)?', 'fri(?:day)?'],
      ...['sat(?:urday)?', 'sun(?:day)?'],
    ],
    months: [
      ...[
        'jan(?:uary)?',
        'feb(?:ruary)?',
        'mar(?:ch)?',
        'apr(?:il)?',
        'may',
        'june?',
        'july?',
        'aug(?:ust)?',
      ],
      ...['sept?(?:ember)?', 'oct(?:ober)?', 'nov(?:ember)?', 'dec(?:ember)?'],
    ],
    ...{ today: 'today', tomorrow: 'tomorrow', afterTomorrow: 'day after tomorrow' },
    ...{ ofNextWeek: 'next(?: week)?', coming: 'this|coming' },
    ...{ at: 'at', hour: 'h|hrs?|hours?', minute: 'min(?:utes)?', noon: 'noon|midday' },
    ...{ morning: 'a\\.?m\\.?|(?:in the )?morning' },
    ...{ afternoon: 'p\\.?m\\.?|(?:in the )?(?:afternoon|evening)', fillers: 'at|on|the|of' },
  },
  es: {
    weekdays: [
      ...['lun(?:es)?', 'mar(?:tes)?', 'mie(?:rcoles)?', 'jue(?:ves)?', 'vie(?:rnes)?', 'sab(?:ado)?'],
      'dom(?:ingo)?',
    ],
    months: [
      ...['ene(?:ro)?', 'feb(?:rero)?', 'mar(?:zo)?', 'abr(?:il)?', 'may(?:o)?', 'jun(?:io)?', 'jul(?:io)?'],
      ...['ago(?:sto)?', 'sept?(?:iembre)?', 'oct(?:ubre)?', 'nov(?:iembre)?', 'dic(?:iembre)?'],
    ],
    ...{ today: 'hoy', tomorrow: '(?<!la )mañana', afterTomorrow: 'pasado mañana' },
    ...{ ofNextWeek: '(?:próxima semana|semana que viene)', coming: 'este|próximo|que viene' },
    ...{ at: 'a las?', hour: 'h|hrs?|horas?', minute: 'min(?:utos)?', andHalf: 'y media', noon: 'mediodía' },
    ...{ morning: '(?:de|por|en) la mañana', afternoon: '(?:de|por|en) la (?:tarde|noche)' },
    ...{ fillers: 'el|la|las|los|a|al|de|del|en', ownPair: 'day' },
  },
  de: {
    weekdays: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag|sonnabend', 'sonntag'],
    ownWeekdays: ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'],
    months: [
      ...['jan(?:uar)?|jänner', 'feb(?:ruar|er)?', 'märz?|maerz|mrz', 'apr(?:il)?', 'mai', 'juni?', 'juli?'],
      ...['aug(?:ust)?', 'sept?(?:ember)?', 'okt(?:ober)?', 'nov(?:ember)?', 'dez(?:ember)?'],
    ],
    // Behind a day it is the morning: „Montag morgen“.
    ...{ today: 'heute', tomorrow: '(?<!(?:tag|woch|abend|heute),? )morgen', afterTomorrow: 'übermorgen' },
    ...{ ofNextWeek: 'nächste[nrs]?(?: woche)?', coming: '(?:kommende|diese)[nrs]?', ownBeforeDay: 'am' },
    ...{ at: 'um|gegen', hour: 'uhr|h', minute: 'min(?:uten)?', halfTo: 'halb', noon: 'mittags?' },
    ...{ morning: '(?:am )?(?:morgens?|vormittags?)|(?:in der )?früh' },
    ...{ afternoon: '(?:am )?(?:nachmittags?|abends?)|mittags' },
    ...{ fillers: 'am|um|den|der|des|im|in', ownPair: 'day', ownPoint: true },
  },
  fr: {
    weekdays: [
      ...['lun(?:di)?', 'mar(?:di)?', 'mer(?:credi)?', 'jeu(?:di)?', 'ven(?:dredi)?', 'sam(?:edi)?'],
      'dim(?:anche)?',
    ],
    months: [
      ...['janv?(?:ier)?', 'févr?(?:ier)?', 'mars?', 'avr(?:il)?', 'mai', 'juin', 'juil(?:let)?', 'août'],
      ...['sept?(?:embre)?', 'oct(?:obre)?', 'nov(?:embre)?', 'déc(?:embre)?'],
    ],
    ...{ today: "aujourd'? ?hui", tomorrow: 'demain', afterTomorrow: 'après[- ]demain' },
    ...{ ofNextWeek: '(?:semaine )?prochaine?', coming: 'ce|cette|qui vient' },
    ...{ at: 'à|vers', hour: 'h|heures?', minute: 'min(?:utes)?', andHalf: 'et demie?' },
    ...{ noon: '(?<!après[- ])midi', morning: '(?:du |le )?matin' },
    ...{ afternoon: "(?:de l'|l')?après[- ]midi|(?:du |le )?soir" },
    ...{ fillers: 'le|la|à|au|de|du', ownPair: 'day' },
  },
  pt: {
    weekdays: [
      ...['segunda(?:[- ]feira)?|seg|2a[- ]feira', 'terça(?:[- ]feira)?|ter|3a[- ]feira'],
      ...['quarta(?:[- ]feira)?|qua|4a[- ]feira', 'quinta(?:[- ]feira)?|qui|5a[- ]feira'],
      ...['sexta(?:[- ]feira)?|sex|6a[- ]feira', 'sáb(?:ado)?', 'dom(?:ingo)?'],
    ],
    months: [
      ...[
        'jan(?:eiro)?',
        'fev(?:ereiro)?',
        'mar(?:ço)?',
        'abr(?:il)?',
        'mai(?:o)?',
        'jun(?:ho)?',
        'jul(?:ho)?',
      ],
      ...['ago(?:sto)?', 'set(?:embro)?', 'out(?:ubro)?', 'nov(?:embro)?', 'dez(?:embro)?'],
    ],
    ...{ today: 'hoje', tomorrow: 'amanhã', afterTomorrow: 'depois de amanhã' },
    ...{ ofNextWeek: '(?:próxima semana|semana que vem)', coming: 'próxim[ao]|n?est[ae]|que vem' },
    ...{ at: 'às?|ao?', hour: 'h|hs|horas?', minute: 'min(?:utos)?', andHalf: 'e meia', noon: 'meio[- ]dia' },
    ...{ morning: '(?:(?:da|de|pela) )?manhã', afternoon: '(?:da|de|à|pela) (?:tarde|noite)' },
    ...{ fillers: 'as?|os?|ao|d[ao]|de|n[ao]|em|dia', ownPair: 'day' },
  },
  ja: {
    weekdays: [...'月火水木金土日'].map((day) => `${day}曜日?|\\(${day}\\)`),
    ...{ today: '今日|本日|きょう', tomorrow: '明日|あした|あす', afterTomorrow: '明後日|あさって' },
    ...{ ofNextWeek: '来週の?', coming: '今週の?|今度の|次の' },
    ...{ hour: '時', minute: '分', andHalf: '半', noon: '正午|昼' },
    ...{ morning: '午前|朝', afternoon: '午後|夕方|夜|晩|昼の?', fillers: 'の|に', ownPair: 'month' },
  },
  ru: {
    weekdays: [
      ...['понедельник|пн', 'вторник|вт', 'сред[ау]|ср', 'четверг|чт', 'пятниц[ау]|пт', 'суббот[ау]|сб'],
      'воскресенье|вс',
    ],
    months: [
      ...[
        'янв(?:ар[ья])?',
        'фев(?:рал[ья])?',
        'мар(?:та?)?',
        'апр(?:ел[ья])?',
        'ма[йя]',
        'июн[ья]?',
        'июл[ья]?',
      ],
      ...['авг(?:уста?)?', 'сент?(?:ябр[ья])?', 'окт(?:ябр[ья])?', 'ноя(?:б|бр[ья])?', 'дек(?:абр[ья])?'],
    ],
    ...{ today: 'сегодня', tomorrow: 'завтра', afterTomorrow: 'послезавтра' },
    ...{ ofNextWeek: 'следующ[а-я]+(?: недел[еи])?', coming: 'эт[а-я]+|ближайш[а-я]+' },
    ...{ at: 'в|к', hour: 'ч|час(?:а|ов)?', minute: 'мин|минут[аы]?', noon: 'полдень' },
    ...{ morning: 'утр(?:а|ом)|ночи', afternoon: 'дня|днём|вечер(?:а|ом)' },
    ...{ fillers: 'в|во|на|г|года|числа', ownPair: 'day', ownPoint: true },
  },
}
