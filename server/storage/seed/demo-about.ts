// The demo's about-us page.
import type { DemoAbout } from './demo-shape.ts'
import { prose, same, text } from './demo-text.ts'

export const about: DemoAbout = {
  kicker: text('关于蓝泊', 'About Lanbo', 'Sobre Lanbo'),
  title: text(
    '每一个读数，都经得起核对。',
    'Readings you can stand behind.',
    'Lecturas en las que puede confiar.',
  ),
  pictures: ['about-building.jpg', 'news-laboratory.jpg'],
  profileTitle: text(
    '312 人，四个车间，只做流体这一件事。',
    '312 people, four workshops, one specialty: fluids.',
    '312 personas, cuatro plantas y una especialidad: los fluidos.',
  ),
  profile: prose(
    [
      '蓝泊设计并制造流量计、阀门、泵、传感器和过滤器，以及配套的网关。2004 年我们从一台涡轮流量计起步，至今仍在自己的车间里制造决定精度的零件：衬里、电极、叶轮和电路板。',
      '我们的用户是自来水厂、饮料厂、化工厂和供热公司。他们要的不是花样，是第十年读数依然准，电话有人接。',
      '去年有 48 600 台仪表在苏州完成实流标定，销售额的 9.4% 用于研发。员工平均司龄八年，十年前的表，多半还能找到当年调试的人。',
    ],
    [
      'Lanbo designs and makes flow meters, valves, pumps, sensors and filters, and the gateways that connect them. We began in 2004 with one turbine flow meter. The parts that decide accuracy are still made in our own workshops: liners, electrodes, rotors and boards.',
      'Our customers run waterworks, breweries, chemical plants and district heating. They want readings that are still right in year ten, and someone who answers the phone.',
      'Last year we wet-calibrated 48,600 instruments in Suzhou, and we invested 9.4% of revenue in R&D. Our people stay eight years on average, so the engineer who commissioned your meter is often still here.',
    ],
    [
      'Lanbo diseña y fabrica medidores de caudal, válvulas, bombas, sensores y filtros, y los gateways que los conectan. Empezamos en 2004 con un medidor de turbina. Las piezas que deciden la exactitud se fabrican en nuestra planta: revestimientos, electrodos, rotores y tarjetas.',
      'Nuestros clientes operan plantas de agua, cervecerías, plantas químicas y redes de calefacción urbana. Quieren lecturas correctas al décimo año y alguien que conteste el teléfono.',
      'El año pasado se calibraron con agua 48 600 instrumentos en Suzhou y invertimos el 9.4 % de las ventas en desarrollo. Nuestra gente permanece ocho años en promedio: quien puso en marcha su medidor suele seguir aquí.',
    ],
  ),
  timelineTitle: text('二十二年，一件事', 'Twenty-two years at a glance', 'Veintidós años de historia'),
  timeline: [
    {
      year: '2004',
      title: text('苏州，一间租来的厂房', 'A rented workshop in Suzhou', 'Un taller rentado en Suzhou'),
      text: text(
        '三名工程师造出第一台涡轮流量计。',
        'Three engineers build the first turbine meter.',
        'Tres ingenieros construyen el primer medidor de turbina.',
      ),
    },
    {
      year: '2009',
      title: text('第一套水流量标准装置', 'The first calibration rig', 'El primer banco de calibración'),
      text: text(
        '从此每台流量计都经实流标定。',
        'Since then every meter has been calibrated on water.',
        'Desde entonces cada medidor se calibra con agua.',
      ),
    },
    {
      year: '2014',
      title: text('增加阀门与泵', 'Valves and pumps', 'Válvulas y bombas'),
      text: text(
        '整条管线可以由一家供货。',
        'Complete lines from one supplier.',
        'Líneas completas de un solo proveedor.',
      ),
    },
    {
      year: '2018',
      title: text('柏林办事处', 'Berlin office', 'Oficina en Berlín'),
      text: text(
        '为欧洲提供服务与备件。',
        'Service and spare parts for Europe.',
        'Servicio y repuestos para Europa.',
      ),
    },
    {
      year: '2022',
      title: text('墨西哥城办事处', 'Mexico City office', 'Oficina en Ciudad de México'),
      text: text(
        '拉美客户在自己的时区得到答复。',
        'Support in Latin American time zones.',
        'Soporte en los horarios de América Latina.',
      ),
    },
    {
      year: '2026',
      title: text('第二标定大厅', 'A second calibration hall', 'Segunda sala de calibración'),
      text: text(
        '口径到 DN 1200，证书当天出具。',
        'Sizes up to DN 1200, with the certificate on the same day.',
        'Diámetros hasta DN 1200, con certificado el mismo día.',
      ),
    },
  ],
  cultureTitle: text('我们怎么做事', 'How we work', 'Cómo trabajamos'),
  culture: [
    {
      title: text('先测，再说', 'Measure first', 'Primero medir'),
      text: text(
        '结论之前先有读数；没有测过的，我们写“没有测过”。',
        'A reading comes before an opinion. What we have not measured, we say we have not measured.',
        'La lectura va antes que la opinión. Lo que no hemos medido, decimos que no lo hemos medido.',
      ),
    },
    {
      title: text('写下来，三种语言', 'Written down, in three languages', 'Por escrito, en tres idiomas'),
      text: text(
        '每台仪表的接线、使用限制和保养都有文件，谁都能看懂。',
        'Wiring, limits and maintenance are documented so that anyone can follow them.',
        'El cableado, los límites y el mantenimiento están documentados para que cualquiera los entienda.',
      ),
    },
    {
      title: text('坏消息不过夜', 'Bad news first', 'Las malas noticias, primero'),
      text: text(
        '交货推迟、批次有疑问，客户从我们这里第一个知道。',
        'A late delivery or a doubtful batch: the customer hears it from us first, and at once.',
        'Una entrega tardía o un lote dudoso: el cliente lo sabe por nosotros, y enseguida.',
      ),
    },
    {
      title: text('好修，十年后也好修', 'Built to be repaired', 'Hecho para repararse'),
      text: text(
        '设计时就想好怎么拆；零件能换，就不换整台。',
        'Designed to come apart: replace the part, not the instrument.',
        'Diseñado para desarmarse: se cambia la pieza, no el instrumento.',
      ),
    },
  ],
  honoursTitle: text('证书与荣誉', 'Awards and certificates', 'Reconocimientos y certificados'),
  honoursLede: text(
    '演示证书，仅用于展示版面。需要某项证书的适用范围，请与我们联系。',
    'Sample certificates that show how the page looks. Ask us for the scope that fits your plant.',
    'Certificados de muestra para ilustrar la página. Consúltenos el alcance que corresponde a su planta.',
  ),
  certificate: 'certificate-iso-9001.jpg',
  honours: [
    {
      name: same('ISO 9001 · ISO 14001'),
      says: text('监督审核通过，零不符合项', 'Recertified with no findings', 'Recertificados sin hallazgos'),
      year: '2026',
    },
    {
      name: text('MID D 模式', 'MID, module D', 'MID, módulo D'),
      says: text(
        '冷水结算表，DN 50–300',
        'Cold-water billing, DN 50–300',
        'Facturación de agua fría, DN 50–300',
      ),
      year: '2025',
    },
    {
      name: text('IECEx 体系', 'IECEx scheme', 'Sistema IECEx'),
      says: text(
        'LEM、LPT、LRL 系列，1 区与 2 区',
        'LEM, LPT and LRL series, zones 1 and 2',
        'Series LEM, LPT y LRL, zonas 1 y 2',
      ),
      year: '2024',
    },
    {
      name: text(
        '省级计量授权实验室',
        'Provincial metrology laboratory',
        'Laboratorio provincial de metrología',
      ),
      says: text(
        '水流量标准装置，质量法，0.05%（k=2）',
        'Calibration of liquid flow, 0.05%, gravimetric',
        'Calibración de caudal de líquidos, 0.05 %, método gravimétrico',
      ),
      year: '2023',
    },
    {
      name: text('绿色工厂', 'Green factory', 'Fábrica verde'),
      says: text(
        '标定用水循环利用率 80%',
        '80% of calibration water recycled',
        '80 % del agua de calibración se recicla',
      ),
      year: '2021',
    },
  ],
  officesTitle: text('办事处', 'Offices', 'Oficinas'),
  // They are records of their own (`kinds/demo-offices.ts`).
  offices: [],
}
