// Demo vacancies at the factory in Suzhou. Their days lie ahead of the day on which the demo is loaded.
import type { vacancyKind } from '#contract/kinds/vacancy.ts'
import type { DemoRecord, InDays } from '#server/storage/seed/demo-shape.ts'
import { text } from '#server/storage/seed/demo-text.ts'
import { FULL_WEEK, LABORATORY, list, PRODUCTION, SUZHOU, steps, withTheTeam } from './demo-vacancy-parts.ts'

export const suzhouVacancies = (inDays: InDays): DemoRecord<typeof vacancyKind>[] => [
  {
    slug: 'calibration-engineer',
    content: {
      title: text(
        '水流量标定工程师',
        'Calibration engineer, water rig',
        'Ingeniería de calibración, banco de agua',
      ),
      summary: text(
        '您负责第二条标定线：管径最大 DN 1200，证书当天出具。',
        'You run the second line: pipes up to DN 1200, and a certificate on the same day.',
        'Usted lleva la segunda línea: tuberías de hasta DN 1200 y certificado el mismo día.',
      ),
      ...SUZHOU,
      area: LABORATORY,
      hours: FULL_WEEK,
      salary: text(
        '每月 18 000–24 000 元，每年 13 薪',
        'CNY 18,000 to 24,000 a month, thirteen times a year',
        'De 18 000 a 24 000 CNY al mes, trece pagos al año',
      ),
      starts: inDays(71),
      until: inDays(49),
      cover: 'news-laboratory.jpg',
      duties: list(
        [
          '策划并完成 DN 10 至 DN 1200 的实流标定。',
          '维护标准装置的不确定度评定，并在评审中答辩。',
          '同一系列的五台流量计朝同一方向漂移时，及时通知研发。',
        ],
        [
          'Plan and run calibrations on water, from DN 10 to DN 1200.',
          'Keep the uncertainty budget of the rig and defend it before the auditor.',
          'Tell development when five meters of one series drift the same way.',
        ],
        [
          'Planificar y realizar calibraciones con agua, de DN 10 a DN 1200.',
          'Llevar el balance de incertidumbre del banco y defenderlo ante el auditor.',
          'Avisar a desarrollo cuando cinco medidores de una serie derivan en el mismo sentido.',
        ],
      ),
      profile: list(
        [
          '测控、机械或物理专业学历，或同等实践经验。',
          '两年 ISO/IEC 17025 实验室工作经验。',
          '中文用于车间沟通，英文用于撰写报告。',
        ],
        [
          'A degree in measurement, mechanics or physics, or the same from practice.',
          'Two years with ISO/IEC 17025.',
          'Chinese for the workshop, English for the reports.',
        ],
        [
          'Estudios de metrología, mecánica o física, o lo mismo por experiencia.',
          'Dos años de trabajo con ISO/IEC 17025.',
          'Chino para el taller, inglés para los informes.',
        ],
      ),
      offer: list(
        ['每年五周带薪假期。', '每年两周在客户工厂现场工作。', '实验室自己的培训预算。'],
        [
          'Five weeks of leave.',
          'Two weeks a year at a customer’s plant.',
          'A training budget that the laboratory decides on itself.',
        ],
        [
          'Cinco semanas de vacaciones.',
          'Dos semanas al año en la planta de un cliente.',
          'Un presupuesto de formación que decide el propio laboratorio.',
        ],
      ),
      steps: steps({
        title: text('在标定装置上工作一天', 'A day on the rig', 'Un día en el banco'),
        says: withTheTeam,
      }),
    },
  },
  {
    slug: 'electronics-process-engineer',
    content: {
      title: text('电子工艺工程师', 'Process engineer, electronics', 'Ingeniería de procesos, electrónica'),
      summary: text(
        '您让电路板第一次通过率再提高一个百分点。',
        'You lift the share of boards that pass the first time by one more point.',
        'Usted sube un punto más la proporción de placas que pasan a la primera.',
      ),
      ...SUZHOU,
      area: PRODUCTION,
      hours: text('每周 40 小时，白班', '40 a week, day shift', '40 semanales, turno de día'),
      cover: 'detail-flow-meter-terminals.jpg',
      duties: list(
        ['负责贴片与灌封工艺。', '分析不良原因，改进钢网和炉温曲线。', '为新产品准备试产。'],
        [
          'Look after soldering and potting.',
          'Find out why boards fail, and improve stencils and oven profiles.',
          'Prepare the pilot run of new products.',
        ],
        [
          'Cuidar la soldadura y el encapsulado.',
          'Averiguar por qué fallan las placas y mejorar esténciles y perfiles de horno.',
          'Preparar la serie piloto de productos nuevos.',
        ],
      ),
      profile: list(
        ['电子或材料专业。', '三年 SMT 生产经验。', '中文；能阅读英文资料。'],
        [
          'A degree in electronics or materials.',
          'Three years in SMT production.',
          'Chinese, and enough English to read.',
        ],
        [
          'Estudios de electrónica o materiales.',
          'Tres años en producción SMT.',
          'Chino, e inglés suficiente para leer.',
        ],
      ),
      offer: list(
        ['五周带薪假期。', '厂区食堂与班车。', '参与新产线的选型。'],
        ['Five weeks of leave.', 'A canteen and a bus to work.', 'A say in choosing the next line.'],
        [
          'Cinco semanas de vacaciones.',
          'Comedor y transporte al trabajo.',
          'Voz en la elección de la próxima línea.',
        ],
      ),
      steps: steps({
        title: text('在产线上工作一天', 'A day on the line', 'Un día en la línea'),
        says: withTheTeam,
      }),
    },
  },
  {
    slug: 'apprentice-industrial-mechanics',
    content: {
      title: text('工业机械学徒', 'Apprentice, industrial mechanics', 'Aprendiz de mecánica industrial'),
      summary: text(
        '三年里学会车、铣、焊和装配，最后亲手做出一台流量计。',
        'In three years you learn to turn, mill, weld and assemble, and end with a meter made by your own hands.',
        'En tres años aprende a tornear, fresar, soldar y montar, y termina con un medidor hecho por usted.',
      ),
      ...SUZHOU,
      area: PRODUCTION,
      employment: 'apprenticeship',
      hours: text('每周 35 小时', '35 a week', '35 semanales'),
      starts: inDays(270),
      until: inDays(150),
      cover: 'product-stainless-centrifugal-pump.jpg',
      duties: list(
        ['在培训车间学习基本技能。', '每个部门工作三个月。', '每周一天在职业学校上课。'],
        [
          'Learn the basics in the training workshop.',
          'Work three months in each department.',
          'One day a week at the vocational school.',
        ],
        [
          'Aprender lo básico en el taller escuela.',
          'Trabajar tres meses en cada departamento.',
          'Un día por semana en la escuela técnica.',
        ],
      ),
      profile: list(
        ['初中或高中毕业。', '喜欢动手，也愿意算数。', '好奇心比成绩更重要。'],
        [
          'You have finished school.',
          'You like to work with your hands, and do not mind numbers.',
          'Curiosity counts more than marks.',
        ],
        [
          'Haber terminado la escuela.',
          'Gusto por el trabajo manual y por los números.',
          'La curiosidad cuenta más que las notas.',
        ],
      ),
      offer: list(
        ['从第一天起有工资。', '工具和工作服由公司提供。', '毕业后直接留用。'],
        ['Pay from the first day.', 'Tools and work clothes are ours to pay.', 'A place with us afterwards.'],
        [
          'Sueldo desde el primer día.',
          'Herramientas y ropa de trabajo a nuestro cargo.',
          'Un puesto con nosotros al terminar.',
        ],
      ),
      steps: steps({
        title: text('车间体验', 'A day in the workshop', 'Un día en el taller'),
        says: text('家长也欢迎', 'parents are welcome too', 'los padres son bienvenidos'),
      }),
    },
  },
]
