// Elements made by hand, for what stands on a page without React.

/** An element with what is put on it and what is inside. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  what: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), what)
  made.append(...inside)
  return made
}

/** A text, marked when it is in another language than the page. */
export const said = (text: (Node | string)[], language: string | undefined) =>
  element('span', language === undefined ? {} : { lang: language }, ...text)

/** The arrow of `Icon`. */
export function arrow(): SVGElement {
  const made = (tag: string, what: Record<string, string>) => {
    const part = document.createElementNS('http://www.w3.org/2000/svg', tag) as SVGElement
    for (const [name, value] of Object.entries(what)) part.setAttribute(name, value)
    return part
  }
  const drawing = made('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' })
  drawing.append(made('path', { d: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5' }))
  return drawing
}
