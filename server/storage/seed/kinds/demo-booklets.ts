// Manuals in three languages, one for each pair of sister models, and solids of two.
import type { documentKind } from '#contract/kinds/document.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { BookletSection, DemoRecord } from '#server/storage/seed/demo-shape.ts'
import { text } from '#server/storage/seed/demo-text.ts'
import { factsOf, said } from '#server/storage/seed/products/demo-facts.ts'
import { pumpWords, transmitterWords } from './booklet-machine-words.ts'
import { clampOnWords, radarWords, turbineWords } from './booklet-meter-words.ts'
import type { BookletPart } from './booklet-parts.ts'
import { gatewayWords, gearPumpWords } from './booklet-system-words.ts'
import { ballValveWords, filterWords, solenoidWords } from './booklet-valve-words.ts'
import { flowMeterWords, valveWords } from './booklet-words.ts'
import { edition, file, manualOf } from './demo-papers.ts'

type DocumentRecord = DemoRecord<typeof documentKind>

const MANUAL_SUMMARY = text(
  '安装、接线、投运、维护，附技术数据与备件。',
  'Installation, wiring, commissioning and maintenance, with technical data and spare parts.',
  'Instalación, conexión, puesta en marcha y mantenimiento, con datos técnicos y repuestos.',
)
const DATA = text('技术数据', 'Technical data', 'Datos técnicos')
const SPARES = text('备件', 'Spare parts', 'Repuestos')

const spanOf = ({ min, max, unit }: { min: number; max: number; unit: string }) => {
  const sign = unit === 'ratio' ? '' : `\u00a0${unit}`
  if (min === max) return `${max}${sign}`
  if (min === -max) return `±${max}${sign}`
  return `${String(min).replace('-', '−')}${min < 0 ? '…' : '–'}${max}${sign}`
}

function sectionsOf(slug: string, words: readonly BookletPart[], language: Language): BookletSection[] {
  const { quantities, spareParts } = factsOf(slug)
  const rows = quantities.map((one) => [
    said(one.name)[language],
    [spanOf(one), one.conditions ? said(one.conditions)[language] : ''].filter(Boolean).join(', '),
  ])
  return [
    ...words.map(({ title, steps }) => ({
      ...{ title: title[language], rows: [] },
      steps: steps.map((step) => step[language]),
    })),
    { title: DATA[language], steps: [], rows },
    {
      title: SPARES[language],
      steps: [],
      rows: spareParts.map(({ number, name }) => [number, said(name)[language]]),
    },
  ]
}

function manual(
  slugs: [string, ...string[]],
  number: string,
  date: string,
  words: readonly BookletPart[],
): DocumentRecord {
  const [slug] = slugs
  const { model } = factsOf(slug)
  return {
    slug: `${slug}-manual`,
    content: {
      title: manualOf(model),
      summary: MANUAL_SUMMARY,
      type: 'manual',
      number,
      products: slugs,
      editions: [
        edition(
          date,
          ...LANGUAGES.map((language) =>
            file(`${model}-manual-${date.slice(0, 7)}-${language}.pdf`, language, {
              ...{ as: 'booklet', language, date, mark: '' },
              head: manualOf(model)[language],
              sections: sectionsOf(slug, words, language),
            }),
          ),
        ),
      ],
    },
  }
}

function solid(product: 'lem-300' | 'lpa-160', number: string, date: string): DocumentRecord {
  const { model } = factsOf(product)
  return {
    slug: `${product}-step`,
    content: {
      title: text(`${model} 三维模型，DN 100`, `${model} 3D model, DN 100`, `Modelo 3D ${model}, DN 100`),
      summary: text(
        'STEP AP214 简化实体：法兰、螺栓孔、阀体与高度，用于管道布置。',
        'Simplified solids, STEP AP214: flanges, bolt holes, body and height, for laying out pipes.',
        'Sólidos simplificados, STEP AP214: bridas, agujeros, cuerpo y altura, para el trazado de tuberías.',
      ),
      type: 'drawing',
      number,
      products: [product],
      editions: [edition(date, file(`${model}-DN100.step`, 'any', { as: 'solid', product, dn: 100, date }))],
    },
  }
}

export const lemManual = manual(['lem-300', 'lem-500'], 'OM-LEM300', '2026-09-14', flowMeterWords)

/** Beside the manual of LEM-300, which has older editions too. */
export const demoBooklets: DocumentRecord[] = [
  manual(['ltb-50', 'ltb-25h'], 'OM-LTB50', '2025-11-10', turbineWords),
  manual(['lus-200', 'lus-80'], 'OM-LUS200', '2026-02-09', clampOnWords),
  manual(['lbv-50', 'lbv-25h'], 'OM-LBV50', '2026-03-02', ballValveWords),
  manual(['lpa-160', 'lpa-250s'], 'OM-LPA160', '2026-05-04', valveWords),
  manual(['lsv-25', 'lsv-40'], 'OM-LSV25', '2026-04-13', solenoidWords),
  manual(['lcp-80-200', 'lcp-50-160'], 'OM-LCP80200', '2026-07-06', pumpWords),
  manual(['lgp-40', 'lgp-120'], 'OM-LGP40', '2026-06-01', gearPumpWords),
  manual(['lbf-2', 'lbf-1'], 'OM-LBF2', '2025-09-08', filterWords),
  manual(['lpt-500', 'lpt-350'], 'OM-LPT500', '2026-08-03', transmitterWords),
  manual(['lrl-80', 'lrl-120'], 'OM-LRL80', '2026-08-17', radarWords),
  manual(['lg-100', 'lg-200'], 'OM-LG100', '2026-10-12', gatewayWords),
  solid('lem-300', 'CAD-LEM300', '2026-09-14'),
  solid('lpa-160', 'CAD-LPA160', '2026-05-04'),
]
