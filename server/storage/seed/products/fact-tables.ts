// Tables, curves, order codes and parts of the demo's products, made of their facts.
import { NO_TEXT } from '#contract/content/blank.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { writeList } from '#contract/languages/locales.ts'
import type { ProductContent } from '#contract/products/product.ts'
import { group, row, same, text } from '#server/storage/seed/demo-text.ts'
import { serverTexts } from '#server/texts.ts'
import { factsOf, type ProductFacts, said } from './demo-facts.ts'

const { groups } = serverTexts('server/publishing/cards')
type Words = Parameters<typeof said>[0]
const words = said
type Table = ProductContent['tables'][number]

/** Cells in a line; what holds a semicolon would be two. */
const cells = (of: readonly string[]) => of.map((cell) => cell.replace(/;/g, ',')).join('; ')
const inEach = (texts: readonly Text[]): Text => ({
  ...eachLanguage((language) => cells(texts.map((one) => one[language]))),
  zh: texts.map((one) => one.zh.replace(/[;；]/g, '，')).join('；'),
})
const table = (
  role: Table['role'],
  title: Text,
  columns: readonly { name: Text; letter?: string; unit?: string }[],
  rows: readonly (readonly string[])[],
  { note = NO_TEXT, names = [] }: { note?: Text; names?: readonly Text[] } = {},
): Table => ({
  ...{ role, title, note },
  heads: inEach(columns.map(({ name }) => name)),
  letters: cells(columns.map(({ letter = '' }) => letter)),
  units: cells(columns.map(({ unit = '' }) => unit)),
  rows: rows.map((one, at) => ({ name: names[at] ?? NO_TEXT, cells: cells(one) })),
})

const UNITS: Readonly<Record<string, string>> = { Nm: 'N·m', 'Kv m³/h': 'Kv' }
/** Holes and their diameter are one column: `8 × 18`. */
function sizeTable({ dimensions: { by, columns, rows, note } }: ProductFacts): Table {
  const shown = columns.filter(({ key }) => key !== 'inch' && key !== 'd')
  return table(
    'dimensions',
    text('尺寸', 'Dimensions', 'Dimensiones'),
    shown.map(({ key, name, unit }) => ({
      name:
        key === 'n'
          ? text('螺栓孔 n × ∅', 'Bolt holes n × ∅', 'Agujeros n × ∅')
          : withoutLetter(words(name), key),
      letter: key,
      unit: key === 'dn' ? 'DN' : key === 'n' ? 'mm' : (UNITS[unit ?? ''] ?? unit ?? ''),
    })),
    rows.map((one) =>
      shown.flatMap(({ key }) =>
        key === 'part' ? [] : key === 'n' ? `${one.n} × ${one.d}` : String(one[key] ?? ''),
      ),
    ),
    {
      ...(note && { note: words(note) }),
      ...(by === 'part' && {
        names: rows.map(({ part }) => (typeof part === 'string' ? same(part) : words(part as Words))),
      }),
    },
  )
}
const withoutLetter = (name: Text, letter: string): Text =>
  eachLanguage((language) => name[language].replace(new RegExp(`\\s+${letter}$`), ''))

/** What a limit is a part of, in the letters that engineers write in every language. */
const AFTER: Readonly<Record<string, string>> = { reading: ' RD', span: ' FS' }
/** Limits of error with where they hold. */
function limitTable({ accuracy }: ProductFacts): Table[] {
  if (accuracy.length === 0) return []
  const [first] = accuracy
  const unit = first?.range.unit ?? ''
  return [
    table(
      'limits',
      text('误差限', 'Limits of error', 'Límites de error'),
      [
        { name: text('从', 'From', 'Desde'), unit },
        { name: text('至', 'To', 'Hasta'), unit },
        { name: text('误差限', 'Limit', 'Límite') },
      ],
      accuracy
        .toSorted((one, other) => one.range.min - other.range.min)
        .map(({ value, of, unit: limit, range }) => [
          String(range.min),
          String(range.max),
          `±${value} ${limit}${AFTER[of] ?? ''}`,
        ]),
      {
        note: eachLanguage((language) =>
          [...new Set(accuracy.map(({ conditions }) => words(conditions)[language]))].join(' · '),
        ),
      },
    ),
  ]
}

function partTable({ parts }: ProductFacts): Table[] {
  if (!parts || parts.length === 0) return []
  const mm = (letter: string, name: Text) => ({ name, letter, unit: 'mm' })
  return [
    table(
      'parts',
      text('部件尺寸', 'Parts', 'Componentes'),
      [
        { name: text('部件', 'Part', 'Componente') },
        mm('L', text('长', 'Length', 'Longitud')),
        mm('W', text('宽', 'Width', 'Ancho')),
        mm('H', text('高', 'Height', 'Altura')),
        { name: text('重量', 'Mass', 'Masa'), unit: 'kg' },
      ],
      parts.map(({ L, W, H, mass }) => [L, W, H, mass].map(String)),
      { names: parts.map(({ name }) => words(name)) },
    ),
  ]
}

export const tablesOf = (facts: ProductFacts): Table[] => [
  ...(facts.dimensions.rows.length > 0 ? [sizeTable(facts)] : []),
  ...limitTable(facts),
  ...partTable(facts),
]

const points = (of: readonly (readonly number[])[]) => of.map((pair) => pair.join(' ')).join('; ')
const TITLES: Readonly<Record<string, Text>> = {
  error: text('误差曲线', 'Error curve', 'Curva de error'),
  pump: text('性能曲线', 'Pump curve', 'Curva de la bomba'),
  gearPump: text('流量与压力', 'Flow over pressure', 'Caudal según presión'),
  pressureDrop: text('压损曲线', 'Pressure drop', 'Caída de presión'),
  pressureTemperature: text('压力与温度', 'Pressure and temperature', 'Presión y temperatura'),
  flowCoefficient: text(
    '开度与流量系数',
    'Flow coefficient over opening',
    'Coeficiente de caudal según apertura',
  ),
  beam: text('波束直径', 'Width of the beam', 'Ancho del haz'),
}

const FORMS: Readonly<Record<string, ProductContent['curves'][number]['form']>> = {
  error: 'limits',
  pressureTemperature: 'most',
}

export function curvesOf({ curve }: ProductFacts): ProductContent['curves'] {
  if (!curve?.x || !curve.y || !curve.series) return []
  const { x, y } = curve
  const xUnit = x.unit
  const axes = { x: words(x.name), xUnit, y: words(y.name), yUnit: UNITS[y.unit] ?? y.unit }
  const series = curve.series.flatMap(({ name, points: given, table: rows }) => {
    const pairs = given ?? rows?.map(({ Q = 0, H = 0 }) => [Q, H])
    return pairs ? [{ name: words(name), points: points(pairs) }] : []
  })
  const title = TITLES[curve.kind] ?? NO_TEXT
  const form = FORMS[curve.kind] ?? 'line'
  const [full] = curve.kind === 'pump' ? (curve.series ?? []) : []
  if (!full?.table) return [{ form, title, ...axes, series }]
  const over = (key: string) => points((full.table ?? []).map((one) => [one.Q ?? 0, one[key] ?? 0]))
  const more = (name: Text, unit: string, key: string): ProductContent['curves'][number] => ({
    ...{ form: 'line', title: name, x: axes.x, xUnit, y: name, yUnit: unit },
    series: [{ name: words(full.name), points: over(key) }],
  })
  return [
    { form: 'pump', title, ...axes, series },
    more(text('效率', 'Efficiency', 'Eficiencia'), '%', 'eta'),
    more(text('轴功率', 'Shaft power', 'Potencia en el eje'), 'kW', 'P'),
    more(text('汽蚀余量', 'NPSH required', 'NPSH requerido'), 'm', 'npsh'),
  ]
}

/** What it is made of, how it is fitted and what it is approved for, in words. */
export function specsOf({
  materials,
  connections,
  outputs,
  approvals,
}: ProductFacts): ProductContent['specs'] {
  const join = (texts: readonly Text[]): Text =>
    eachLanguage((language) =>
      writeList(
        texts.map((one) => one[language]),
        language,
      ),
    )
  const fitted = connections.map(({ standard, classes, sizes: { min, max }, kind }) => {
    const of = ['ethernet', 'serial', 'radio', 'usb'].includes(kind)
      ? `${max} ×`
      : min === max
        ? `DN ${min}`
        : `DN ${min}–${max}`
    const fit = typeof standard === 'string' ? same(standard) : words(standard)
    return words(eachLanguage((language) => `${fit[language]} ${classes.join(', ')} (${of})`))
  })
  const connection = text('过程连接', 'Process connection', 'Conexión a proceso')
  return [
    ...(fitted.length > 0 ? [group(groups.mechanical, row(connection, join(fitted)))] : []),
    ...(materials.length > 0
      ? [
          group(
            groups.materials,
            ...materials.map(({ part, options }) =>
              row(words(part), join(options.map(({ name }) => words(name)))),
            ),
          ),
        ]
      : []),
    ...(outputs.length > 0
      ? [
          group(
            groups.electrical,
            row(text('输出', 'Output', 'Salida'), join(outputs.map((one) => words(one.text)))),
          ),
        ]
      : []),
    ...(approvals.length > 0
      ? [
          group(
            groups.approvals,
            ...approvals.map(({ name, scope, certificate }) =>
              row(
                same(name),
                eachLanguage((language) => `${words(scope)[language]} (${certificate})`),
              ),
            ),
          ),
        ]
      : []),
  ]
}

/** The order code, what is ordered with it, and the models that it takes the place of. */
export const orderingOf = ({ orderCode, accessories, spareParts, replaces }: ProductFacts) => ({
  orderPrefix: orderCode.prefix,
  orderCode: orderCode.positions.map(({ name, options }) => ({
    name: words(name),
    options: options.map(({ code, text: said, standard }) => ({ code, text: words(said), standard })),
  })),
  parts: [
    // What is a product of the site is named by its model, and its line says why it belongs.
    ...accessories.map(({ number, name, product }) => ({
      ...{ role: 'accessory' as const, name: words(name) },
      number: product === null ? (number ?? '') : factsOf(product).model,
    })),
    ...spareParts.map(({ number, name }) => ({ role: 'spare' as const, number, name: words(name) })),
  ],
  replaces: replaces.map(({ model, until, note }) => ({ model, until, note: words(note) })),
})
