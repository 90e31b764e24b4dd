// Words of the trade that people type and the site does not write: each is found by what stands there instead.
import { stemsOf } from './stems.ts'

/** Folded words, and what is as good. */
const SAME: Record<string, readonly string[]> = {
  magmeter: ['electromagnetic', 'electromagnetico'],
  magnetic: ['electromagnetic'],
  magnetico: ['electromagnetico'],
  caudalimetro: ['caudal'],
  flujometro: ['caudal', 'caudalimetro'],
  flujo: ['caudal', 'caudalimetro'],
  medidor: ['caudalimetro'],
  electrovalvula: ['solenoide'],
  esferica: ['bola'],
  refaccion: ['repuesto'],
  refacciones: ['repuestos'],
  pasarela: ['gateway'],
  ficha: ['hoja'],
  earthing: ['grounding'],
  fineness: ['rating'],
}

/** Words that the site writes as several, and names of Chinese that it spells out. */
const WRITTEN: readonly [RegExp, string][] = [
  [/\bflow-?meter/giu, 'flow meter'],
  [/电磁(流量)?表/gu, '电磁流量计'],
  [/流量表/gu, '流量计'],
]

/** The keyword as the site would write it. */
export const asWritten = (keyword: string): string =>
  WRITTEN.reduce((text, [word, written]) => text.replace(word, written), keyword)

/** Tokens that a folded word is found by beside its own. */
export function synonymsOf(word: string): string[] {
  const one = SAME[word] ?? SAME[word.replace(/e?s$/, '')] ?? SAME[word.replace(/s$/, '')] ?? []
  return one.flatMap((same) => [same, ...stemsOf(same)])
}
