// Demo products: pressure transmitters.
import type { DemoProduct } from '#server/storage/seed/demo-shape.ts'
import { prose, text } from '#server/storage/seed/demo-text.ts'

export const pressureTransmitters: DemoProduct[] = [
  {
    slug: 'lpt-500',
    type: 'pressure-and-level',
    accessories: ['lbv-25h'],
    sheet: true,
    content: {
      productModel: 'LPT-500',
      productName: text('压力变送器', 'Pressure transmitter', 'Transmisor de presión'),
      summary: text(
        '量程最高 400 bar 的数显压力变送器，精度为量程的 ±0.075%，十年漂移不超过 0.15%。',
        'Ranges up to 400 bar, accuracy ±0.075% of span, drift no more than 0.15% in ten years.',
        'Rangos hasta 400 bar, exactitud de ±0.075 % del intervalo (span) y una deriva no mayor de 0.15 % en diez años.',
      ),
      description: prose(
        [
          '测量膜盒由整块硅片制成，过压时膜片贴合在基座上，承受三倍量程后零点仍不变。温度补偿逐台测定，写入变送器，而不是用同一条平均曲线。',
          '二阀组可随表安装：关闭隔离阀，打开排放阀，就能在线校零，无需停机。量程、单位和阻尼可在表头按键上设定，也可通过 HART 远程完成。',
        ],
        [
          'The cell is made from one piece of silicon. Under overload its diaphragm rests against its bed, and after three times the range the zero has not moved. Temperature is compensated cell by cell, not by one average curve.',
          'A two-valve manifold comes mounted on request: close one valve, open the other, and set the zero while the plant runs. Range, unit and damping are set at the housing or over HART.',
        ],
        [
          'La celda se hace de una sola pieza de silicio. Con sobrecarga, el diafragma se apoya en su base y, tras tres veces el rango, el cero sigue en su sitio. La temperatura se compensa celda por celda, no con una curva promedio.',
          'El manifold de dos válvulas puede venir montado: se cierra una, se abre la otra y se ajusta el cero con la planta en marcha. Rango, unidad y amortiguación se configuran en el cabezal o por HART.',
        ],
      ),
      highlights: [
        text(
          '三倍过压后零点不变。',
          'The zero stays after three times the range.',
          'El cero se mantiene tras tres veces el rango.',
        ),
        text(
          '配二阀组，不停机校零。',
          'Two-valve manifold: zero set while the plant runs.',
          'Manifold de dos válvulas: cero sin parar la planta.',
        ),
        text(
          '逐台温度补偿，−40 °C 至 +85 °C 数据随表交付。',
          'Compensated one by one from −40 °C to +85 °C, with the data supplied.',
          'Compensado uno a uno de −40 °C a +85 °C, con los datos incluidos.',
        ),
      ],
      gallery: ['product-pressure-transmitter.jpg'],
      hot: true,
      values: { principle: 'piezo', hart: true, weight: 1.6 },
    },
  },
  {
    slug: 'lpt-350',
    type: 'pressure-and-level',
    content: {
      productModel: 'LPT-350',
      productName: text(
        '低功耗压力变送器',
        'Low-power pressure transmitter',
        'Transmisor de presión de bajo consumo',
      ),
      summary: text(
        '为电池供电的管网测点设计：3.6 V 起工作，上电 50 ms 即可读数，可浸水运行。',
        'For battery-powered points of a network: runs from 3.6 V, reads 50 ms after power-up, and can be submerged.',
        'Para puntos de red con batería: funciona desde 3.6 V, lee a los 50 ms de encenderse y puede quedar bajo el agua.',
      ),
      description: prose(
        [
          '管网压力不需要每秒测一次，但每次都要快。LPT-350 平时断电，记录仪唤醒后 50 ms 给出数字读数，一次测量只消耗约 0.4 mW·s。',
          '可选瞬态模式，以 100 Hz 采样捕捉水锤，用于判断爆管位置和减压阀的动作。',
        ],
        [
          'A network need not be read every second, but each reading must be quick. Unpowered between readings, the LPT-350 answers 50 ms after the logger wakes it and uses about 0.4 mW·s per reading.',
          'A transient mode samples at 100 Hz and catches water hammer, which helps to place a burst and to judge a pressure-reducing valve.',
        ],
        [
          'Una red no necesita lectura cada segundo, pero cada lectura debe ser rápida. El LPT-350 queda sin alimentación entre lecturas, responde a los 50 ms de despertarlo el registrador y gasta unos 0.4 mW·s por lectura.',
          'Un modo transitorio muestrea a 100 Hz y capta el golpe de ariete, útil para ubicar una rotura y evaluar una válvula reductora de presión.',
        ],
      ),
      highlights: [
        text(
          '休眠零功耗，唤醒 50 ms 出数。',
          'No power between readings; a reading 50 ms after waking.',
          'Sin consumo en reposo; lectura a los 50 ms.',
        ),
        text(
          '100 Hz 瞬态模式捕捉水锤。',
          'Transient mode at 100 Hz for water hammer.',
          'Modo transitorio a 100 Hz para golpe de ariete.',
        ),
        text(
          '灌封电缆，IP68，可长期浸水。',
          'Potted cable, IP68, suitable for submersion.',
          'Cable encapsulado, IP68, apto para inmersión.',
        ),
      ],
      gallery: ['product-low-power-pressure-transmitter.jpg', 'case-metering-chamber.jpg'],
      hot: false,
      values: { principle: 'piezo', hart: false, weight: 0.9 },
    },
  },
]
