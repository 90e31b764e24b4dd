// Demo products: electromagnetic flow meters.
import type { DemoProduct } from '#server/storage/seed/demo-shape.ts'
import { prose, text } from '#server/storage/seed/demo-text.ts'

export const electromagneticMeters: DemoProduct[] = [
  {
    slug: 'lem-300',
    type: 'electromagnetic-flow-meters',
    content: {
      productModel: 'LEM-300',
      productName: text('电磁流量计', 'Electromagnetic flow meter', 'Medidor de caudal electromagnético'),
      summary: text(
        '测量水、污水、酸碱和浆料等导电液体，精度 ±0.2%，管内没有活动部件。',
        'For water, wastewater, acids, alkalis and slurries: ±0.2% of reading, no moving parts in the pipe.',
        'Para agua, aguas residuales, ácidos, álcalis y lodos: ±0.2 % de la lectura y ninguna parte móvil en la tubería.',
      ),
      description: prose(
        [
          'LEM-300 按电磁感应定律工作：导电液体流过磁场，一对电极取出与流速成正比的电压。密度、温度和黏度变化不影响读数，测量管不缩径，没有附加压损。',
          '转换器持续检查电极、励磁线圈和接地。空管、电极结垢或接地不良都会直接显示在表头上，并通过 HART 或 Modbus 上报，不用等到月底对账。',
          '每台出厂前五点实流标定，证书编号与铭牌一致。常用口径 DN 25–200 备有库存，5 个工作日内发货。',
        ],
        [
          'The LEM-300 works by Faraday’s law: a conductive liquid passes a magnetic field, and two electrodes pick up a voltage in proportion to its velocity. Density, temperature and viscosity do not affect the reading, and the bore stays fully open.',
          'The transmitter continuously checks electrodes, coils and grounding. An empty pipe, a coated electrode or poor grounding is shown on the display and reported over HART or Modbus, long before the monthly balance would show it.',
          'Every meter is calibrated on water at five flow rates, and its certificate number is on the nameplate. DN 25 to DN 200 are in stock and ship within 5 working days.',
        ],
        [
          'El LEM-300 aplica la ley de Faraday: el líquido conductor atraviesa un campo magnético y dos electrodos captan una tensión proporcional a su velocidad. La densidad, la temperatura y la viscosidad no alteran la lectura, y el paso queda totalmente libre.',
          'El transmisor vigila sin pausa los electrodos, las bobinas y la puesta a tierra. Una tubería vacía, un electrodo sucio o una mala conexión a tierra se indican en la pantalla y se comunican por HART o Modbus, mucho antes de que aparezcan en el balance del mes.',
          'Cada medidor se calibra con agua en cinco caudales y el número de su certificado figura en la placa. De DN 25 a DN 200 hay existencias, con envío en 5 días hábiles.',
        ],
      ),
      highlights: [
        text(
          '管内无阻流件：没有压损，含纤维和颗粒的介质同样稳定。',
          'Nothing in the bore: no pressure drop, and steady readings with fibers and solids.',
          'Nada dentro del tubo: sin caída de presión y lecturas estables con fibras y sólidos.',
        ),
        text(
          '自诊断覆盖空管、电极结垢和接地不良。',
          'Self-diagnosis of empty pipe, coated electrodes and poor grounding.',
          'Detecta por sí mismo tubería vacía, electrodos sucios y mala puesta a tierra.',
        ),
        text(
          '五点实流标定，证书随表交付。',
          'Calibrated on water at five points; the certificate ships with the meter.',
          'Calibrado con agua en cinco puntos; el certificado acompaña al medidor.',
        ),
        text(
          '表头可旋转 350°，背光显示，无需开盖即可操作。',
          'Housing rotates 350°; backlit display, operated through the glass.',
          'Cabezal giratorio de 350°; pantalla iluminada que se opera sin abrir la tapa.',
        ),
      ],
      gallery: [
        'product-electromagnetic-flow-meter.jpg',
        'detail-flow-meter-display.jpg',
        'detail-flow-meter-liner.jpg',
        'detail-flow-meter-terminals.jpg',
        'detail-flow-meter-nameplate.jpg',
      ],
      hot: true,
    },
  },
  {
    slug: 'lem-500',
    type: 'electromagnetic-flow-meters',
    content: {
      productModel: 'LEM-500',
      productName: text(
        '电池供电电磁流量计',
        'Battery-powered electromagnetic flow meter',
        'Medidor de caudal electromagnético a batería',
      ),
      summary: text(
        '为没有电源的管网计量点设计：一组锂电池可用 10 年，从 0.03 m/s 的夜间小流量开始计量。',
        'For metering points without mains power: ten years on one lithium pack, and a reading from 0.03 m/s, where leaks show up.',
        'Para puntos de medición sin red eléctrica: diez años con un solo paquete de litio y lectura desde 0.03 m/s, donde se detecta una fuga.',
      ),
      description: prose(
        [
          '分区计量的测点往往在路边阀门井里，没有电，雨季还会被水淹没。LEM-500 由锂电池供电，传感器和转换器均按 IP68 灌封，可长期浸没在 3 m 深的水下。',
          '内置记录仪每 15 分钟保存一次流量和压力，最多保存三年；内置通信模块每天定时上传，网络中断时数据不会丢失。',
          '缩径测量管提高了小流量时的流速，夜间最小流量仍落在 ±0.4% 的精度范围内。',
        ],
        [
          'District meters sit in roadside chambers without power, and in the rainy season they are under water. The LEM-500 runs on lithium cells; sensor and transmitter are potted to IP68 for permanent submersion to 3 m.',
          'The built-in logger keeps flow and pressure every 15 minutes for up to three years. A modem sends the day’s values at a set hour, and nothing is lost when the network is down.',
          'A slightly narrowed measuring tube lifts the velocity at low flow, so that even night flow stays within ±0.4%.',
        ],
        [
          'Los medidores de sector trabajan en cámaras en la vía pública, sin electricidad y, en temporada de lluvias, bajo el agua. El LEM-500 funciona con celdas de litio; sensor y transmisor están encapsulados en IP68 y resisten inmersión permanente a 3 m.',
          'El registrador interno guarda caudal y presión cada 15 minutos durante un máximo de tres años. Un módem envía los datos del día a una hora fija, y nada se pierde si falla la red.',
          'El tubo de medición, ligeramente reducido, eleva la velocidad con caudal bajo: incluso el mínimo nocturno se mantiene dentro de ±0.4 %.',
        ],
      ),
      highlights: [
        text(
          '每 15 分钟记录一次、每天上传一次时，电池寿命 10 年。',
          'Ten years of battery life with a value every 15 minutes and one upload a day.',
          'Diez años de batería con un dato cada 15 minutos y un envío al día.',
        ),
        text(
          '0.03 m/s 起计量，夜间最小流量看得见。',
          'Measures from 0.03 m/s, so night flow is visible.',
          'Mide desde 0.03 m/s: el mínimo nocturno queda a la vista.',
        ),
        text(
          '更换电池不断数据、不重新标定。',
          'Change the battery without losing data or recalibrating.',
          'La batería se cambia sin perder datos ni recalibrar.',
        ),
      ],
      gallery: ['product-battery-flow-meter.jpg', 'case-metering-chamber.jpg'],
      hot: false,
    },
  },
]
