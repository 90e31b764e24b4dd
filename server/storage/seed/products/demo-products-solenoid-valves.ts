// Demo products: solenoid valves.
import type { DemoProduct } from '#server/storage/seed/demo-shape.ts'
import { prose, text } from '#server/storage/seed/demo-text.ts'

export const solenoidValves: DemoProduct[] = [
  {
    slug: 'lsv-25',
    type: 'solenoid-valves',
    content: {
      productModel: 'LSV-25',
      productName: text(
        '分步直动式电磁阀',
        'Assisted-lift solenoid valve',
        'Válvula solenoide de apertura asistida',
      ),
      summary: text(
        '零压差即可开启，0–16 bar 全程可用，用于循环水、排放和真空管路。',
        'Opens at zero differential pressure and works up to 16 bar: for closed circuits, draining and vacuum lines.',
        'Abre con presión diferencial cero y trabaja hasta 16 bar: para circuitos cerrados, drenaje y líneas de vacío.',
      ),
      description: prose(
        [
          '先导式电磁阀需要压差才能打开，在闭式循环里往往打不开。LSV-25 的动铁芯先提起先导孔、再直接拉起主膜片，零压差也能开启。',
          '线圈可绕阀体任意转向，插头上的蓝色指示灯表示得电。膜片和弹簧装成一个备件包，不用拆管即可更换。',
        ],
        [
          'A pilot valve needs a difference in pressure and tends to stay shut in a closed circuit. The core of the LSV-25 first lifts a pilot seat and then the diaphragm itself, so it opens with none.',
          'The coil turns to any side, and a blue LED in its plug shows that it is energized. Diaphragm and spring come as one kit and are changed with the valve in the pipe.',
        ],
        [
          'Una válvula pilotada necesita presión diferencial y en un circuito cerrado suele no abrir. El núcleo de la LSV-25 levanta primero un asiento piloto y luego la propia membrana, así que abre sin ella.',
          'La bobina gira hacia cualquier lado y un LED azul en el conector indica que está energizada. Membrana y resorte vienen en un solo juego y se cambian con la válvula en la tubería.',
        ],
      ),
      highlights: [
        text(
          '0 bar 起开启，无需最小压差。',
          'Opens from 0 bar, with no minimum difference.',
          'Abre desde 0 bar, sin presión diferencial mínima.',
        ),
        text(
          '线圈 18 W，可连续通电（100% ED）。',
          '18 W coil rated for continuous duty (100% ED).',
          'Bobina de 18 W para servicio continuo (100 % ED).',
        ),
        text(
          '膜片组件不拆管更换。',
          'New diaphragm without taking the valve out of the pipe.',
          'Membrana nueva sin desmontar la válvula.',
        ),
      ],
      gallery: ['product-solenoid-valve.jpg'],
      hot: false,
    },
  },
  {
    slug: 'lsv-40',
    type: 'solenoid-valves',
    content: {
      productModel: 'LSV-40',
      productName: text('先导式电磁阀', 'Pilot-operated solenoid valve', 'Válvula solenoide pilotada'),
      summary: text(
        '大流量供水用先导式电磁阀，缓闭设计，关闭时不产生水锤。',
        'For high-flow supply lines: a pilot valve that closes slowly, with no water hammer.',
        'Para líneas de suministro con mucho caudal: válvula pilotada de cierre lento que no provoca golpe de ariete.',
      ),
      description: prose(
        [
          '膜片由管内压力驱动，线圈只控制先导孔，因此 DN 65 的阀门仍使用与小口径相同的 18 W 线圈，备件可以通用。',
          '先导通道带节流孔，关闭时间延长到 1.5 s。在 6 bar、2 m/s 的管路上实测，关闭时的压力升高不超过 1.2 bar。',
        ],
        [
          'Line pressure moves the diaphragm and the coil opens only the pilot, so a DN 65 valve shares its 18 W coil, and its spare parts, with the small sizes.',
          'A restriction in the pilot channel stretches closing to 1.5 s. On a line at 6 bar and 2 m/s we measured a rise of no more than 1.2 bar.',
        ],
        [
          'La presión de la línea mueve la membrana y la bobina solo abre el piloto: una válvula DN 65 comparte la bobina de 18 W, y los repuestos, con los tamaños pequeños.',
          'Un estrechamiento en el canal piloto alarga el cierre a 1.5 s. En una línea a 6 bar y 2 m/s medimos una subida de no más de 1.2 bar.',
        ],
      ),
      highlights: [
        text(
          '缓闭 1.5 s，抑制水锤。',
          'Closes over 1.5 s and prevents water hammer.',
          'Cierra en 1.5 s y evita el golpe de ariete.',
        ),
        text('全系列共用一种线圈。', 'One coil for every size.', 'Una sola bobina para todos los tamaños.'),
        text(
          '带手动旁路，断电时也能放水。',
          'A manual override opens it when the power is out.',
          'Un mando manual la abre cuando se corta la luz.',
        ),
      ],
      gallery: ['product-pilot-solenoid-valve.jpg'],
      hot: false,
    },
  },
]
