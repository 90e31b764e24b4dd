// Demo products: gear pumps.
import type { DemoProduct } from '#server/storage/seed/demo-shape.ts'
import { prose, text } from '#server/storage/seed/demo-text.ts'

export const gearPumps: DemoProduct[] = [
  {
    slug: 'lgp-40',
    type: 'process-pumps',
    content: {
      productModel: 'LGP-40',
      productName: text('齿轮泵', 'Gear pump', 'Bomba de engranajes'),
      summary: text(
        '输送和计量润滑油、树脂和糖浆，黏度可达 10 000 mPa·s，每转排量恒定。',
        'Moves and meters oil, resin and syrup up to 10,000 mPa·s, with the same volume per revolution.',
        'Transporta y dosifica aceite, resina y jarabe hasta 10 000 mPa·s, con el mismo volumen en cada vuelta.',
      ),
      description: prose(
        [
          '一对外啮合齿轮把液体沿泵壳带到出口，钢与青铜配对，不易咬合。排量只取决于转速，配合变频器即可当计量泵使用。',
          '前盖拆下即可看到齿轮和衬套，检查不必拆管。内置可调安全阀，出口误关时介质回流至入口，不憋泵。',
        ],
        [
          'A pair of meshing gears carries the liquid round the casing to the outlet; steel runs against bronze and does not seize. Delivery follows speed alone, so with a variable-speed drive (VSD) the pump also meters.',
          'Take off the front cover and gears and bushes lie open, with the pipework untouched. An adjustable relief valve returns the liquid to the inlet if the outlet is shut by mistake.',
        ],
        [
          'Un par de engranajes lleva el líquido por la carcasa hasta la salida; acero contra bronce, sin trabarse (sin gripaje). El caudal depende solo de la velocidad: con un variador de frecuencia, la bomba también dosifica.',
          'Al quitar la tapa frontal quedan a la vista engranajes y bujes, sin tocar la tubería. Una válvula de alivio ajustable devuelve el líquido a la entrada si la salida se cierra por error.',
        ],
      ),
      highlights: [
        text(
          '排量与转速成正比，偏差小于 1%。',
          'Delivery follows speed within 1%.',
          'El caudal sigue a la velocidad con menos del 1 % de desviación.',
        ),
        text(
          '拆下前盖即可检修，管道不动。',
          'Serviced through the front cover; the pipework stays.',
          'Mantenimiento por la tapa frontal; la tubería no se mueve.',
        ),
        text(
          '内置安全阀，出口误关也不损坏。',
          'Built-in relief valve protects it against a closed outlet.',
          'Válvula de alivio incorporada contra una salida cerrada.',
        ),
      ],
      gallery: ['product-gear-pump.jpg'],
      hot: false,
    },
  },
  {
    slug: 'lgp-120',
    type: 'process-pumps',
    content: {
      productModel: 'LGP-120',
      productName: text('夹套保温齿轮泵', 'Jacketed gear pump', 'Bomba de engranajes con camisa'),
      summary: text(
        '泵壳与前盖带加热夹套，输送冷却后会凝固的介质：沥青、石蜡、巧克力。',
        'Jacketed casing and cover for products that set on cooling: bitumen, wax, chocolate.',
        'Carcasa y tapa calentadas por camisa, para productos que se solidifican al enfriarse: asfalto, parafina, chocolate.',
      ),
      description: prose(
        [
          '夹套通热水、蒸汽或导热油，起动前先熔化泵内残料，避免扭轴。内置 Pt100 与变频器联锁，温度不到不允许起动。',
          '斜齿轮降低了脉动和噪声，低转速下仍能自吸 5 m。密封腔可通缓冲液，适合易结晶介质。',
        ],
        [
          'Hot water, steam or thermal oil in the jacket melts what stayed in the pump before it starts, so the shaft is spared. A Pt100 is interlocked with the drive: too cold, no start.',
          'Helical gears run with little pulsation and noise and lift 5 m even at low speed. The seal chamber takes a barrier liquid where the fluid tends to crystallize.',
        ],
        [
          'Agua caliente, vapor o aceite térmico en la camisa funden lo que quedó en la bomba antes del arranque y protegen el eje. Una Pt100 está enclavada con el accionamiento: si está fría, no arranca.',
          'Los engranajes helicoidales giran con poca pulsación y poco ruido, y succionan hasta 5 m incluso a baja velocidad. La cámara del sello admite líquido de barrera para fluidos que cristalizan.',
        ],
      ),
      highlights: [
        text(
          '泵壳与前盖双夹套，无冷点。',
          'Jacket on casing and cover, without a cold spot.',
          'Camisa en carcasa y tapa, sin puntos fríos.',
        ),
        text(
          '低温起动联锁，保护轴与电机。',
          'Interlock against a cold start protects shaft and motor.',
          'Enclavamiento contra arranque en frío que protege eje y motor.',
        ),
        text(
          '斜齿设计，1 m 处噪声低于 72 dB。',
          'Helical gears: below 72 dB at 1 m.',
          'Engranajes helicoidales: menos de 72 dB a 1 m.',
        ),
      ],
      gallery: ['product-jacketed-gear-pump.jpg'],
      hot: false,
    },
  },
]
