// What is wrong with one field of an input, in a sentence that can stand at the field of a form (three languages).
import type { z } from 'zod'
import { type Wanted, wantedIn } from '#contract/inputs/wanted.ts'
import { eachLanguage, LANGUAGE_FACTS } from '#contract/languages/language-codes.ts'
import type { Reason } from '#server/failure.ts'

type Issue = z.core.$ZodIssue

/** The sentence for an issue that Zod found; the input stands in the issue (`reportInput`). */
export function wordsFor(issue: Issue): Reason {
  const own = wantedIn(issue.message)
  if (own) return WANTED_WORDS[own]
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input) ? REQUIRED : (TYPES[issue.expected] ?? WRONG)
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'invalid_value':
      return isMissing(issue.input) ? REQUIRED : oneOf(issue.values)
    case 'invalid_format':
      return FORMATS[issue.format] ?? WRONG
    case 'unrecognized_keys':
      return UNKNOWN
    case 'invalid_union':
      return isMissing(issue.input) ? REQUIRED : WRONG
    case 'invalid_key':
      return WANTED_WORDS.key
    default:
      return WRONG
  }
}

const isMissing = (input: unknown) => input === undefined || input === null || input === ''

function tooSmall(origin: string, least: number): Reason {
  if (origin === 'string')
    return least <= 1
      ? REQUIRED
      : said(least, {
          zh: '至少需要 # 个字符',
          en: 'Enter at least # characters.',
          es: 'Escriba al menos # caracteres.',
        })
  if (origin === 'array' || origin === 'set')
    return least <= 1
      ? AT_LEAST_ONE
      : said(least, {
          zh: '至少需要 # 项',
          en: 'At least # entries are needed.',
          es: 'Se necesitan al menos # elementos.',
        })
  return said(least, { zh: '不能小于 #', en: 'Must be # or more.', es: 'Debe ser # o más.' })
}

function tooBig(origin: string, most: number): Reason {
  if (origin === 'string')
    return said(most, { zh: '最多 # 个字符', en: 'At most # characters.', es: 'Máximo # caracteres.' })
  if (origin === 'array' || origin === 'set')
    return said(most, { zh: '最多 # 项', en: 'At most # entries.', es: 'Máximo # elementos.' })
  return said(most, { zh: '不能大于 #', en: 'Must be # or less.', es: 'Debe ser # o menos.' })
}

/** The sentences with a number put in, as it is written in the language. */
const said = (number: number, words: Reason): Reason =>
  eachLanguage((language) => {
    const { numbers, fullWidth = false } = LANGUAGE_FACTS[language]
    return words[language].replace('#', number.toLocaleString(numbers, { useGrouping: !fullWidth }))
  })

/** Values that a sentence names. */
const NAMED = 12

function oneOf(values: readonly unknown[]): Reason {
  const names = values.slice(0, NAMED).map(String)
  const more = values.length > NAMED ? '…' : ''
  const zh = names.join('、') + more
  const en = names.join(', ') + more
  if (names.length === 1) return { zh: `只能是 ${zh}`, en: `Must be ${en}.`, es: `Debe ser ${en}.` }
  return { zh: `只能是以下之一：${zh}`, en: `Must be one of: ${en}.`, es: `Debe ser uno de estos: ${en}.` }
}

export const REQUIRED: Reason = {
  zh: '此项必填',
  en: 'This field is required.',
  es: 'Este campo es obligatorio.',
}
export const WRONG: Reason = {
  zh: '内容不符合要求',
  en: 'This value is not valid.',
  es: 'Este valor no es válido.',
}
export const UNKNOWN: Reason = {
  zh: '没有这个字段',
  en: 'There is no such field.',
  es: 'No existe este campo.',
}
const AT_LEAST_ONE: Reason = {
  zh: '至少需要一项',
  en: 'At least one entry is needed.',
  es: 'Se necesita al menos un elemento.',
}
const A_NUMBER: Reason = { zh: '请输入数字', en: 'Enter a number.', es: 'Escriba un número.' }
const A_WHOLE_NUMBER: Reason = {
  zh: '请输入整数',
  en: 'Enter a whole number.',
  es: 'Escriba un número entero.',
}
const A_GROUP: Reason = {
  zh: '应为一组字段',
  en: 'This must be a group of fields.',
  es: 'Debe ser un grupo de campos.',
}
const A_DAY: Reason = {
  zh: '请输入有效日期，例如 2026-06-01',
  en: 'Enter a valid date, such as 2026-06-01.',
  es: 'Escriba una fecha válida, como 2026-06-01.',
}
const A_MOMENT: Reason = {
  zh: '请输入有效的日期和时间，例如 2026-06-01T09:00:00+08:00',
  en: 'Enter a valid date and time, such as 2026-06-01T09:00:00+08:00.',
  es: 'Escriba una fecha y hora válidas, como 2026-06-01T09:00:00+08:00.',
}

const TYPES: Readonly<Record<string, Reason>> = {
  string: { zh: '应为文字', en: 'This must be text.', es: 'Debe ser un texto.' },
  number: A_NUMBER,
  int: A_WHOLE_NUMBER,
  boolean: { zh: '只能是“是”或“否”', en: 'This must be yes or no.', es: 'Debe ser sí o no.' },
  array: { zh: '应为列表', en: 'This must be a list.', es: 'Debe ser una lista.' },
  object: A_GROUP,
  record: A_GROUP,
}

const FORMATS: Readonly<Record<string, Reason>> = { date: A_DAY, datetime: A_MOMENT }

const WANTED_WORDS: Readonly<Record<Wanted, Reason>> = {
  missing: REQUIRED,
  wholeNumber: A_WHOLE_NUMBER,
  phone: {
    zh: '请输入 11 位手机号，或以 + 开头的国际号码',
    en: 'Enter a mainland China mobile number, or an international one that begins with +.',
    es: 'Escriba un móvil de China continental o un número internacional que empiece con +.',
  },
  email: {
    zh: '请输入有效的邮箱地址，例如 name@example.com',
    en: 'Enter a valid email address, such as name@example.com.',
    es: 'Escriba un correo electrónico válido, como nombre@example.com.',
  },
  username: {
    zh: '只能包含字母、数字、汉字和 . _ - @，并以字母、数字或汉字开头',
    en: 'Use letters, digits and . _ - @ only, and begin with a letter or digit.',
    es: 'Use solo letras, cifras y . _ - @, y empiece con una letra o cifra.',
  },
  slug: {
    zh: '只能包含小写字母、数字和单个连字符，例如 flow-meter-50',
    en: 'Use small letters, digits and single hyphens only, such as flow-meter-50.',
    es: 'Use solo minúsculas, cifras y guiones sencillos, como caudalimetro-50.',
  },
  year: {
    zh: '请输入四位年份，例如 2026',
    en: 'Enter a year of four digits, such as 2026.',
    es: 'Escriba un año de cuatro cifras, como 2026.',
  },
  time: { zh: '例如 09:30', en: 'Enter a time such as 09:30.', es: 'Escriba una hora, como 09:30.' },
  timeZone: { zh: '时区不存在', en: 'There is no such time zone.', es: 'No existe esa zona horaria.' },
  country: { zh: '请选择国家或地区', en: 'Choose a country, such as CN.', es: 'Elija un país, como MX.' },
  color: {
    zh: '请输入颜色，例如 #409EFF',
    en: 'Enter a color such as #409EFF.',
    es: 'Escriba un color, como #409EFF.',
  },
  key: {
    zh: '标识只能包含字母、数字、连字符和下划线，并以字母开头',
    en: 'A key has letters, digits, hyphens and underscores only, and begins with a letter.',
    es: 'La clave lleva solo letras, cifras, guiones y guiones bajos, y empieza con una letra.',
  },
  roleName: {
    zh: '只能包含字母、数字、连字符和下划线，并以字母开头',
    en: 'Use letters, digits, hyphens and underscores only, and begin with a letter.',
    es: 'Use solo letras, cifras, guiones y guiones bajos, y empiece con una letra.',
  },
  webAddress: {
    zh: '请输入以 http:// 或 https:// 开头的网址',
    en: 'Enter a web address that begins with http:// or https://.',
    es: 'Escriba una dirección web que empiece con http:// o https://.',
  },
  linkAddress: {
    zh: '请输入本站页面（如 /news）或以 http:// 或 https:// 开头的网址',
    en: 'Enter a page of this site, such as /news, or a web address that begins with http:// or https://.',
    es: 'Escriba una página de este sitio, como /news, o una dirección web que empiece con http:// o https://.',
  },
  sitePath: {
    zh: '请输入本站页面，例如 /news',
    en: 'Enter a page of this site, such as /news.',
    es: 'Escriba una página de este sitio, como /news.',
  },
  pictureKey: {
    zh: '请从图片库中选择图片',
    en: 'Choose a picture from the library.',
    es: 'Elija una imagen de la biblioteca.',
  },
  fileKey: {
    zh: '请从文件库中选择文件',
    en: 'Choose a file from the library.',
    es: 'Elija un archivo de la biblioteca.',
  },
  crop: {
    zh: '裁剪区域超出了图片范围',
    en: 'The crop reaches beyond the picture.',
    es: 'El recorte se sale de la imagen.',
  },
  typeLevel: {
    zh: '应为 "0" 或上级类型的编号',
    en: 'This must be "0" or the id of a type.',
    es: 'Debe ser "0" o el id de un tipo.',
  },
  noSlash: { zh: '不能包含斜杠', en: 'Slashes are not allowed.', es: 'No se permiten barras.' },
  noComma: {
    zh: '不能包含逗号、分号或换行',
    en: 'Commas, semicolons and line breaks are not allowed.',
    es: 'No se permiten comas, punto y coma ni saltos de línea.',
  },
  oneLine: {
    zh: '不能包含换行或控制字符',
    en: 'Line breaks and control characters are not allowed.',
    es: 'No se permiten saltos de línea ni caracteres de control.',
  },
  tagName: {
    zh: '请输入验证标签的名称，例如 google-site-verification',
    en: 'Enter the name of a verification tag, such as google-site-verification.',
    es: 'Escriba el nombre de una etiqueta de verificación, como google-site-verification.',
  },
  ownTag: {
    zh: '该标签由页面自动设置，不能另行填写',
    en: 'The pages set this tag themselves.',
    es: 'Las páginas ya incluyen esta etiqueta.',
  },
  filter: {
    zh: '筛选条件的格式应为 key:value,value;key:1..5',
    en: 'A filter looks like key:value,value;key:1..5.',
    es: 'Un filtro tiene la forma key:value,value;key:1..5.',
  },
  values: { zh: '属性过多', en: 'There are too many attributes.', es: 'Hay demasiados atributos.' },
}
