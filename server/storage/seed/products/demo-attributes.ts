// What the demo's products say to the attributes of their types, and the attributes of the four families.
import type { Text } from '#contract/languages/language.ts'
import type { ProductContent } from '#contract/products/product.ts'
import type { Attribute, AttributeValues } from '#contract/products/product-attribute.ts'
import { quantityIn, rangeIn } from '#contract/quantities/quantity.ts'
import { text } from '#server/storage/seed/demo-text.ts'
import { terms } from './demo-terms.ts'

const choice = (key: string, name: Text, choices: Record<string, Text>): Attribute => ({
  key,
  name,
  type: 'choice',
  unit: '',
  choices: Object.entries(choices).map(([one, said]) => ({ key: one, name: said })),
})
const number = (key: string, name: Text, unit: string): Attribute => ({
  key,
  name,
  type: 'number',
  unit,
  choices: [],
})
const yesNo = (key: string, name: Text): Attribute => ({ key, name, type: 'yesNo', unit: '', choices: [] })

const range = (key: string, name: Text, unit: string): Attribute => ({
  ...number(key, name, unit),
  type: 'range',
})
const span = (from: number, to: number) => ({ from, to })

// Named like the parameters of the tables, which say the same at greater length.
const size = range('size', terms.size, 'mm')
const stainless = text('不锈钢 316L', 'Stainless steel 316L', 'Acero inoxidable 316L')

/** By the slug of the family. */
export const familyAttributes: Record<string, Attribute[]> = {
  'flow-measurement': [
    choice('principle', text('测量原理', 'Measuring principle', 'Principio de medición'), {
      electromagnetic: text('电磁', 'Electromagnetic', 'Electromagnético'),
      turbine: text('涡轮', 'Turbine', 'Turbina'),
      ultrasonic: text('超声波', 'Ultrasonic', 'Ultrasónico'),
    }),
    choice('power', terms.supply, {
      mains: text('外接电源', 'Mains or 24 V DC', 'Red o 24 V DC'),
      battery: text('电池', 'Battery', 'Batería'),
    }),
    yesNo('no-shutdown', text('不断流安装', 'No shutdown to install', 'Instalación sin parar la planta')),
    size,
    number('accuracy', terms.accuracy, '%'),
  ],
  valves: [
    choice('actuation', text('驱动方式', 'Actuation', 'Accionamiento'), {
      hand: text('手动', 'Manual', 'Manual'),
      air: text('气动', 'Pneumatic', 'Neumático'),
      coil: text('电磁阀', 'Solenoid', 'Solenoide'),
    }),
    choice('material', text('阀体材料', 'Body material', 'Material del cuerpo'), {
      stainless,
      'ductile-iron': text('球墨铸铁', 'Ductile iron', 'Hierro dúctil'),
      brass: text('黄铜', 'Brass', 'Latón'),
    }),
    size,
    range('pressure', terms.workingPressure, 'bar'),
  ],
  'pumps-and-filtration': [
    choice('duty', text('用途', 'Service', 'Servicio'), {
      moving: text('输送', 'Transfer', 'Transporte'),
      metering: text('计量', 'Metering', 'Dosificación'),
      filtering: text('过滤', 'Filtration', 'Filtración'),
    }),
    choice('wetted-material', text('过流部件材质', 'Wetted material', 'Material en contacto'), {
      'cast-iron': text('灰铸铁', 'Cast iron', 'Hierro fundido'),
      'cast-steel': text('铸钢', 'Cast steel', 'Acero fundido'),
      stainless,
    }),
    range('flow', terms.flow, 'm³/h'),
  ],
  'sensors-and-gateways': [
    choice('measures', text('测量对象', 'Measures', 'Mide'), {
      pressure: text('压力', 'Pressure', 'Presión'),
      level: text('液位与料位', 'Level', 'Nivel'),
      vibration: text('振动', 'Vibration', 'Vibración'),
      network: text('仪表数据', 'Instrument data', 'Datos de instrumentos'),
    }),
    choice('ingress', text('防护等级', 'Ingress protection', 'Protección'), {
      ip40: text('IP40（柜内）', 'IP40 (in a cabinet)', 'IP40 (en gabinete)'),
      ip67: text('IP67', 'IP67', 'IP67'),
      ip68: text('IP68', 'IP68', 'IP68'),
    }),
  ],
}

/** By the slug of the product. */
export const productValues: Record<string, AttributeValues> = {
  'lem-300': {
    principle: 'electromagnetic',
    power: 'mains',
    'no-shutdown': false,
    size: span(10, 1200),
    accuracy: 0.2,
  },
  'lem-500': {
    principle: 'electromagnetic',
    power: 'battery',
    'no-shutdown': false,
    size: span(50, 600),
    accuracy: 0.4,
  },
  'ltb-50': {
    principle: 'turbine',
    power: 'mains',
    'no-shutdown': false,
    size: span(15, 200),
    accuracy: 0.5,
  },
  'ltb-25h': {
    principle: 'turbine',
    power: 'mains',
    'no-shutdown': false,
    size: span(10, 50),
    accuracy: 0.25,
  },
  'lus-200': {
    principle: 'ultrasonic',
    power: 'mains',
    'no-shutdown': true,
    size: span(25, 2000),
    accuracy: 1,
  },
  'lus-80': {
    principle: 'ultrasonic',
    power: 'mains',
    'no-shutdown': true,
    size: span(25, 600),
    accuracy: 1.5,
  },
  'lbv-50': { actuation: 'hand', material: 'stainless', size: span(8, 100), pressure: span(0, 63) },
  'lbv-25h': { actuation: 'hand', material: 'stainless', size: span(8, 50), pressure: span(0, 138) },
  'lpa-160': { actuation: 'air', material: 'ductile-iron', size: span(50, 400), pressure: span(0, 16) },
  'lpa-250s': { actuation: 'air', material: 'ductile-iron', size: span(80, 300), pressure: span(0, 16) },
  'lsv-25': { actuation: 'coil', material: 'brass', size: span(8, 50), pressure: span(0, 16) },
  'lsv-40': { actuation: 'coil', material: 'brass', size: span(25, 65), pressure: span(0.3, 16) },
  'lcp-80-200': { duty: 'moving', 'wetted-material': 'cast-iron', flow: span(30, 110) },
  'lcp-50-160': { duty: 'moving', 'wetted-material': 'stainless', flow: span(15, 60) },
  'lgp-40': { duty: 'metering', 'wetted-material': 'stainless', flow: span(0.03, 2.4) },
  'lgp-120': { duty: 'metering', 'wetted-material': 'cast-steel', flow: span(0.3, 7.2) },
  'lbf-2': { duty: 'filtering', 'wetted-material': 'stainless', flow: span(0, 40) },
  'lbf-1': { duty: 'filtering', 'wetted-material': 'stainless', flow: span(0, 20) },
  'lpt-500': { measures: 'pressure', ingress: 'ip67' },
  'lpt-350': { measures: 'pressure', ingress: 'ip68' },
  'lrl-80': { measures: 'level', ingress: 'ip67', principle: 'radar', hart: true },
  'lrl-120': { measures: 'level', ingress: 'ip68', principle: 'radar', hart: true },
  'lg-100': { measures: 'network', ingress: 'ip40' },
  'lg-200': { measures: 'vibration' },
}

/** What goes well with a product, by slug; each comes before it in the order of the demo. */
export const productAccessories: Record<string, string[]> = {
  'lus-80': ['lem-500'],
  'lcp-80-200': ['lpa-160', 'lbv-50'],
  'lcp-50-160': ['lbv-50', 'ltb-50'],
  'lgp-40': ['lbv-25h'],
  'lbf-2': ['lbv-50', 'lcp-50-160'],
  'lpt-350': ['lbv-25h'],
  'lrl-80': ['lpt-350'],
  'lg-100': ['lpt-500', 'lem-300', 'lrl-80'],
  'lg-200': ['lcp-80-200', 'lpt-500'],
}

const kilograms = (value: number) => ({ weight: quantityIn('mass', { value, unit: 'kg' }) })
const celsius = (from: number, to: number) => ({
  ambient: rangeIn('temperature', { from, to, unit: '°C' }),
})

/** What a product weighs when it is packed, of meters and valves the smallest one, and the ambient temperature that it bears. */
export const productMeasures: Record<string, Partial<Pick<ProductContent, 'weight' | 'ambient'>>> = {
  'lem-300': { ...kilograms(6.5), ...celsius(-25, 60) },
  'lem-500': kilograms(14),
  'ltb-50': kilograms(2.4),
  'ltb-25h': kilograms(1.9),
  'lus-200': { ...kilograms(4.6), ...celsius(-20, 60) },
  'lbv-50': kilograms(0.8),
  'lpa-160': { ...kilograms(7.5), ...celsius(-20, 80) },
  'lsv-25': kilograms(0.9),
  'lcp-80-200': kilograms(86),
  'lgp-40': kilograms(18),
  'lbf-2': kilograms(34),
  'lpt-500': { ...kilograms(1.9), ...celsius(-40, 85) },
  'lpt-350': kilograms(1.2),
  'lrl-80': { ...kilograms(3.6), ...celsius(-40, 80) },
  'lg-100': { ...kilograms(0.9), ...celsius(-30, 70) },
  'lg-200': { ...kilograms(2.1), ...celsius(-30, 65) },
}
