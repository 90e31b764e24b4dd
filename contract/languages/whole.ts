// What a line never ends in: a model, a figure and its unit, a size, a range, a ratio. One pattern for pages and papers.

const SPACE = '[ \\u00A0\\u202F]'
const NUMBER = '[±≤≥<>~−+]?\\d+(?:[.,\\u202F]\\d+)*'
const RANGE = `${NUMBER}(?:[–…]${NUMBER})?`
// The longer before those that they begin with. What begins a longer word is tied to its number as well, and reads right.
const UNITS =
  '%|‰|°C|°F|°|bar|mbar|psi|m³/h|m³|m²|m/s|mm/s|mm|ms|min|mPa·s|mA|mW|m|L/min|L/h|L|gpm|ft/s|ft²|ft|in|lb|hp|GHz|GB|kHz|kW|kg|K|MHz|MB|N·m|VA|V|W|A|Hz|µm|µS/cm|r/min|rpm|dB|s|h'
/** Of Chinese: what is counted stands with its number. */
const COUNTED = '[万亿个台家套款年月天倍米升吨国份]'

/** As the source of an expression without looking around, which the setter of papers understands too. */
export const WHOLE = [
  '[A-Z]{2,5}-\\d[\\dA-Z]*',
  `[A-Z]{2,5}${SPACE}\\d+-\\d+`,
  `(?:DN|PN|Kv|Cv|EN|ISO|Class|Clase)${SPACE}${RANGE}`,
  `${NUMBER}${SPACE}?[×:]${SPACE}?(?:DN|${NUMBER})`,
  `${RANGE}${SPACE}(?:${UNITS}|${COUNTED})`,
  `\\d[\\d.,]*[–…]${NUMBER}`,
  // Terms such as clamp-on.
  '[a-z]{3,}-(?:on|in|off|up|out)\\b',
].join('|')

const APART = new RegExp(`(${WHOLE})`, 'u')

/** `text` in pieces: every second one, from the second on, stays whole. */
export const wholesIn = (text: string): string[] => text.split(APART)
