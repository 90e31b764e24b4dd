// What is said of a cell that its field does not take, or that is left as it is.
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, type Language } from '#contract/languages/language-codes.ts'
import type { Reason } from '#server/failure.ts'
import { FLAG_WORDS } from './cell-text.ts'

const QUOTED: Record<Language, (word: string) => string> = {
  zh: (word) => `“${word}”`,
  en: (word) => `“${word}”`,
  es: (word) => `«${word}»`,
}
const ONLY: Record<Language, (words: string) => string> = {
  zh: (words) => `只能是${words}`,
  en: (words) => `Only ${words}.`,
  es: (words) => `Solo ${words}.`,
}
/** `Only “Available” or “Discontinued”.` */
export const onlyOneOf = (words: readonly Text[]): Reason =>
  eachLanguage((language) => {
    const quoted = words.map((word) => QUOTED[language](word[language]))
    return ONLY[language](new Intl.ListFormat(language, { type: 'disjunction' }).format(quoted))
  })
export const WRONG_FLAG = onlyOneOf([FLAG_WORDS.yes, FLAG_WORDS.no])
export const WRONG_NUMBER: Reason = {
  zh: '只能是整数',
  en: 'Only a whole number.',
  es: 'Solo un número entero.',
}
export const ONE_PICTURE: Reason = {
  zh: '只能填写一张图片',
  en: 'Only one picture is allowed here.',
  es: 'Aquí solo cabe una imagen.',
}
export const ITSELF: Reason = {
  zh: '不能选择产品本身',
  en: 'A product cannot name itself.',
  es: 'Un producto no puede nombrarse a sí mismo.',
}
export const ONE_RECORD: Reason = {
  zh: '只能填写一个替代型号',
  en: 'Only one product can replace it.',
  es: 'Solo un producto puede reemplazarlo.',
}
export const noSuch = (model: string): Reason => {
  const said = model.slice(0, 60)
  return {
    zh: `没有型号为“${said}”的产品，或有多个`,
    en: `There is no product “${said}”, or there are several.`,
    es: `No hay ningún producto «${said}», o hay varios.`,
  }
}

/** What a name in a cell stands for in the library. */
export const noSuchMedia = (said: string, kind: 'picture' | 'file', several: boolean): Reason => {
  const name = said.slice(0, 80)
  const what: Reason =
    kind === 'picture'
      ? { zh: '图片', en: 'picture', es: 'imagen' }
      : { zh: '文件', en: 'file', es: 'archivo' }
  return several
    ? {
        zh: `有多个${what.zh}名为“${name}”，请写出其标识`,
        en: `Several ${what.en}s are called “${name}”; please write the key.`,
        es: `Hay más de un elemento «${name}» (${what.es}); escriba la clave.`,
      }
    : {
        zh: `图库中没有名为“${name}”的${what.zh}`,
        en: `There is no ${what.en} “${name}” in the library.`,
        es: `En la biblioteca no hay «${name}» (${what.es}).`,
      }
}
export const KEPT_RICH: Reason = {
  zh: '已有正文含有排版、图片或链接，不会被覆盖；请在编辑页修改',
  en: 'The stored text has formatting, pictures or links and is not overwritten; change it in the editor.',
  es: 'El texto guardado tiene formato, imágenes o enlaces y no se sobrescribe; cámbielo en el editor.',
}
