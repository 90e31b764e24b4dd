// The demo's home page.
import type { DemoHome, DemoSlide } from './demo-shape.ts'
import { same, text } from './demo-text.ts'

const slides: DemoSlide[] = [
  {
    kicker: text('流量测量', 'Flow measurement', 'Medición de caudal'),
    title: text('每一升，都有据可查。', 'No litre unaccounted for.', 'Ningún litro sin contar.'),
    lede: text(
      '流量计、阀门、泵和传感器出自同一家工厂，读数彼此对得上，出了问题只需打一个电话。',
      'Meters, valves, pumps and sensors from one factory: their readings agree, and there is one number to call.',
      'Medidores, válvulas, bombas y sensores de una misma fábrica: sus lecturas coinciden y hay un solo número al que llamar.',
    ),
    tab: text('全线产品，一家供应', 'The whole line from one maker', 'Toda la línea, un solo fabricante'),
    picture: 'hero-plant.jpg',
    ground: 'plate',
    button: {
      label: text('查找产品', 'Find a product', 'Buscar un producto'),
      to: '/productModular/:flow-measurement',
    },
    second: { label: text('联系工程师', 'Ask an engineer', 'Consultar a un ingeniero'), to: '/message' },
  },
  {
    kicker: text('LEM 电磁系列', 'LEM electromagnetic series', 'Serie electromagnética LEM'),
    title: text('看清管道里的流动。', 'Look inside the pipe.', 'Mire dentro de la tubería.'),
    lede: text(
      'DN 10 到 DN 1200 的导电液体，精度 ±0.2%，没有活动部件，也没有任何阻挡。',
      'Conductive liquids from DN 10 to DN 1200, within ±0.2 %, with no moving part and nothing in their way.',
      'Líquidos conductores de DN 10 a DN 1200, dentro de ±0.2 %, sin piezas móviles y sin nada que estorbe.',
    ),
    tab: text('LEM 电磁流量计', 'LEM electromagnetic meters', 'Caudalímetros LEM'),
    picture: 'hero-flow.jpg',
    ground: 'navy',
    button: {
      label: text('了解 LEM-300', 'See the LEM-300', 'Ver el LEM-300'),
      to: '/productDetail/:lem-300',
    },
    second: {
      label: text('全部电磁流量计', 'All electromagnetic meters', 'Todos los electromagnéticos'),
      to: '/productModularChil/:electromagnetic-flow-meters',
    },
  },
  {
    kicker: text('状态监测', 'Condition monitoring', 'Monitoreo de condición'),
    title: text(
      '泵停之前，先知道。',
      'A word before the pump stops.',
      'Un aviso antes de que pare la bomba.',
    ),
    lede: text(
      '每台泵的振动、压力与功率汇于一屏，轴承刚开始老化，您就收到提醒。',
      'Vibration, pressure and power of every pump on one screen, and an alert as soon as a bearing begins to age.',
      'Vibración, presión y potencia de cada bomba en una pantalla, y una alerta en cuanto un rodamiento empieza a envejecer.',
    ),
    tab: text('状态监测', 'Condition monitoring', 'Monitoreo de condición'),
    picture: 'hero-pumps-dusk.jpg',
    ground: 'navy',
    button: {
      label: text('了解 LG-200', 'See the LG-200', 'Ver la LG-200'),
      to: '/productDetail/:lg-200',
    },
    second: { label: text('查看成功案例', 'Read the cases', 'Ver los casos'), to: '/successCase' },
  },
]

/** A partner without a logo and a site: nobody real is named. */
const partner = (zh: string, en: string, es: string) => ({ name: text(zh, en, es), logo: null, link: '' })

export const home: DemoHome = {
  slides,
  rangeTitle: text('四大系列，一套逻辑', 'Four families, one logic', 'Cuatro familias, una misma lógica'),
  rangeLede: text(
    '同样的显示、同样的接线、同样的维护工具，学会一台，就会用全部。',
    'The same display, the same wiring and the same service tool: learn one instrument and you know them all.',
    'La misma pantalla, el mismo cableado y la misma herramienta: quien conoce un instrumento los conoce todos.',
  ),
  hotTitle: text('热门产品', 'Most asked for', 'Los más solicitados'),
  strengthsTitle: text(
    '为容不得差错的现场而造',
    'For people who cannot afford to be wrong',
    'Para quienes no pueden equivocarse',
  ),
  strengthsPicture: 'news-laboratory.jpg',
  strengths: [
    {
      icon: 'gauge',
      title: text('在水上标定，不在纸上', 'Calibrated on water', 'Calibrados con agua'),
      text: text(
        '每台流量计出厂前都在水装置上实测，证书随表交付。',
        'Every flow meter is run on our rig before it leaves, and its certificate goes with it.',
        'Cada caudalímetro se prueba en nuestro banco antes de salir, y su certificado viaja con él.',
      ),
    },
    {
      icon: 'sheet',
      title: text(
        '一份样本，三种语言',
        'One data sheet in three languages',
        'Una hoja de datos, tres idiomas',
      ),
      text: text(
        '图纸、接线和极限参数的中、英、西文版同一天发布。',
        'Drawings, wiring and limits appear in Chinese, English and Spanish on the same day.',
        'Planos, cableado y límites se publican en chino, inglés y español el mismo día.',
      ),
    },
    {
      icon: 'wrench',
      title: text('备件供应十五年', 'Fifteen years of spare parts', 'Quince años de repuestos'),
      text: text(
        '系列停产之后，密封、电路板和衬里仍保留库存。',
        'Seals, boards and liners stay on the shelf long after a series has ended.',
        'Sellos, tarjetas y revestimientos siguen en existencia mucho después de terminada una serie.',
      ),
    },
    {
      icon: 'people',
      title: text('接电话的是工程师', 'An engineer picks up', 'Responde un ingeniero'),
      text: text(
        '回答您问题的人在现场调过泵、换过表，一个工作日内答复。',
        'Whoever answers has stood beside running pumps, and does so within one working day.',
        'Quien responde ha trabajado junto a bombas en marcha, y lo hace en un día hábil.',
      ),
    },
  ],
  figures: [
    {
      value: same('±0.2'),
      unit: same('%'),
      says: text('LEM-300 读数误差限', 'error limit of the LEM-300', 'límite de error del LEM-300'),
    },
    {
      value: text('3000', '3,000', '3000'),
      unit: same('m³/h'),
      says: text(
        '厂内可标定的最大流量',
        'largest flow calibrated in house',
        'mayor caudal calibrado en planta',
      ),
    },
    {
      value: same('46'),
      unit: text('个国家', 'countries', 'países'),
      says: text(
        '有蓝泊仪表在日常运行',
        'with our instruments in daily service',
        'con nuestros instrumentos en servicio',
      ),
    },
    {
      value: same('15'),
      unit: text('年', 'years', 'años'),
      says: text('每个系列的备件保障', 'of spare parts for every series', 'de repuestos para cada serie'),
    },
  ],
  partnersTitle: text('合作伙伴（演示）', 'Partners (demo)', 'Socios (demostración)'),
  partners: [
    partner('示范水务', 'Demo Waterworks', 'Aguas Demo'),
    partner('示范酿造', 'Demo Brewing', 'Cervecería Demo'),
    partner('示范化工', 'Demo Chemicals', 'Química Demo'),
    partner('示范热力', 'Demo District Heat', 'Calor Urbano Demo'),
    partner('示范成套', 'Demo Skid Builders', 'Montajes Demo'),
    partner('示范工程', 'Demo Engineering', 'Ingeniería Demo'),
  ],
  certificatesTitle: text('检验与认证', 'Tested and certified', 'Ensayos y certificados'),
  certificates: [
    { name: same('ISO 9001'), says: text('质量管理体系', 'Quality management', 'Gestión de la calidad') },
    { name: same('ISO 14001'), says: text('环境管理体系', 'Environmental management', 'Gestión ambiental') },
    { name: same('ATEX · IECEx'), says: text('气体 1 区、2 区', 'Gas, zones 1 and 2', 'Gas, zonas 1 y 2') },
    {
      name: same('CE · PED'),
      says: text('承压设备，H 模式', 'Pressure equipment, module H', 'Equipos a presión, módulo H'),
    },
    { name: same('MID'), says: text('冷水结算计量', 'Billing of cold water', 'Facturación de agua fría') },
    {
      name: same('IP68'),
      says: text('水下 3 m 长期浸没', '3 m under water, permanent', '3 m bajo el agua, permanente'),
    },
  ],
  askTitle: text(
    '告诉我们，管里流的是什么。',
    'Tell us what is in the pipe.',
    'Cuéntenos qué circula por la tubería.',
  ),
  askLede: text(
    '介质、管径、温度，有这三项就能给出初步建议。工程师在一个工作日内答复。',
    'Medium, size, temperature: with these three we can make a first suggestion. An engineer answers within one working day.',
    'Medio, diámetro, temperatura: con estos tres datos podemos hacer una primera propuesta. Un ingeniero responde en un día hábil.',
  ),
}
