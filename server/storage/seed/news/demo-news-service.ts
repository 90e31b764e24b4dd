// Demo news about service.
import type { DemoNews } from '#server/storage/seed/demo-shape.ts'
import { prose, text } from '#server/storage/seed/demo-text.ts'

export const serviceNews: DemoNews[] = [
  {
    slug: 'support-in-spanish',
    category: 'service',
    author: text('服务部', 'Service department', 'Departamento de servicio'),
    date: '2026-10-09',
    cover: null,
    title: text(
      '西班牙语技术支持覆盖拉美全天工作时段',
      'Support in Spanish now covers the whole Latin American working day',
      'El soporte en español cubre ya toda la jornada de América Latina',
    ),
    summary: text(
      '墨西哥城增加两名应用工程师，从布宜诺斯艾利斯上班到蒂华纳下班，都有人接听。',
      'Two more application engineers in Mexico City answer from the morning in Buenos Aires to the evening in Tijuana.',
      'Dos ingenieros de aplicaciones más en Ciudad de México responden desde la mañana de Buenos Aires hasta la tarde de Tijuana.',
    ),
    body: prose(
      [
        '拉丁美洲横跨五个时区。此前墨西哥城办事处按当地时间值守，南部用户上午的前三个小时只能留言。从十月起，值守时间延长为当地 5:00–19:00。',
        '## 由谁来接',
        '接听的是应用工程师，不是话务员。两位新同事分别来自自来水和食品行业，都在现场工作过八年以上。复杂问题当天转到苏州，次日早晨带着答案回来，由同一个人跟进到底。',
        '九月试运行期间共接到 216 个电话，其中 171 个在通话中解决，平均通话 9 分钟。',
        '## 打电话前准备三件事',
        '铭牌上的序列号、表头显示的代码，以及一张安装位置的照片。有了这三样，多数问题不用第二个电话。',
        '电话和邮箱不变，见“关于我们”页面。',
      ],
      [
        'Latin America spans five time zones. Until now our office kept Mexico City hours, and in the south the first three hours of the day went to voicemail. Since October someone is there from 5:00 to 19:00 local time.',
        '## Who answers',
        'An application engineer, not a call center. The two who joined come from waterworks and from food, each with more than eight years on site. Hard questions go to Suzhou the same day and come back with an answer in the morning, through the same person.',
        'In September, on trial, 216 calls came in. Of these, 171 were solved on the phone, in nine minutes on average.',
        '## Three things to have at hand',
        'The serial number on the nameplate, the code on the display and a photograph of the place. With these, most questions need no second call.',
        'Phone and email stay the same; see the About us page.',
      ],
      [
        'América Latina abarca cinco husos horarios. Hasta ahora nuestra oficina seguía el de Ciudad de México y el sur pasaba sus tres primeras horas con un buzón de voz. Desde octubre hay alguien de 5:00 a 19:00, hora local.',
        '## Quién contesta',
        'Un ingeniero de aplicaciones, no un call center. Los dos que se incorporaron vienen del agua potable y de los alimentos, con más de ocho años en planta cada uno. Las preguntas difíciles van a Suzhou el mismo día y vuelven con respuesta a la mañana siguiente, por la misma persona.',
        'En septiembre, a prueba, llegaron 216 llamadas. De ellas, 171 se resolvieron por teléfono, en nueve minutos de promedio.',
        '## Tres cosas que conviene tener a mano',
        'El número de serie de la placa, el código de la pantalla y una fotografía del lugar. Con ellas, la mayoría de las consultas no necesita una segunda llamada.',
        'El teléfono y el correo no cambian y están en la página Quiénes somos.',
      ],
    ),
  },
  {
    slug: 'recalibration-in-five-days',
    category: 'service',
    author: text('服务部', 'Service department', 'Departamento de servicio'),
    date: '2025-11-20',
    cover: 'news-laboratory.jpg',
    title: text(
      '流量计复校五天返回，附校准前数据',
      'Recalibration in five days, with as-found data',
      'Recalibración en cinco días, con lecturas antes y después del ajuste',
    ),
    summary: text(
      '复校证书同时给出“调前”和“调后”（as found / as left）两组数据，过去一年的读数是否可信一目了然。',
      'The certificate now carries two columns, as found and as left, so you can judge the readings of the past year.',
      'El certificado incluye ahora dos columnas, antes y después del ajuste, para juzgar las lecturas del último año.',
    ),
    body: prose(
      [
        '一台仪表送来复校，用户真正想知道的往往不是它现在准不准，而是过去一年准不准。从本月起，每份复校证书都包含调前、调后两组数据。',
        '## 五天怎么安排',
        '第一天收货、拍照、清洗；第二天调前测五个点；第三天维修或更换易损件；第四天调整并再测五个点；第五天发货。用户在网上可以看到进行到哪一步。',
        '如果调前已在允差内，我们不作任何调整，只出证书，费用减半。',
        '## 我们看到了什么',
        '前十个月共复校 1840 台 DN 25–200 的流量计。电磁流量计中 93% 的调前误差仍在 ±0.3% 以内；涡轮流量计为 71%，其余几乎都与轴承磨损或上游缺少过滤器有关。',
        '建议的复校周期：结算用途两年，过程控制四年；涡轮流量计在含颗粒介质中一年。',
      ],
      [
        'If you send a meter for recalibration, you want to know whether it has been right all year, not just whether it is right now. From this month every certificate shows the readings as found and as left.',
        '## The five days',
        'On the first the meter is received, photographed and cleaned. On the second it is run at five points as found, on the third repaired where needed, on the fourth set and run again, and on the fifth it leaves. You can follow each step on the web.',
        'If it is within its limits as found, we change nothing, issue the certificate and charge half.',
        '## What we have seen',
        'In ten months we recalibrated 1,840 meters from DN 25 to DN 200. Of the electromagnetic ones 93 % were still within ±0.3 % as found. Of the turbines it was 71 %; nearly all the others had worn bearings or no strainer upstream.',
        'We suggest two years for billing and four for process control; one year for turbines in liquids with particles.',
      ],
      [
        'Quien envía un medidor a recalibrar quiere saber no tanto si ahora está bien como si lo estuvo todo el año. Desde este mes, cada certificado muestra las lecturas antes y después del ajuste.',
        '## Cómo se usan los cinco días',
        'El primero, el medidor se recibe, se fotografía y se limpia. El segundo se prueba en cinco puntos tal como llegó; el tercero se repara si hace falta; el cuarto se ajusta y se prueba de nuevo; el quinto sale. Cada paso puede seguirse en línea.',
        'Si llega dentro de sus límites, no tocamos nada, emitimos el certificado y cobramos la mitad.',
        '## Lo que hemos visto',
        'En diez meses recalibramos 1840 medidores de DN 25 a DN 200. De los electromagnéticos, el 93 % seguía dentro de ±0.3 % al llegar. De los de turbina, el 71 %; casi todos los demás tenían los cojinetes gastados o ningún filtro aguas arriba.',
        'Sugerimos dos años para facturación y cuatro para control de proceso; un año para turbinas en líquidos con partículas.',
      ],
    ),
  },
]
