// Demo events: fairs, a course and talks. Their days lie around the day on which the demo is loaded, so that some lie ahead.
import type { eventKind } from '#contract/kinds/event.ts'
import type { DemoRecord, InDays } from '#server/storage/seed/demo-shape.ts'
import { prose, same, text } from '#server/storage/seed/demo-text.ts'

export const demoEvents = (inDays: InDays): DemoRecord<typeof eventKind>[] => [
  {
    slug: 'water-expo',
    content: {
      title: text('蒙特雷水务展', 'Water Expo Monterrey', 'Expo Agua Monterrey'),
      summary: text(
        '一根管道上装九台流量计：同样的水，看它们各自怎么说。',
        'Nine meters on one pipe: see what each of them says about the same water.',
        'Nueve medidores en una tubería: vea qué dice cada uno de la misma agua.',
      ),
      starts: inDays(10),
      ends: inDays(12),
      hours: text('每天 10:00–19:00', 'Daily, 10:00 to 19:00', 'Todos los días, de 10:00 a 19:00'),
      place: text('蒙特雷', 'Monterrey', 'Monterrey'),
      stand: text('B 馆 214', 'Hall B, 214', 'Pabellón B, 214'),
      venue: text(
        '示例大道 501 号，地铁 1 号线步行 6 分钟（演示）',
        'Av. Ejemplo 501, six minutes on foot from metro line 1 (demonstration)',
        'Av. Ejemplo 501, a seis minutos a pie del metro línea 1 (demostración)',
      ),
      entry: text('凭邀请码 LANBO26 免费', 'Free with our code LANBO26', 'Gratis con nuestro código LANBO26'),
      spoken: same('Español · English'),
      cover: 'news-exhibition.jpg',
      products: ['lem-300', 'lus-200', 'lg-100'],
      body: prose(
        [
          '展台中央是一条缩小的自来水厂四号线：同一根 DN 100 管道上依次装有电磁、涡轮和超声流量计。您可以自己开关阀门，看读数如何变化。',
          '带上您手头最难的测点资料：直管段不够、介质带泡或流量太小，工程师会当场估算误差。',
        ],
        [
          'In the middle stands line 4 of a waterworks in small: electromagnetic, turbine and ultrasonic meters one after the other on the same DN 100 pipe. Turn the valves yourself and watch the readings.',
          'Bring the measuring point that troubles you most. Too little straight pipe, bubbles or very low flow: an engineer works out the error with you on the spot.',
        ],
        [
          'En el centro está la línea 4 de una planta de agua en miniatura: medidores electromagnéticos, de turbina y ultrasónicos, uno tras otro en la misma tubería DN 100. Abra y cierre usted mismo las válvulas y mire las lecturas.',
          'Traiga el punto de medición que más problemas le da. Con poco tramo recto, burbujas o caudal muy bajo, un ingeniero calcula el error con usted en el momento.',
        ],
      ),
      directions: prose(
        ['从北入口直行，第三条通道左转。'],
        ['From the north entrance go straight ahead and turn left at the third aisle.'],
        ['Desde la entrada norte siga recto y gire a la izquierda en el tercer pasillo.'],
      ),
    },
  },
  {
    slug: 'straight-pipe',
    content: {
      title: text(
        '流量计到底需要多长直管段？',
        'How much straight pipe does a meter need?',
        '¿Cuánto tramo recto necesita un medidor?',
      ),
      summary: text(
        '四十分钟线上讲座：测过十一种弯头的工程师为您讲解，会前会后都可以提问。',
        'Forty minutes online with the engineers who measured eleven elbows. Questions before and after.',
        'Cuarenta minutos en línea con los ingenieros que midieron once codos. Preguntas antes y después.',
      ),
      starts: inDays(18),
      ends: inDays(18),
      opens: '16:00',
      closes: '16:40',
      zone: 'Asia/Shanghai',
      place: text('线上', 'Online', 'En línea'),
      spoken: same('English'),
      cover: 'news-laboratory.jpg',
      products: ['lem-300'],
      body: prose(
        ['弯头、变径和半开的阀门会让流速分布走样。我们给出实测曲线，以及空间不够时的三种补救办法。'],
        [
          'Elbows, reducers and half-open valves bend the velocity profile. We show the measured curves, and three ways out when there is no room.',
        ],
        [
          'Los codos, las reducciones y las válvulas a medio abrir deforman el perfil de velocidad. Mostramos las curvas medidas y tres soluciones cuando falta espacio.',
        ],
      ),
    },
  },
  {
    slug: 'calibration-course',
    content: {
      title: text('苏州校准培训班', 'Calibration course, Suzhou', 'Curso de calibración en Suzhou'),
      summary: text(
        '在水流量标准装置上实操三天，每期最多八人，结业发证。',
        'Three days on the water rig, at most eight people, with a certificate at the end.',
        'Tres días en el banco de agua, ocho personas como máximo, con certificado.',
      ),
      starts: inDays(52),
      ends: inDays(54),
      opens: '09:00',
      closes: '17:00',
      zone: 'Asia/Shanghai',
      place: text('苏州', 'Suzhou', 'Suzhou'),
      stand: text('本公司实验室', 'Our laboratory', 'Nuestro laboratorio'),
      entry: text('费用请咨询', 'Fee on request', 'Precio a consultar'),
      spoken: same('中文 · English'),
      cover: 'about-building.jpg',
      body: prose(
        ['第一天：不确定度的来源。第二天：称重法与标准表法。第三天：您自己的流量计，从上架到出证书。'],
        [
          'Day one: where uncertainty comes from. Day two: weighing and master meters. Day three: your own meter, from the rig to the certificate.',
        ],
        [
          'Día uno: de dónde viene la incertidumbre. Día dos: pesada y medidores patrón. Día tres: su propio medidor, del banco al certificado.',
        ],
      ),
    },
  },
  {
    slug: 'process-days',
    content: {
      title: text('上海流程工业日', 'Process Days Shanghai', 'Jornadas de Proceso de Shanghái'),
      summary: text(
        '撬装过滤计量单元首次展出，现场运行三天。',
        'The skid for filtering and metering was shown for the first time and ran for three days.',
        'El skid de filtración y medición se mostró por primera vez y funcionó tres días.',
      ),
      starts: inDays(-40),
      ends: inDays(-38),
      place: text('上海', 'Shanghai', 'Shanghái'),
      cover: 'case-chemical-skid.jpg',
      products: ['lbf-2', 'ltb-50'],
    },
  },
  {
    slug: 'district-metering',
    content: {
      title: text(
        '没有市电的分区计量',
        'District metering without mains power',
        'Medición sectorial sin red eléctrica',
      ),
      summary: text(
        '电池供电流量计如何在井下连续工作六年。',
        'How a battery-powered meter works in a chamber for six years.',
        'Cómo trabaja seis años un medidor con batería dentro de una cámara.',
      ),
      starts: inDays(-70),
      ends: inDays(-70),
      place: text('线上', 'Online', 'En línea'),
      cover: 'case-metering-chamber.jpg',
    },
  },
]
