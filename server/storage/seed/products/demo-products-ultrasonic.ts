// Demo products: ultrasonic clamp-on meters.
import type { DemoProduct } from '#server/storage/seed/demo-shape.ts'
import { prose, text } from '#server/storage/seed/demo-text.ts'

export const ultrasonicMeters: DemoProduct[] = [
  {
    slug: 'lus-200',
    type: 'ultrasonic-flow-meters',
    content: {
      productModel: 'LUS-200',
      productName: text(
        '外夹式超声波流量计',
        'Clamp-on ultrasonic flow meter',
        'Medidor de caudal ultrasónico de abrazadera (clamp-on)',
      ),
      summary: text(
        '传感器夹在管外，不断流、不动管道，一个人半小时即可投用。',
        'The sensors clamp on the outside of the pipe: no shutdown, no cutting; one person has it running in half an hour.',
        'Los sensores van por fuera de la tubería: sin parada, sin cortes, y una persona lo pone en marcha en media hora.',
      ),
      description: prose(
        [
          '两个传感器交替发射超声波，顺流比逆流快，时间差与流速成正比。介质不接触仪表，腐蚀性、高纯或高压介质都能测量。',
          '安装向导显示在屏幕上：输入管材、外径和壁厚，仪表给出两个传感器的间距，并实时显示信号质量。固体耦合垫代替耦合剂，数年后仍不干涸。',
        ],
        [
          'Two sensors send ultrasound in turn. With the flow it travels faster than against it, and the difference in time gives the velocity. Nothing touches the liquid, so corrosive, high-purity and high-pressure fluids can all be measured.',
          'A guide on the screen asks for material, diameter and wall, answers with the spacing of the sensors and shows the quality of the signal while you move them. Solid coupling pads take the place of gel and do not dry out over the years.',
        ],
        [
          'Dos sensores emiten ultrasonido por turnos. A favor de la corriente viaja más rápido que en contra, y la diferencia de tiempo da la velocidad. Nada toca el líquido, así que se miden fluidos corrosivos, puros o a alta presión.',
          'Un asistente en pantalla pide material, diámetro y espesor, responde con la distancia entre sensores y muestra la calidad de la señal mientras se ajustan. Almohadillas sólidas sustituyen al gel y no se secan con los años.',
        ],
      ),
      highlights: [
        text(
          '不停产安装，没有泄漏点，没有压损。',
          'Fitted while the plant runs; no leak path, no pressure drop.',
          'Se monta con la planta en marcha; sin puntos de fuga ni caída de presión.',
        ),
        text(
          '一套传感器覆盖 DN 25 到 DN 2000。',
          'One pair of sensors covers DN 25 to DN 2000.',
          'Un solo par de sensores cubre de DN 25 a DN 2000.',
        ),
        text(
          '信号质量始终显示在屏幕上，测量不可信时会明确提示。',
          'Signal quality always on screen; flags doubtful readings.',
          'La calidad de la señal está siempre en pantalla y una lectura dudosa se avisa.',
        ),
      ],
      gallery: ['product-ultrasonic-clamp-on-sensor.jpg'],
      hot: true,
    },
  },
  {
    slug: 'lus-80',
    type: 'ultrasonic-flow-meters',
    content: {
      productModel: 'LUS-80',
      productName: text(
        '外夹式超声波热量表',
        'Clamp-on thermal energy meter',
        'Medidor de energía térmica de abrazadera (clamp-on)',
      ),
      summary: text(
        '一对外夹传感器加两支铂电阻，供热、供冷能量一次测全。',
        'A pair of clamp-on sensors and two platinum probes: heating and cooling energy without opening the system.',
        'Un par de sensores de abrazadera y dos sondas de platino: energía de calefacción y frío sin abrir el circuito.',
      ),
      description: prose(
        [
          'LUS-80 同时测量流量、供水温度和回水温度，按供回水焓差计算功率与累计热量。冬季供热、夏季供冷分别累计，切换时无需人工干预。',
          '测温探头为配对 Pt1000，成对标定到 0.05 K。小温差系统也能得到可结算的热量。',
        ],
        [
          'The LUS-80 reads flow, supply and return temperature together and computes power and energy from the enthalpy of water. Heating in winter and cooling in summer are counted separately, with automatic changeover.',
          'The Pt1000 probes are matched in pairs to 0.05 K. Where supply and return are close together, the result still stands up for billing.',
        ],
        [
          'El LUS-80 lee a la vez el caudal y las temperaturas de suministro y retorno, y calcula potencia y energía según la entalpía del agua. El calor del invierno y el frío del verano se cuentan por separado, sin que nadie tenga que conmutar.',
          'Las sondas Pt1000 están emparejadas a 0.05 K. Aunque el suministro y el retorno estén próximos, el dato sirve para facturar.',
        ],
      ),
      highlights: [
        text(
          '供热与供冷双向计量，自动切换。',
          'Counts heating and cooling separately, with automatic changeover.',
          'Cuenta calor y frío por separado y conmuta por sí solo.',
        ),
        text(
          '探头配对标定到 0.05 K，小温差同样可靠。',
          'Probes matched to 0.05 K, dependable at small differences.',
          'Sondas emparejadas a 0.05 K, fiables con diferencias pequeñas.',
        ),
        text(
          '内存保存 24 个月的日数据和月数据。',
          'Keeps daily and monthly values for 24 months.',
          'Conserva datos diarios y mensuales durante 24 meses.',
        ),
      ],
      gallery: ['product-clamp-on-energy-meter.jpg', 'case-district-heating.jpg'],
      hot: false,
    },
  },
]
