// The demo's product types: four families and the ten kinds below them.

import type { DemoType } from '#server/storage/seed/demo-shape.ts'
import { text } from '#server/storage/seed/demo-text.ts'
import { familyAttributes } from './demo-attributes.ts'
import { familyFacts, typeFacts } from './fact-attributes.ts'
import { choice } from './fact-choices.ts'

const flow: DemoType[] = [
  {
    slug: 'flow-measurement',
    parent: null,
    content: {
      productTypeName: text('流量测量', 'Flow measurement', 'Medición de caudal'),
      introduction: text(
        '从 DN 10 到 DN 2000，导电与不导电的液体，断流与不断流的安装，都有对应的仪表。每台出厂前都经实流标定。',
        'From DN 10 to DN 2000, conductive or not, with or without a shutdown: there is a meter for it, and each one is calibrated on water before it ships.',
        'De DN 10 a DN 2000, con líquidos conductores o no, con la línea parada o en marcha: hay un medidor para cada caso, y todos se calibran con agua antes de salir.',
      ),
      covers: ['product-electromagnetic-flow-meter.jpg', 'hero-plant.jpg'],
    },
  },
  {
    slug: 'electromagnetic-flow-meters',
    parent: 'flow-measurement',
    content: {
      productTypeName: text(
        '电磁流量计',
        'Electromagnetic flow meters',
        'Medidores de caudal electromagnéticos',
      ),
      introduction: text(
        '用于一切导电液体：水、污水、酸碱、浆料。管内没有活动部件，也没有压损。',
        'For all conductive liquids: water, wastewater, acids, slurries. No moving parts and no pressure drop.',
        'Para todo líquido conductor: agua, aguas residuales, ácidos, lodos. Sin partes móviles ni caída de presión.',
      ),
      covers: ['product-electromagnetic-flow-meter.jpg'],
    },
  },
  {
    slug: 'turbine-flow-meters',
    parent: 'flow-measurement',
    content: {
      productTypeName: text('涡轮流量计', 'Turbine flow meters', 'Medidores de caudal de turbina'),
      introduction: text(
        '用于清洁的低黏度液体，响应快、重复性好，适合配料、灌装与试验台。',
        'For clean liquids of low viscosity: fast and repeatable, for batching, filling and test benches.',
        'Para líquidos limpios de baja viscosidad: rápidos y repetibles, para dosificación, llenado y bancos de prueba.',
      ),
      covers: ['product-turbine-flow-meter.jpg'],
    },
  },
  {
    slug: 'ultrasonic-flow-meters',
    parent: 'flow-measurement',
    content: {
      productTypeName: text('超声波流量计', 'Ultrasonic flow meters', 'Medidores de caudal ultrasónicos'),
      introduction: text(
        '夹在管外测量流量和热量，不断流、不开孔，大口径和改造项目的首选。',
        'Flow and energy from outside the pipe: no shutdown, no cutting: the first choice for large lines and retrofits.',
        'Caudal y energía desde fuera de la tubería: sin parada ni perforaciones, la primera opción en grandes diámetros y remodelaciones.',
      ),
      covers: ['product-ultrasonic-clamp-on-sensor.jpg'],
    },
  },
]

const valves: DemoType[] = [
  {
    slug: 'valves',
    parent: null,
    content: {
      productTypeName: text('阀门', 'Valves', 'Válvulas'),
      introduction: text(
        '手动、气动与电磁切断，DN 8 到 DN 400。每台阀门都做强度与密封试验，试验记录可查。',
        'Manual, pneumatic and solenoid shut-off, from DN 8 to DN 400. Every valve is tested for strength and tightness, and the test record is kept.',
        'Cierre manual, neumático y por solenoide, de DN 8 a DN 400. Cada válvula se prueba en resistencia y estanqueidad, y se guarda el registro.',
      ),
      covers: ['product-butterfly-valve.jpg', 'case-chemical-skid.jpg'],
    },
  },
  {
    slug: 'ball-valves',
    parent: 'valves',
    content: {
      productTypeName: text('球阀', 'Ball valves', 'Válvulas de bola'),
      introduction: text(
        '全通径三片式不锈钢球阀，压力至 138 bar，检修时接管留在管道上。',
        'Full-bore stainless valves in three pieces, up to 138 bar; the ends stay on the pipe during service.',
        'Válvulas inoxidables de paso total en tres piezas, hasta 138 bar; los extremos quedan en la tubería durante el servicio.',
      ),
      covers: ['product-ball-valve.jpg'],
    },
  },
  {
    slug: 'butterfly-valves',
    parent: 'valves',
    content: {
      productTypeName: text('蝶阀', 'Butterfly valves', 'Válvulas de mariposa'),
      introduction: text(
        '凸耳式气动蝶阀，双作用或弹簧复位，阀座可在现场更换。',
        'Lug valves with pneumatic actuators, double-acting or spring-return, with seats that can be replaced on site.',
        'Válvulas tipo lug con actuador neumático, de doble efecto o retorno por resorte, con asiento reemplazable en sitio.',
      ),
      covers: ['product-butterfly-valve.jpg'],
    },
  },
  {
    slug: 'solenoid-valves',
    parent: 'valves',
    content: {
      productTypeName: text('电磁阀', 'Solenoid valves', 'Válvulas solenoides'),
      introduction: text(
        '黄铜电磁阀，零压差开启或缓闭防水锤，全系列共用一种 18 W 线圈。',
        'Brass valves that open at zero differential pressure or close without water hammer, all on the same 18 W coil.',
        'Válvulas de latón que abren con presión diferencial cero o cierran sin golpe de ariete, todas con la misma bobina de 18 W.',
      ),
      covers: ['product-solenoid-valve.jpg'],
    },
  },
]

const pumps: DemoType[] = [
  {
    slug: 'pumps-and-filtration',
    parent: null,
    content: {
      productTypeName: text('泵与过滤', 'Pumps and filtration', 'Bombas y filtración'),
      introduction: text(
        '输送、计量、过滤：按同一份工况单选型，随附实测曲线。',
        'Transfer, metering, filtration: all sized from one data sheet and supplied with measured curves.',
        'Transporte, dosificación y filtración: todo se selecciona con una sola hoja de datos y se entrega con curvas medidas.',
      ),
      covers: ['product-centrifugal-pump.jpg', 'hero-pumps-dusk.jpg'],
    },
  },
  {
    slug: 'process-pumps',
    parent: 'pumps-and-filtration',
    content: {
      productTypeName: text('工业泵', 'Process pumps', 'Bombas de proceso'),
      introduction: text(
        '离心泵用于大流量低黏度液体，齿轮泵用于高黏度介质的输送与计量。',
        'Centrifugal pumps for high flow and low viscosity; gear pumps for metering viscous fluids.',
        'Bombas centrífugas para grandes caudales de líquidos ligeros; bombas de engranajes para transportar y dosificar fluidos viscosos.',
      ),
      covers: ['product-centrifugal-pump.jpg', 'product-gear-pump.jpg'],
    },
  },
  {
    slug: 'filter-housings',
    parent: 'pumps-and-filtration',
    content: {
      productTypeName: text('过滤器', 'Filter housings', 'Filtros'),
      introduction: text(
        '316L 袋式过滤器，精度 1–400 µm，保护下游的仪表、泵和灌装机。',
        'Bag filters in 316L from 1 to 400 µm that protect the meters, pumps and fillers downstream.',
        'Filtros de bolsa en 316L de 1 a 400 µm que protegen medidores, bombas y llenadoras aguas abajo.',
      ),
      covers: ['product-filter-housing.jpg'],
    },
  },
]

const sensors: DemoType[] = [
  {
    slug: 'sensors-and-gateways',
    parent: null,
    content: {
      productTypeName: text('传感与网关', 'Sensors and gateways', 'Sensores y gateways'),
      introduction: text(
        '压力、液位和振动，从测点一直送到您的平台。所有仪表共用一种显示、一套接线和一个网关。',
        'Pressure, level and vibration, carried from the point of measurement to your platform: one display, one way of wiring, one gateway.',
        'Presión, nivel y vibración, desde el punto de medición hasta su plataforma: una pantalla, un cableado, un gateway.',
      ),
      covers: ['product-pressure-transmitter.jpg', 'news-exhibition.jpg'],
    },
  },
  {
    slug: 'pressure-and-level',
    parent: 'sensors-and-gateways',
    content: {
      productTypeName: text('压力与液位', 'Pressure and level', 'Presión y nivel'),
      introduction: text(
        '压力变送器量程至 400 bar，80 GHz 雷达测量液位至 30 m、固体料位至 120 m。',
        'Transmitters up to 400 bar, and 80 GHz radar for 30 m of liquid or 120 m of bulk solids.',
        'Transmisores hasta 400 bar y radar de 80 GHz para 30 m de líquido o 120 m de sólidos.',
      ),
      covers: ['product-radar-level-sensor.jpg', 'product-pressure-transmitter.jpg'],
      attributes: [
        choice(
          'principle',
          text('测量原理', 'Measuring principle', 'Principio de medición'),
          {
            piezo: text('扩散硅压阻', 'Piezoresistive silicon', 'Silicio piezorresistivo'),
            radar: text('80 GHz 雷达', '80 GHz radar', 'Radar de 80 GHz'),
          },
          { group: 'measurement' },
        ),
      ],
    },
  },
  {
    slug: 'edge-gateways',
    parent: 'sensors-and-gateways',
    content: {
      productTypeName: text('网关', 'Gateways', 'Gateways'),
      introduction: text(
        '把仪表和机泵接入平台，断网时数据留在现场，恢复后按顺序补传。',
        'They connect instruments and pumps to your platform; data is buffered on site while the network is down.',
        'Conectan instrumentos y bombas a su plataforma; si falla la red, los datos se guardan en sitio.',
      ),
      covers: ['product-gateway.jpg'],
    },
  },
]

const described = [...flow, ...valves, ...pumps, ...sensors]

export const types: DemoType[] = described.map(({ content, ...type }) => {
  const own = content.attributes ?? familyAttributes[type.slug] ?? []
  const attributes =
    type.parent === null ? familyFacts(type.slug, own) : [...own, ...typeFacts(type.parent, type.slug)]
  return { ...type, content: { ...content, attributes } }
})
