// The demo's about-us page.
import type { DemoAbout } from './demo-shape.ts'
import { prose, same, text } from './demo-text.ts'

/** The offices stand in the middle of their cities: nobody real lives there. */
export const about: DemoAbout = {
  kicker: text('关于蓝泊', 'About Lanbo', 'Sobre Lanbo'),
  title: text(
    '让每一个读数都站得住脚。',
    'Readings you can stand behind.',
    'Lecturas que usted puede sostener.',
  ),
  pictures: ['about-building.jpg', 'news-laboratory.jpg'],
  profileTitle: text(
    '312 人，四个车间，只做流体这一件事。',
    '312 people, four workshops and one subject: fluids.',
    '312 personas, cuatro talleres y un solo tema: los fluidos.',
  ),
  profile: prose(
    [
      '蓝泊设计并制造流量计、阀门、泵、传感器和过滤器，以及照看它们的网关。2004 年我们从一台涡轮流量计起步，至今仍在自己的车间里制造决定精度的零件：衬里、电极、叶轮和电路板。',
      '我们的用户是自来水厂、饮料厂、化工厂和供热公司。他们不需要被打动，只希望第十年的读数依然准确，打电话时有人接听。',
      '去年有 48 600 台仪表在苏州的水装置上完成标定，销售额的 9.4% 用于研发。员工平均司龄八年，因此十年前买的表，往往还能找到当年调试它的人。',
    ],
    [
      'Lanbo designs and makes flow meters, valves, pumps, sensors and filters, and the gateways that look after them. It began in 2004 with one turbine meter. The parts that decide accuracy are still made under our own roof: liners, electrodes, rotors and boards.',
      'Our customers run waterworks, breweries, chemical plants and district heating. They do not ask to be impressed. They ask that the reading is right in its tenth year, and that somebody answers the telephone.',
      'Last year 48,600 instruments were calibrated on water in Suzhou, and 9.4 % of turnover went into development. People stay eight years on average, so whoever commissioned your meter is often still here.',
    ],
    [
      'Lanbo diseña y fabrica caudalímetros, válvulas, bombas, sensores y filtros, y las pasarelas que los cuidan. Empezó en 2004 con un medidor de turbina. Las piezas que deciden la exactitud se siguen haciendo en casa: revestimientos, electrodos, rotores y tarjetas.',
      'Nuestros clientes operan plantas de agua, cervecerías, plantas químicas y redes de calefacción urbana. No piden que los impresionen. Piden que la lectura sea correcta en su décimo año y que alguien conteste el teléfono.',
      'El año pasado se calibraron con agua 48 600 instrumentos en Suzhou y el 9.4 % de las ventas se destinó a desarrollo. La gente se queda ocho años en promedio: quien puso en marcha su medidor suele seguir aquí.',
    ],
  ),
  timelineTitle: text(
    '二十二年，一把刻度尺',
    'Twenty-two years on one scale',
    'Veintidós años en una escala',
  ),
  timeline: [
    {
      year: '2004',
      title: text('苏州，一间租来的厂房', 'A rented hall in Suzhou', 'Una nave alquilada en Suzhou'),
      text: text(
        '三名工程师造出第一台涡轮流量计。',
        'Three engineers build the first turbine meter.',
        'Tres ingenieros construyen el primer medidor de turbina.',
      ),
    },
    {
      year: '2009',
      title: text('第一套水标定装置', 'The first water rig', 'El primer banco de agua'),
      text: text(
        '从此每台流量计都在水上实测。',
        'Since then no meter leaves without having been run.',
        'Desde entonces ningún medidor sale sin haberse probado.',
      ),
    },
    {
      year: '2014',
      title: text('增加阀门与泵', 'Valves and pumps', 'Válvulas y bombas'),
      text: text(
        '整条管线可以由一家供货。',
        'A whole line can come from one maker.',
        'Una línea completa puede venir de un solo fabricante.',
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
        'Answers in the time zone of Latin America.',
        'Respuestas en el huso horario de América Latina.',
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
        '每台仪表的接线、极限和保养都有文件，谁都能读懂。',
        'Wiring, limits and upkeep of every instrument stand on paper that anybody can read.',
        'El cableado, los límites y el cuidado de cada instrumento están en un papel que cualquiera entiende.',
      ),
    },
    {
      title: text('坏消息先说', 'Bad news travels first', 'Las malas noticias, primero'),
      text: text(
        '交货推迟、批次有疑问，客户从我们这里第一个知道。',
        'A late delivery or a doubtful batch: the customer hears it from us, and at once.',
        'Una entrega tardía o un lote dudoso: el cliente lo sabe por nosotros, y enseguida.',
      ),
    },
    {
      title: text('为十年以后修理', 'Built to be repaired', 'Hecho para repararse'),
      text: text(
        '设计时就想好怎么拆；零件能换，就不换整台。',
        'Whoever designs it thinks of taking it apart: a part is changed, not the instrument.',
        'Quien lo diseña piensa en desmontarlo: se cambia una pieza, no el instrumento.',
      ),
    },
  ],
  honoursTitle: text('荣誉与证书', 'Honours and certificates', 'Reconocimientos y certificados'),
  honoursLede: text(
    '演示证书，仅用于展示版面。需要某项证书的适用范围，请与我们联系。',
    'Sample certificates that show how the page looks. Ask us for the scope that fits your plant.',
    'Certificados de muestra para ilustrar la página. Consúltenos el alcance que corresponde a su planta.',
  ),
  certificate: 'certificate-iso-9001.jpg',
  honours: [
    {
      name: same('ISO 9001 · ISO 14001'),
      says: text('复审通过，无不符合项', 'Renewed without findings', 'Renovados sin observaciones'),
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
      name: text('省级计量实验室', 'Provincial laboratory', 'Laboratorio provincial'),
      says: text(
        '液体流量标定，质量法 0.05%',
        'Calibration of liquid flow, 0.05 % on mass',
        'Calibración de caudal de líquidos, 0.05 % en masa',
      ),
      year: '2023',
    },
    {
      name: text('绿色工厂', 'Green factory', 'Fábrica verde'),
      says: text(
        '标定用水五分之四循环使用',
        'Four fifths of the rig water used again',
        'Cuatro quintos del agua se reutilizan',
      ),
      year: '2021',
    },
  ],
  officesTitle: text('联系我们', 'Where to find us', 'Dónde encontrarnos'),
  offices: [
    {
      name: text('中国与亚洲', 'China and Asia', 'China y Asia'),
      address: text(
        '江苏省苏州市创新路 18 号',
        '18 Chuangxin Road, Suzhou, Jiangsu',
        'Chuangxin Road 18, Suzhou, Jiangsu',
      ),
      phone: '+86 512 0000 0110',
      email: 'china@lanbo.example',
      hours: text('8:30–17:30（北京时间）', '8:30–17:30, China time', '8:30–17:30, hora de China'),
      map: { latitude: 31.299, longitude: 120.5853 },
    },
    {
      name: text('欧洲', 'Europe', 'Europa'),
      address: text('德国柏林 Messweg 4', 'Messweg 4, Berlin, Germany', 'Messweg 4, Berlín, Alemania'),
      phone: '+49 30 0000 0110',
      email: 'europe@lanbo.example',
      hours: text(
        '8:00–17:00（中欧时间）',
        '8:00–17:00, Central European time',
        '8:00–17:00, hora de Europa Central',
      ),
      map: { latitude: 52.52, longitude: 13.405 },
    },
    {
      name: text('拉丁美洲', 'Latin America', 'América Latina'),
      address: text(
        '墨西哥墨西哥城 Avenida del Caudal 210',
        'Avenida del Caudal 210, Mexico City, Mexico',
        'Avenida del Caudal 210, Ciudad de México, México',
      ),
      phone: '+52 55 0000 0110',
      email: 'latam@lanbo.example',
      hours: text(
        '8:00–18:00（墨西哥城时间）',
        '8:00–18:00, Mexico City time',
        '8:00–18:00, hora de Ciudad de México',
      ),
      map: { latitude: 19.4326, longitude: -99.1332 },
    },
  ],
}
