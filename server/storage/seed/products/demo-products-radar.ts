// Demo products: radar level sensors.
import type { DemoProduct } from '#server/storage/seed/demo-shape.ts'
import { prose, text } from '#server/storage/seed/demo-text.ts'

export const radarSensors: DemoProduct[] = [
  {
    slug: 'lrl-80',
    type: 'pressure-and-level',
    content: {
      productModel: 'LRL-80',
      productName: text('雷达液位计', 'Radar level transmitter', 'Transmisor de nivel por radar'),
      summary: text(
        '80 GHz 调频雷达，量程 30 m，精度 ±2 mm，不受蒸汽、温度和压力影响。',
        'An 80 GHz radar for tanks up to 30 m, accurate to ±2 mm regardless of vapor, temperature or pressure.',
        'Radar de 80 GHz para tanques de hasta 30 m, con ±2 mm de exactitud sea cual sea el vapor, la temperatura o la presión.',
      ),
      description: prose(
        [
          '仪表向液面发射连续调频波，由回波的频差算出距离。80 GHz 的波束只有 6°，可以避开搅拌器、盘管和爬梯，罐壁旁边也能安装。',
          '首次投用时记录空罐回波，之后罐内固定物的反射自动剔除。挂料报警会在天线需要清洁时提醒。',
        ],
        [
          'The sensor sends a wave of rising frequency to the surface and works out the distance from the difference in the echo. At 80 GHz the beam is only 6° wide and passes agitators, coils and ladders, even close to the wall.',
          'It records the empty tank once and then leaves the echoes of its fittings out. A build-up alarm tells you when to clean the antenna.',
        ],
        [
          'El sensor envía una onda de frecuencia creciente hacia la superficie y calcula la distancia a partir de la diferencia en el eco. A 80 GHz el haz mide solo 6° y esquiva agitadores, serpentines y escaleras, incluso cerca de la pared.',
          'Registra una vez el tanque vacío y después descarta los ecos de sus elementos fijos. Una alarma de incrustación avisa cuándo limpiar la antena.',
        ],
      ),
      highlights: [
        text(
          '6° 窄波束，避开罐内障碍。',
          'A 6° beam that clears internal fittings.',
          'Haz de 6° que esquiva lo que hay en el tanque.',
        ),
        text(
          '非接触测量，无可动部件。',
          'Non-contact; no moving parts.',
          'Sin contacto; sin partes móviles.',
        ),
        text(
          '表头直接显示回波曲线，诊断不需电脑。',
          'Shows the echo curve on its display; no computer needed.',
          'Muestra la curva de eco en el cabezal, sin computadora.',
        ),
      ],
      gallery: ['product-radar-level-sensor.jpg'],
      hot: false,
    },
  },
  {
    slug: 'lrl-120',
    type: 'pressure-and-level',
    content: {
      productModel: 'LRL-120',
      productName: text(
        '雷达料位计',
        'Radar level transmitter for bulk solids',
        'Transmisor de nivel por radar para sólidos',
      ),
      summary: text(
        '用于料仓的 80 GHz 雷达，粉尘再大也能看到料面，天线带吹扫接口。',
        'An 80 GHz radar for silos: sees the surface through dust; self-purging antenna.',
        'Radar de 80 GHz para silos: ve la superficie a través del polvo y limpia su propia antena con aire.',
      ),
      description: prose(
        [
          '水泥、粮食和塑料颗粒的料面是斜的，回波弱而分散。LRL-120 动态范围 120 dB，跟踪料堆而不是最强的一次反射。',
          '万向法兰可偏转 15°，对准出料口。吹扫空气每天只需几秒，用量很小。',
        ],
        [
          'Cement, grain and plastic granulate lie at a slope and send back a weak, scattered echo. With 120 dB of dynamic range the LRL-120 follows the heap and not the loudest reflection.',
          'Its flange swivels by 15° to aim at the outlet. A few seconds of air a day keep the antenna clean.',
        ],
        [
          'El cemento, el grano y los gránulos de plástico forman taludes y devuelven un eco débil y disperso. Con 120 dB de margen dinámico, el LRL-120 sigue el material y no el reflejo más fuerte.',
          'La brida gira 15° para apuntar a la descarga. Unos segundos de aire al día mantienen limpia la antena.',
        ],
      ),
      highlights: [
        text(
          '120 dB 动态范围，粉尘中不丢波。',
          '120 dB of range: no lost echo in dust.',
          '120 dB de margen: sin pérdida de eco en el polvo.',
        ),
        text(
          '万向法兰 ±15°，对准料堆。',
          'Swivel flange, ±15°, to aim at the heap.',
          'Brida orientable, ±15°, para apuntar al material.',
        ),
        text(
          '自带吹扫接口，免爬仓清洁。',
          'Built-in air purge: no climbing to clean it.',
          'Purga de aire incorporada: nadie sube a limpiarla.',
        ),
      ],
      gallery: ['product-solids-radar.jpg'],
      hot: false,
    },
  },
]
