// Demo products: turbine flow meters.
import type { DemoProduct } from '#server/storage/seed/demo-shape.ts'
import { prose, text } from '#server/storage/seed/demo-text.ts'

export const turbineMeters: DemoProduct[] = [
  {
    slug: 'ltb-50',
    type: 'turbine-flow-meters',
    content: {
      productModel: 'LTB-50',
      productName: text('涡轮流量计', 'Turbine flow meter', 'Medidor de caudal de turbina'),
      summary: text(
        '用于清洁的低黏度液体：纯水、溶剂、燃油。响应快，不要求介质导电。',
        'For clean liquids of low viscosity: pure water, solvents, fuels. Fast, and the liquid need not conduct.',
        'Para líquidos limpios de baja viscosidad: agua pura, solventes, combustibles. Rápido, y no exige un líquido conductor.',
      ),
      description: prose(
        [
          '流体推动叶轮旋转，磁电传感器隔着管壁数叶片，每升对应固定的脉冲数。没有穿过管壁的轴，也就没有需要更换的轴封。',
          '碳化钨轴承和硬化轴使叶轮在 0.2 m/s 时即可起转，适合配料、灌装和燃油加注等启停频繁的场合。介质中含颗粒时，请在上游安装过滤器。',
        ],
        [
          'The liquid turns a rotor and a pick-up counts its blades through the wall: a fixed number of pulses per liter. No shaft passes the wall, so there is no rotating seal to replace.',
          'Tungsten carbide bearings let the rotor start at 0.2 m/s, which suits batching, filling and refueling with their many starts and stops. Put a strainer upstream where the liquid carries particles.',
        ],
        [
          'El líquido hace girar un rotor y un captador cuenta sus álabes a través de la pared: un número fijo de pulsos por litro. Ningún eje atraviesa la pared, así que no hay sello que cambiar.',
          'Los cojinetes de carburo de tungsteno permiten que el rotor arranque a 0.2 m/s, lo ideal en dosificación, llenado y carga de combustible, con arranques y paradas frecuentes. Si el líquido lleva partículas, instale un filtro aguas arriba.',
        ],
      ),
      highlights: [
        text(
          '响应时间 20 ms，适合短批次定量。',
          'Answers within 20 ms, quick enough for short batches.',
          'Responde en 20 ms, suficiente para lotes cortos.',
        ),
        text(
          '叶轮和轴承可在现场更换，只需两把扳手。',
          'Rotor and bearings are changed on site with two wrenches.',
          'Rotor y cojinetes se cambian en sitio con dos llaves de tuercas.',
        ),
        text(
          '本地显示瞬时流量和累计流量。',
          'Shows flow and total at the meter.',
          'Muestra caudal y total en el propio medidor.',
        ),
      ],
      gallery: ['product-turbine-flow-meter.jpg'],
      hot: false,
    },
  },
  {
    slug: 'ltb-25h',
    type: 'turbine-flow-meters',
    content: {
      productModel: 'LTB-25H',
      productName: text(
        '高压涡轮流量计',
        'High-pressure turbine flow meter',
        'Medidor de caudal de turbina de alta presión',
      ),
      summary: text(
        '用于液压试验台和高压注水，承压 PN 160，标定曲线存储在表头中。',
        'For hydraulic test benches and high-pressure injection: PN 160, with its calibration curve stored in the meter.',
        'Para bancos hidráulicos e inyección a alta presión: PN 160, con su curva de calibración guardada en el cabezal.',
      ),
      description: prose(
        [
          '液压油的黏度随温度变化，普通涡轮流量计的仪表系数也随之漂移。LTB-25H 内置 Pt1000，按实测温度在十点标定曲线上实时修正，读数误差保持在 ±0.25% 以内。',
          '表体由整段棒料加工，没有焊缝；每台做 1.5 倍公称压力的强度试验，并附试验记录。',
        ],
        [
          'Hydraulic oil thins as it warms, and the factor of an ordinary turbine meter drifts with it. The LTB-25H carries a Pt1000, looks up the measured temperature on a ten-point curve and keeps the error within ±0.25% of reading.',
          'The body is turned from one bar and has no weld. Each meter is tested at 1.5 times its rated pressure and comes with the record.',
        ],
        [
          'El aceite hidráulico pierde viscosidad al calentarse, y el factor de un medidor de turbina común se desplaza con él. El LTB-25H lleva una Pt1000, aplica una curva de diez puntos según la temperatura medida y mantiene el error dentro de ±0.25 % de la lectura.',
          'El cuerpo se mecaniza de una sola barra, sin soldaduras. Cada medidor se prueba a 1.5 veces su presión nominal y se entrega con el registro.',
        ],
      ),
      highlights: [
        text(
          '温度补偿，黏度变化时精度不变。',
          'Compensated for temperature, so accuracy holds as viscosity changes.',
          'Compensado en temperatura: la exactitud se mantiene aunque cambie la viscosidad.',
        ),
        text(
          '整体棒料表体，无焊缝。',
          'Body turned from one bar, without a weld.',
          'Cuerpo de una sola barra, sin soldaduras.',
        ),
        text(
          '可双向测量，用于液压缸往返流量。',
          'Measures both ways, for cylinders that move out and back.',
          'Mide en ambos sentidos, para cilindros que avanzan y retroceden.',
        ),
      ],
      gallery: ['product-high-pressure-turbine-meter.jpg'],
      hot: false,
    },
  },
]
