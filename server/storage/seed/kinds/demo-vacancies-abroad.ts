// Demo vacancies at the offices in Berlin and Mexico City; their days as in Suzhou.
import type { vacancyKind } from '#contract/kinds/vacancy.ts'
import type { DemoRecord, InDays } from '#server/storage/seed/demo-shape.ts'
import { text } from '#server/storage/seed/demo-text.ts'
import {
  BERLIN,
  DEVELOPMENT,
  FULL_WEEK,
  list,
  MEXICO_CITY,
  SALES,
  steps,
  withTheTeam,
} from './demo-vacancy-parts.ts'

export const vacanciesAbroad = (inDays: InDays): DemoRecord<typeof vacancyKind>[] => [
  {
    slug: 'firmware-developer',
    content: {
      title: text(
        '低功耗流量计固件工程师',
        'Firmware developer, low-power meters',
        'Desarrollo de firmware, medidores de bajo consumo',
      ),
      summary: text(
        '让一台流量计靠一节电池测六年：每一微瓦都由您决定。',
        'A meter that lives six years on one battery: you decide where every microwatt goes.',
        'Un medidor que vive seis años con una batería: usted decide adónde va cada microwatt.',
      ),
      ...BERLIN,
      area: DEVELOPMENT,
      hours: FULL_WEEK,
      starts: inDays(40),
      until: inDays(33),
      cover: 'product-battery-flow-meter.jpg',
      duties: list(
        [
          '用 C 语言编写测量与无线通信固件。',
          '在自动测试台上测量每个版本的功耗。',
          '与苏州的硬件团队共同设计下一代电子板。',
        ],
        [
          'Write the firmware that measures and sends, in C.',
          'Measure the consumption of every build on the automatic bench.',
          'Design the next board together with the hardware team in Suzhou.',
        ],
        [
          'Escribir en C el firmware que mide y transmite.',
          'Medir el consumo de cada versión en el banco automático.',
          'Diseñar la próxima placa junto con el equipo de hardware de Suzhou.',
        ],
      ),
      profile: list(
        ['三年微控制器开发经验。', '会用示波器，也会读数据手册。', '英语良好，德语不作要求。'],
        [
          'Three years with microcontrollers.',
          'At home with an oscilloscope and a data sheet.',
          'Good English; German is not needed.',
        ],
        [
          'Tres años con microcontroladores.',
          'Soltura con el osciloscopio y la hoja de datos.',
          'Buen inglés; no se pide alemán.',
        ],
      ),
      offer: list(
        ['三十天假期。', '每周两天可远程工作。', '每年两次到苏州，与生产一起试制。'],
        [
          'Thirty days of leave.',
          'Two days a week from home.',
          'Two trips a year to Suzhou for the first run of a series.',
        ],
        [
          'Treinta días de vacaciones.',
          'Dos días por semana desde casa.',
          'Dos viajes al año a Suzhou para la primera serie.',
        ],
      ),
      steps: steps({
        title: text('半天结对编程', 'An afternoon of pairing', 'Una tarde de programación en pareja'),
        says: text('用我们的真实代码', 'on code of ours, not a puzzle', 'con código nuestro, sin acertijos'),
      }),
    },
  },
  {
    slug: 'application-engineer',
    content: {
      title: text(
        '污水应用工程师',
        'Application engineer, waste water',
        'Ingeniería de aplicaciones, aguas residuales',
      ),
      summary: text(
        '您为拉丁美洲的污水厂选型，从第一通电话到投运。',
        'You size meters for sewage plants across Latin America, from the first call to start-up.',
        'Usted dimensiona medidores para plantas de toda América Latina, de la primera llamada a la puesta en marcha.',
      ),
      ...MEXICO_CITY,
      area: SALES,
      hours: FULL_WEEK,
      starts: inDays(64),
      until: inDays(40),
      cover: 'case-water-treatment.jpg',
      duties: list(
        ['与客户一起确定测点，给出选型与误差估算。', '为泵站和曝气线编制方案。', '在现场投运首台仪表。'],
        [
          'Choose measuring points with customers and work out what error to expect.',
          'Draw up solutions for pumping stations and aeration lines.',
          'Start up the first meter on site.',
        ],
        [
          'Elegir puntos de medición con el cliente y calcular el error esperable.',
          'Preparar soluciones para estaciones de bombeo y líneas de aireación.',
          'Poner en marcha el primer medidor en sitio.',
        ],
      ),
      profile: list(
        ['水务、化工或机电专业背景。', '西班牙语流利，英语可工作。', '愿意每月出差一周。'],
        [
          'A background in water, chemical or mechatronic engineering.',
          'Fluent Spanish, working English.',
          'Willing to travel one week a month.',
        ],
        [
          'Formación en agua, química o mecatrónica.',
          'Español fluido e inglés de trabajo.',
          'Disposición a viajar una semana al mes.',
        ],
      ),
      offer: list(
        ['高于法定标准的假期。', '在苏州培训三周。', '公司用车。'],
        ['More leave than the law asks for.', 'Three weeks of training in Suzhou.', 'A company car.'],
        [
          'Más vacaciones que las de ley.',
          'Tres semanas de capacitación en Suzhou.',
          'Vehículo de la empresa.',
        ],
      ),
      steps: steps({
        title: text('一起拜访一位客户', 'A visit to a customer', 'Una visita a un cliente'),
        says: text('与未来的同事同行', 'with a colleague to be', 'con quien sería su colega'),
      }),
    },
  },
  {
    slug: 'field-service-engineer',
    content: {
      title: text('现场服务工程师', 'Field service engineer', 'Ingeniera o ingeniero de servicio en campo'),
      summary: text(
        '水厂深夜停水四小时，您在这四小时里换好流量计。',
        'A waterworks closes its line for four hours at night; in these four hours you exchange the meter.',
        'La planta cierra la línea cuatro horas de noche; en esas cuatro horas usted cambia el medidor.',
      ),
      ...MEXICO_CITY,
      area: SALES,
      hours: text(
        '每周 40 小时，含轮值',
        '40 a week, with stand-by duty in turn',
        '40 semanales, con guardias rotativas',
      ),
      until: inDays(26),
      cover: 'case-metering-chamber.jpg',
      duties: list(
        ['安装、验证和维修现场仪表。', '培训客户的维护人员。', '把现场发现的问题带回研发。'],
        [
          'Install, verify and repair meters on site.',
          'Train the maintenance staff of customers.',
          'Bring back to development what the field has shown.',
        ],
        [
          'Instalar, verificar y reparar medidores en sitio.',
          'Capacitar al personal de mantenimiento del cliente.',
          'Llevar a desarrollo lo que se aprende en campo.',
        ],
      ),
      profile: list(
        ['电气或仪表专业技术学历。', '持有驾照，愿意出差。', '西班牙语；英语为加分项。'],
        [
          'Technical training in electrics or instruments.',
          'A driver’s license, and ready to travel.',
          'Spanish; English is a plus.',
        ],
        [
          'Formación técnica en electricidad o instrumentación.',
          'Licencia de conducir y disposición a viajar.',
          'Español; se valora el inglés.',
        ],
      ),
      offer: list(
        ['轮值另付报酬。', '配备车辆和全套工具。', '每年一周技术培训。'],
        ['Stand-by duty is paid extra.', 'A van with a full set of tools.', 'One week of training a year.'],
        [
          'Las guardias se pagan aparte.',
          'Camioneta con herramienta completa.',
          'Una semana de capacitación al año.',
        ],
      ),
      steps: steps({
        title: text('跟班一天', 'A day on the road', 'Un día en ruta'),
        says: withTheTeam,
      }),
    },
  },
]
