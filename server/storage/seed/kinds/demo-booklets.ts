// Manuals of one product of each family in three languages, sample certificates of their approvals, and solids of two.
import type { documentKind } from '#contract/kinds/document.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { BookletSection, DemoRecord } from '#server/storage/seed/demo-shape.ts'
import { text } from '#server/storage/seed/demo-text.ts'
import { factsOf, said } from '#server/storage/seed/products/demo-facts.ts'
import { pumpWords, transmitterWords } from './booklet-machine-words.ts'
import type { BookletPart } from './booklet-parts.ts'
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
const SAMPLE = text('DEMO – 样本证书', 'DEMO – sample certificate', 'DEMO – certificado de muestra')
const CERTIFIES_NOTHING = text(
  '演示网站的样本，不具任何效力；公司与发证机构均为虚构。',
  'A sample of a demonstration site. It certifies nothing; neither the company nor the body exists.',
  'Una muestra de un sitio de demostración. No certifica nada; ni la empresa ni el organismo existen.',
)
const CERTIFICATE = text('证书', 'Certificate', 'Certificado')
const [PRODUCT, APPROVAL, SCOPE, NUMBER] = [
  text('产品', 'Product', 'Producto'),
  text('认证', 'Approval', 'Aprobación'),
  text('范围', 'Scope', 'Alcance'),
  text('证书编号', 'Certificate no.', 'Certificado n.º'),
]

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

function certificates(slug: string, date: string): DocumentRecord[] {
  const { model, approvals } = factsOf(slug)
  return approvals.map(({ name, scope, certificate }) => ({
    slug: `${slug}-${certificate.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    content: {
      title: text(`${model} ${name} 证书`, `${model} ${name} certificate`, `Certificado ${name} ${model}`),
      summary: CERTIFIES_NOTHING,
      type: 'certificate',
      number: certificate,
      products: [slug],
      editions: [
        edition(
          date,
          ...LANGUAGES.map((language) =>
            file(`${model}-${certificate.replaceAll(' ', '-')}-${language}.pdf`, language, {
              ...{ as: 'booklet', language, date, mark: SAMPLE[language] },
              head: `${CERTIFICATE[language]} ${certificate}`,
              sections: [
                {
                  title: name,
                  steps: [CERTIFIES_NOTHING[language]],
                  rows: [
                    [PRODUCT[language], model],
                    [APPROVAL[language], name],
                    [SCOPE[language], said(scope)[language]],
                    [NUMBER[language], certificate],
                  ],
                },
              ],
            }),
          ),
        ),
      ],
    },
  }))
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
  manual(['lpa-160', 'lpa-250s'], 'OM-LPA160', '2026-05-04', valveWords),
  manual(['lcp-80-200', 'lcp-50-160'], 'OM-LCP80200', '2026-07-06', pumpWords),
  manual(['lpt-500', 'lpt-350'], 'OM-LPT500', '2026-08-03', transmitterWords),
  ...certificates('lem-300', '2026-03-02'),
  ...certificates('lpa-160', '2026-03-02'),
  solid('lem-300', 'CAD-LEM300', '2026-09-14'),
  solid('lpa-160', 'CAD-LPA160', '2026-05-04'),
]
