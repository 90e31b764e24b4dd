// Demo news about the company.
import type { DemoNews } from '#server/storage/seed/demo-shape.ts'
import { prose, text } from '#server/storage/seed/demo-text.ts'

export const companyNews: DemoNews[] = [
  {
    slug: 'new-calibration-hall',
    category: 'company',
    author: text('公司办公室', 'Company office', 'Oficina de la empresa'),
    pinned: true,
    date: '2026-11-12',
    cover: 'news-building.jpg',
    title: text(
      '新大楼启用，标定能力翻一番',
      'Our new building opens with twice the calibration capacity',
      'Abre nuestro nuevo edificio, con el doble de capacidad de calibración',
    ),
    summary: text(
      '大口径流量计不再排队：第二条标定线覆盖到 DN 1200，证书当天出具。',
      'No more waiting for large meters: the second line takes sizes up to DN 1200 and hands over the certificate on the same day.',
      'Sin lista de espera para medidores grandes: la segunda línea admite hasta DN 1200 y entrega el certificado el mismo día.',
    ),
    body: prose(
      [
        '自 2009 年起，蓝泊一直只有一套水流量标准装置。那时常见的订单是 DN 300，如今是 DN 800，而每台大表都要占用半天的稳定水流。',
        '## 为什么建第二条线',
        '去年，一台大口径流量计平均要等 11 天才能上装置。表没有问题，是装置排不开。用户的主管道只能在周末停水，等不起 11 天，于是我们不再加长排队，而是新建一座标定大厅。',
        '新大楼共四层，标定大厅占据整个一层；小口径仍留在楼上的实验台，两条线互不占用时间。',
        '## 它能做什么',
        '新装置采用质量法（称重法）：水流过被检表进入称重水箱，以天平为标准，而不是以表比表。流量 0.5–3000 m³/h，口径 DN 200 到 DN 1200，扩展不确定度 0.04%。',
        '每台表标定五个点，当天出证书。标定用水全部回到水池，循环利用率 80%。',
        '欢迎到厂见证标定，下单时约好日期，装置为您留半天。',
      ],
      [
        'Since 2009 Lanbo had managed with one calibration rig. The usual order was a DN 300 then; today it is a DN 800, and each large meter takes half a day of steady water.',
        '## Why a second line',
        'Last year a large meter waited 11 days for its turn. The meter was fine; the rig was booked. A main that can be shut for one weekend only cannot wait so long, and so we built a hall instead of a longer queue.',
        'The calibration hall takes up the whole ground floor of the new four-storey building. Small sizes stay on the bench upstairs, and neither line costs the other its time.',
        '## What it can do',
        'The rig is gravimetric: water runs through the meter into a tank on load cells, and a balance, not another meter, is the reference. It covers 0.5 to 3,000 m³/h and DN 200 to DN 1200 with an expanded uncertainty of 0.04 %.',
        'Five points are taken on each meter and the certificate is ready the same day. All water returns to the sump, and 80% of it is recycled.',
        'Witnessed calibration is welcome: book a date with your order and the rig is yours for half a day.',
      ],
      [
        'Desde 2009, Lanbo trabajaba con un solo banco de calibración. Entonces el pedido habitual era un DN 300; hoy es un DN 800, y cada medidor grande ocupa medio día de agua estable.',
        '## Por qué una segunda línea',
        'El año pasado, un medidor grande esperaba 11 días su turno. El medidor estaba bien; el banco estaba ocupado. Una tubería principal que solo puede cerrarse un fin de semana no puede esperar tanto, así que construimos una sala en lugar de una fila más larga.',
        'La sala de calibración ocupa toda la planta baja del nuevo edificio de cuatro pisos. Los diámetros pequeños siguen en el banco de arriba y ninguna línea le quita tiempo a la otra.',
        '## Qué puede hacer',
        'El banco es gravimétrico: el agua atraviesa el medidor y llega a un tanque sobre celdas de carga; la referencia es una balanza, no otro medidor. Cubre de 0.5 a 3000 m³/h y de DN 200 a DN 1200, con una incertidumbre expandida del 0.04 %.',
        'Se toman cinco puntos por medidor y el certificado está listo el mismo día. Toda el agua vuelve al tanque y el 80 % se recicla.',
        'Calibración presencial: reserve una fecha con su pedido y el banco será suyo durante medio día.',
      ],
    ),
  },
  {
    slug: 'water-fair-2026',
    category: 'company',
    author: text('公司办公室', 'Company office', 'Oficina de la empresa'),
    date: '2026-06-11',
    cover: 'news-exhibition.jpg',
    title: text(
      '蓝泊亮相上海水展：五台设备连成一条通水管线',
      'Lanbo at the Shanghai water fair: five products on one live loop',
      'Lanbo en la feria del agua de Shanghái: cinco equipos en una línea con agua en marcha',
    ),
    summary: text(
      '展台不放样本架，只放一条真正通水的管线，观众可以亲手关阀、看读数。',
      'There were no brochure racks on our stand, only a line with real water in it, and visitors were free to close its valves.',
      'En nuestro stand no había folletos, sino una línea con agua de verdad, y los visitantes podían cerrar sus válvulas.',
    ),
    body: prose(
      [
        '今年六月的上海水展上，蓝泊展台由一台泵、一只蝶阀、两台流量计和一台雷达液位计组成。水在其中循环了三天，共计 412 m³，首尾两台流量计累计量相差 0.1%。',
        '## 观众最常问的三个问题',
        '第一个问题是“能不能拔掉电源看看”。可以：网关在断电前把最后一组数据写入存储器，恢复后按时间补传，曲线上没有缺口。',
        '第二个问题是“阀门关快了会不会有水锤”。请观众亲手关一次：LPA-160 在 1.2 s 内关闭，压力曲线就在旁边的屏幕上。第三个问题总是价格，我们当场给出。',
        '## 下一站',
        '同一条演示管线将于明年春天到柏林和墨西哥城办事处，各停留一个月，可以预约带着自己的介质数据来讨论。',
      ],
      [
        'At the Shanghai water fair in June our stand held one pump, one butterfly valve, two flow meters and a radar level transmitter. Water went round for three days, 412 m³ in all, and the first meter and the last agreed to 0.1 %.',
        '## Three questions everyone asked',
        'The first was whether one might pull the plug. One might: the gateway writes its last values before it goes dark and sends them on in order when the power returns, so the curve has no gap.',
        'The second was about water hammer. Visitors tried it themselves: the LPA-160 closes in 1.2 s, and the pressure stood on the screen beside it. The third was always the price, and we named it on the spot.',
        '## Where it goes next',
        'The same line travels to our offices in Berlin and Mexico City next spring and stays a month in each. Book an hour and bring the data of your own fluid.',
      ],
      [
        'En la feria del agua de Shanghái, en junio, nuestro stand reunió una bomba, una válvula de mariposa, dos medidores de caudal y un transmisor de nivel por radar. El agua circuló tres días, 412 m³ en total, y el primer medidor y el último coincidieron en un 0.1 %.',
        '## Tres preguntas que todos hicieron',
        'La primera fue si se podía cortar la luz. Se puede: el gateway guarda los últimos datos antes de apagarse y los envía en orden cuando vuelve la energía, así que la curva no tiene huecos.',
        'La segunda fue sobre el golpe de ariete. Los visitantes lo probaron: la LPA-160 cierra en 1.2 s y la presión estaba en la pantalla de al lado. La tercera fue siempre el precio, y lo dijimos en el momento.',
        '## Próximas paradas',
        'La misma línea viajará en primavera a nuestras oficinas de Berlín y Ciudad de México, un mes en cada una. Reserve una hora y traiga los datos de su fluido.',
      ],
    ),
  },
]
