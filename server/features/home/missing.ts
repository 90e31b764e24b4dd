// What the home page lacks before visitors may see it.
import type { HomeContent } from '#contract/site/home.ts'
import type { Reason } from '#server/failure.ts'
import { hasText } from '#server/publishing/texts/text.ts'

type Button = HomeContent['slides'][number]['button']

/** Field to what to do; empty when the page is ready. */
export function homeMissing(content: HomeContent): Record<string, Reason> {
  const missing: Record<string, Reason> = {}
  const { slides, strengths, figures, certificates, partners } = content
  if (slides.length === 0) missing.slides = slideMissing
  const judge = (path: string, button: Button | null) => {
    if (button && hasText(button.label) && button.to === '') missing[`${path}.to`] = addressMissing
    if (button && !hasText(button.label) && button.to !== '') missing[`${path}.label`] = labelMissing
  }
  for (const [at, { picture, title, button, second }] of slides.entries()) {
    if (picture === null) missing[`slides.${at}.picture`] = pictureMissing
    if (!hasText(title)) missing[`slides.${at}.title`] = titleMissing
    judge(`slides.${at}.button`, button)
    judge(`slides.${at}.second`, second)
  }
  for (const [at, { title }] of strengths.entries())
    if (!hasText(title)) missing[`strengths.${at}.title`] = titleMissing
  for (const [at, { value, says }] of figures.entries()) {
    if (!hasText(value)) missing[`figures.${at}.value`] = valueMissing
    if (!hasText(says)) missing[`figures.${at}.says`] = saysMissing
  }
  for (const [at, { name }] of certificates.entries())
    if (!hasText(name)) missing[`certificates.${at}.name`] = nameMissing
  if (partners.length > 0 && !hasText(content.partnersTitle)) missing.partnersTitle = titleMissing
  for (const [at, { name }] of partners.entries())
    if (!hasText(name)) missing[`partners.${at}.name`] = nameMissing
  return missing
}

const slideMissing: Reason = {
  zh: '首页至少需要一张轮播图',
  en: 'The home page needs at least one slide.',
  es: 'La página de inicio necesita al menos una diapositiva.',
}
const pictureMissing: Reason = {
  zh: '请为这张轮播图选择图片',
  en: 'Please choose a picture for this slide.',
  es: 'Elija una imagen para esta diapositiva.',
}
const titleMissing: Reason = {
  zh: '请至少用一种语言填写标题',
  en: 'Please enter a title in at least one language.',
  es: 'Escriba un título en al menos un idioma.',
}
const nameMissing: Reason = {
  zh: '请至少用一种语言填写名称',
  en: 'Please enter a name in at least one language.',
  es: 'Escriba un nombre en al menos un idioma.',
}
const addressMissing: Reason = {
  zh: '请填写按钮通向的网址',
  en: 'Enter the button link.',
  es: 'Escriba el destino del botón.',
}
const labelMissing: Reason = {
  zh: '请填写按钮上的文字',
  en: 'Enter the button text.',
  es: 'Escriba el texto del botón.',
}
const valueMissing: Reason = {
  zh: '请填写数值',
  en: 'Please enter the figure.',
  es: 'Escriba la cifra.',
}
const saysMissing: Reason = {
  zh: '请说明该数值的含义',
  en: 'Please say what the figure means.',
  es: 'Indique qué significa la cifra.',
}
