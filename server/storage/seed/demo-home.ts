// The demo's home page.
import type { DemoHome, DemoSlide } from './demo-shape.ts'
import { same, text } from './demo-text.ts'

const slides: DemoSlide[] = [
  {
    kicker: text('流量测量', 'Flow measurement', 'Medición de caudal'),
    title: text(
      '每一升，都有据可查。',
      'Every liter accounted for.',
      'Cada litro cuenta. Cada litro se mide.',
    ),
    lede: text(
      '流量计、阀门、泵和传感器一厂自制，数据对得上，出了问题打一个电话就行。',
      'Meters, valves, pumps and sensors from one maker – readings that agree, and one number to call.',
      'Medidores, válvulas, bombas y sensores de una misma fábrica: sus lecturas coinciden y hay un solo teléfono para todo.',
    ),
    tab: text('全线产品，一家供货', 'The full line from one supplier', 'Toda la línea, un solo proveedor'),
    picture: 'hero-plant.jpg',
    night: 'hero-plant-night.jpg',
    ground: 'plate',
    button: {
      label: text('查找产品', 'Find a product', 'Buscar un producto'),
      to: '/productModular/:flow-measurement',
    },
    second: { label: text('联系工程师', 'Ask an engineer', 'Consultar a un ingeniero'), to: '/message' },
  },
  {
    kicker: text('LEM 电磁系列', 'LEM electromagnetic series', 'Serie electromagnética LEM'),
    title: text('管里流多少，一目了然。', 'Look inside the pipe.', 'Vea lo que pasa en su tubería.'),
    lede: text(
      'DN 10 到 DN 1200 的导电液体，精度 ±0.2%，没有活动部件，也没有任何阻挡。',
      'Conductive liquids, DN 10 to DN 1200, ±0.2% of reading, no moving parts, no obstruction.',
      'Líquidos conductores de DN 10 a DN 1200, ±0.2 % de la lectura, sin partes móviles ni obstrucciones.',
    ),
    tab: text('LEM 电磁流量计', 'LEM electromagnetic flow meters', 'Medidores de caudal LEM'),
    picture: 'hero-flow.jpg',
    ground: 'navy',
    button: {
      label: text('了解 LEM-300', 'View the LEM-300', 'Ver el LEM-300'),
      to: '/productDetail/:lem-300',
    },
    second: {
      label: text('全部电磁流量计', 'All electromagnetic flow meters', 'Todos los electromagnéticos'),
      to: '/productModularChil/:electromagnetic-flow-meters',
    },
  },
  {
    kicker: text('状态监测', 'Condition monitoring', 'Monitoreo de condición'),
    title: text('停泵之前，先收到预警。', 'Know before the pump fails.', 'Sepa antes de que falle la bomba.'),
    lede: text(
      '每台泵的振动、压力与功率汇于一屏，轴承刚开始老化，您就收到提醒。',
      'Vibration, pressure and power of every pump on one screen, and an alert at the first sign of bearing wear.',
      'Vibración, presión y potencia de cada bomba en una pantalla, y una alerta a la primera señal de desgaste de un rodamiento.',
    ),
    tab: text('状态监测', 'Condition monitoring', 'Monitoreo de condición'),
    picture: 'hero-pumps-dusk.jpg',
    ground: 'navy',
    button: {
      label: text('了解 LG-200', 'View the LG-200', 'Ver el LG-200'),
      to: '/productDetail/:lg-200',
    },
    second: { label: text('查看客户案例', 'See case studies', 'Ver los casos'), to: '/successCase' },
  },
]

/** A partner without a logo and a site: nobody real is named. */
const partner = (zh: string, en: string, es: string) => ({ name: text(zh, en, es), logo: null, link: '' })

export const home: DemoHome = {
  slides,
  rangeTitle: text(
    '四大系列，一样的用法',
    'Four product families, one way of working',
    'Cuatro familias, una sola forma de trabajar',
  ),
  rangeLede: text(
    '同样的显示、同样的接线、同样的维护工具，学会一台，就会用全部。',
    'The same display, the same wiring and the same service tool: learn one instrument and you know them all.',
    'La misma pantalla, el mismo cableado y la misma herramienta: aprenda uno y los conoce todos.',
  ),
  hotTitle: text('热门产品', 'Popular products', 'Más solicitados'),
  strengthsTitle: text(
    '为不能出错的现场',
    'Built for plants that cannot afford errors',
    'Para plantas donde no se puede fallar',
  ),
  strengthsPicture: 'news-laboratory.jpg',
  strengths: [
    {
      icon: 'gauge',
      title: text('台台实流标定，不靠计算', 'Calibrated on water', 'Calibración con agua, uno por uno'),
      text: text(
        '每台流量计出厂前都经实流标定，校准证书随表交付。',
        'Every flow meter is wet-calibrated on our rig and ships with its certificate.',
        'Cada medidor se calibra con agua en nuestro banco y se entrega con su certificado.',
      ),
    },
    {
      icon: 'sheet',
      title: text('资料三语同步', 'One data sheet in three languages', 'Una hoja de datos, tres idiomas'),
      text: text(
        '样本、图纸和接线图的中、英、西文版同日发布。',
        'Data sheets, wiring and drawings in Chinese, English and Spanish, released the same day.',
        'Hojas de datos, cableado y planos en chino, inglés y español, publicados el mismo día.',
      ),
    },
    {
      icon: 'wrench',
      title: text('备件供应十五年', 'Fifteen years of spare parts', 'Quince años de repuestos'),
      text: text(
        '系列停产之后，密封、电路板和衬里保留库存 15 年。',
        'Seals, boards and liners stay in stock for 15 years after a series ends.',
        'Sellos, tarjetas electrónicas y revestimientos en inventario 15 años después del fin de serie.',
      ),
    },
    {
      icon: 'people',
      title: text('接电话的是工程师', 'You talk to an engineer', 'Lo atiende un ingeniero'),
      text: text(
        '回答您问题的人在现场调过泵、换过表，一个工作日内答复。',
        'Our support engineers come from the field and reply within one working day.',
        'Nuestros ingenieros vienen de planta y responden en un día hábil.',
      ),
    },
  ],
  figures: [
    {
      value: same('±0.2'),
      unit: same('%'),
      says: text('读数误差限，LEM-300', 'of reading, LEM-300', 'de la lectura, LEM-300'),
    },
    {
      value: same('3000'),
      unit: same('m³/h'),
      says: text('厂内可标定的最大流量', 'maximum flow on our rig', 'caudal máximo de nuestro banco'),
    },
    {
      value: same('46'),
      unit: text('个国家', 'countries', 'países'),
      says: text(
        '有蓝泊仪表在日常运行',
        'with our instruments in daily service',
        'donde operan nuestros instrumentos',
      ),
    },
    {
      value: same('15'),
      unit: text('年', 'years', 'años'),
      says: text('每个系列的备件保障', 'of spare parts for every series', 'de repuestos para cada serie'),
    },
  ],
  partnersTitle: text('客户与合作伙伴（演示）', 'Customers and partners (demo)', 'Clientes y socios (demo)'),
  partners: [
    partner('示范水务', 'Demo Waterworks', 'Aguas Demo'),
    partner('示范酿造', 'Demo Brewing', 'Cervecería Demo'),
    partner('示范化工', 'Demo Chemicals', 'Química Demo'),
    partner('示范热力', 'Demo District Heat', 'Calor Urbano Demo'),
    partner('示范成套', 'Demo Skid Builders', 'Montajes Demo'),
    partner('示范工程', 'Demo Engineering', 'Ingeniería Demo'),
  ],
  certificatesTitle: text('检验与认证', 'Tests and certificates', 'Ensayos y certificados'),
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
    '告诉我们：介质、口径、温度。',
    'Tell us about your application.',
    'Cuéntenos su aplicación.',
  ),
  askLede: text(
    '有这三项就能给出初步建议。工程师一个工作日内答复。',
    'Fluid, line size, temperature: three facts are enough for a first recommendation. An engineer replies within one working day.',
    'Fluido, diámetro y temperatura: tres datos bastan para una primera recomendación. Un ingeniero le responde en un día hábil.',
  ),
}
