// What the demo's products say to the attributes of their types, and the attributes of the four families.
import type { ProductContent } from '#contract/products/product.ts'
import type { AttributeValues, TypeAttribute } from '#contract/products/product-attribute.ts'
import { quantityIn, rangeIn } from '#contract/quantities/quantity.ts'
import { text } from '#server/storage/seed/demo-text.ts'
import { choice, yesNo } from './fact-choices.ts'

const stainless = text('不锈钢 316L', 'Stainless steel 316L', 'Acero inoxidable 316L')

/** What facts do not say, by the slug of the family. */
export const familyAttributes: Record<string, TypeAttribute[]> = {
  'flow-measurement': [
    choice(
      'principle',
      text('测量原理', 'Measuring principle', 'Principio de medición'),
      {
        electromagnetic: text('电磁', 'Electromagnetic', 'Electromagnético'),
        turbine: text('涡轮', 'Turbine', 'Turbina'),
        ultrasonic: text('超声波', 'Ultrasonic', 'Ultrasónico'),
      },
      { group: 'measurement' },
    ),
    choice(
      'power',
      text('供电', 'Power supply', 'Alimentación'),
      {
        mains: text('外接电源', 'Mains or 24 V DC', 'Red o 24 V DC'),
        battery: text('电池', 'Battery', 'Batería'),
      },
      { group: 'electrical' },
    ),
    yesNo('no-shutdown', text('不断流安装', 'No shutdown to install', 'Instalación sin parar la planta'), {
      group: 'mechanical',
    }),
  ],
  valves: [
    choice(
      'actuation',
      text('驱动方式', 'Actuation', 'Accionamiento'),
      {
        hand: text('手动', 'Manual', 'Manual'),
        air: text('气动', 'Pneumatic', 'Neumático'),
        coil: text('电磁阀', 'Solenoid', 'Solenoide'),
      },
      { group: 'mechanical' },
    ),
    choice(
      'material',
      text('阀体材料', 'Body material', 'Material del cuerpo'),
      {
        stainless,
        'ductile-iron': text('球墨铸铁', 'Ductile iron', 'Hierro dúctil'),
        brass: text('黄铜', 'Brass', 'Latón'),
      },
      { group: 'materials' },
    ),
  ],
  'pumps-and-filtration': [
    choice(
      'duty',
      text('用途', 'Service', 'Servicio'),
      {
        moving: text('输送', 'Transfer', 'Transporte'),
        metering: text('计量', 'Metering', 'Dosificación'),
        filtering: text('过滤', 'Filtration', 'Filtración'),
      },
      { group: 'measurement' },
    ),
    choice(
      'wetted-material',
      text('过流部件材质', 'Wetted material', 'Material en contacto'),
      {
        'cast-iron': text('灰铸铁', 'Cast iron', 'Hierro fundido'),
        'cast-steel': text('铸钢', 'Cast steel', 'Acero fundido'),
        stainless,
      },
      { group: 'materials' },
    ),
  ],
  'sensors-and-gateways': [
    choice(
      'measures',
      text('测量对象', 'Measures', 'Mide'),
      {
        pressure: text('压力', 'Pressure', 'Presión'),
        level: text('液位与料位', 'Level', 'Nivel'),
        vibration: text('振动', 'Vibration', 'Vibración'),
        network: text('仪表数据', 'Instrument data', 'Datos de instrumentos'),
      },
      { group: 'measurement' },
    ),
  ],
}

/** By the slug of the product. */
export const productValues: Record<string, AttributeValues> = {
  'lem-300': {
    principle: 'electromagnetic',
    power: 'mains',
    'no-shutdown': false,
  },
  'lem-500': {
    principle: 'electromagnetic',
    power: 'battery',
    'no-shutdown': false,
  },
  'ltb-50': {
    principle: 'turbine',
    power: 'mains',
    'no-shutdown': false,
  },
  'ltb-25h': {
    principle: 'turbine',
    power: 'mains',
    'no-shutdown': false,
  },
  'lus-200': {
    principle: 'ultrasonic',
    power: 'mains',
    'no-shutdown': true,
  },
  'lus-80': {
    principle: 'ultrasonic',
    power: 'mains',
    'no-shutdown': true,
  },
  'lbv-50': { actuation: 'hand', material: 'stainless' },
  'lbv-25h': { actuation: 'hand', material: 'stainless' },
  'lpa-160': { actuation: 'air', material: 'ductile-iron' },
  'lpa-250s': { actuation: 'air', material: 'ductile-iron' },
  'lsv-25': { actuation: 'coil', material: 'brass' },
  'lsv-40': { actuation: 'coil', material: 'brass' },
  'lcp-80-200': { duty: 'moving', 'wetted-material': 'cast-iron' },
  'lcp-50-160': { duty: 'moving', 'wetted-material': 'stainless' },
  'lgp-40': { duty: 'metering', 'wetted-material': 'stainless' },
  'lgp-120': { duty: 'metering', 'wetted-material': 'cast-steel' },
  'lbf-2': { duty: 'filtering', 'wetted-material': 'stainless' },
  'lbf-1': { duty: 'filtering', 'wetted-material': 'stainless' },
  'lpt-500': { measures: 'pressure' },
  'lpt-350': { measures: 'pressure' },
  'lrl-80': { measures: 'level', principle: 'radar' },
  'lrl-120': { measures: 'level', principle: 'radar' },
  'lg-100': { measures: 'network' },
  'lg-200': { measures: 'vibration' },
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
