// Demo success cases: chemicals and district heating. Clients are invented.
import type { DemoCase } from '#server/storage/seed/demo-shape.ts'
import { prose, same, text } from '#server/storage/seed/demo-text.ts'

export const industryCases: DemoCase[] = [
  {
    slug: 'chemical-skid',
    title: text(
      '撬装整体交付，三天投产',
      'Process skid up and running in three days',
      'Skid de proceso en marcha en tres días',
    ),
    summary: text(
      '过滤、输送和计量集成在一个框架内，工厂带水试运行后整体发运，现场只接四个法兰。',
      'Filtration, pumping and metering in one frame, tested on water in the factory and connected to the plant with four flanges.',
      'Filtración, bombeo y medición en un solo bastidor, probado con agua en fábrica y unido a la planta con cuatro bridas.',
    ),
    client: text(
      '某精细化工企业（演示）',
      'Maker of fine chemicals (demonstration)',
      'Fabricante de química fina (demostración)',
    ),
    industry: text('化工', 'Chemicals', 'Química'),
    region: text('中欧', 'Central Europe', 'Europa Central'),
    year: '2025',
    cover: 'case-chemical-skid.jpg',
    challenge: prose(
      [
        '一条溶剂回收线需要增加过滤和计量，但厂房里只剩一块 3 m × 1.6 m 的空地，年度检修期也只有一周。',
        '以往由四家供应商分别供货，现场配管要四周，漏点和接线错误都在开车当天才暴露。',
      ],
      [
        'A line that recovers solvent needed filtering and metering. The hall had 3 m by 1.6 m left for it, and the yearly shutdown lasted one week.',
        'The last project of this kind had four suppliers and four weeks of pipework on site. Leaks and wiring faults came to light on the day of the start.',
      ],
      [
        'Una línea de recuperación de solvente necesitaba filtración y medición. En la planta quedaban 3 m por 1.6 m, y la parada anual duraba una semana.',
        'El proyecto anterior tuvo cuatro proveedores y cuatro semanas de montaje en sitio. Las fugas y los errores de cableado aparecieron el día del arranque.',
      ],
    ),
    solution: prose(
      [
        '撬内两台 LBF-2 并联，一用一备，换袋不停车；LCP 50-160 输送，LTB-50 计量，LBV-50 切换。溶剂不导电，因此选用涡轮流量计而不是电磁流量计。',
        '整撬在苏州带水运行 48 小时，压力、流量和控制回路逐项签字确认，随后整体装箱发运，到场只需接四个法兰和一根电缆。',
      ],
      [
        'Two LBF-2 filters stand side by side, one working and one waiting, so a bag is changed without a stop. An LCP 50-160 pumps the solvent, an LTB-50 meters it and LBV-50 valves switch over. The solvent does not conduct, hence the turbine.',
        'The skid ran on water in Suzhou for 48 hours, and each pressure, flow and control loop was signed off. It traveled in one piece and was connected with four flanges and one cable.',
      ],
      [
        'Dos filtros LBF-2 van en paralelo, uno en servicio y otro en espera: la bolsa se cambia sin parar. Una LCP 50-160 impulsa el solvente, un LTB-50 lo mide y válvulas LBV-50 conmutan. El solvente no es conductor; de ahí la turbina.',
        'El skid funcionó con agua en Suzhou durante 48 horas y se firmó cada presión, caudal y lazo de control. Viajó en una sola pieza y se unió a la planta con cuatro bridas y un cable.',
      ],
    ),
    outcome: prose(
      [
        '周一就位，周三投产，检修期还剩两天。一年来没有一处泄漏，计量偏差保持在 ±0.5% 以内，占地比原方案少 35%。',
      ],
      [
        'It was set down on Monday and ran on Wednesday, with two working days of the shutdown to spare. In its first year it has not leaked, the metered quantity stays within ±0.5 %, and it takes 35 % less floor than first planned.',
      ],
      [
        'Se colocó el lunes y funcionó el miércoles, con dos días hábiles de parada de sobra. En su primer año no ha tenido fugas, la cantidad medida se mantiene dentro de ±0.5 % y ocupa un 35 % menos de superficie de lo previsto.',
      ],
    ),
    results: [
      {
        value: same('3'),
        unit: text('天', 'days', 'días'),
        says: text('从就位到投产', 'from arrival to start', 'de la llegada al arranque'),
      },
      { value: same('−35'), unit: same('%'), says: text('占地面积', 'floor space', 'de superficie') },
      {
        value: same('±0.5'),
        unit: same('%'),
        says: text('计量偏差', 'metered quantity', 'en la cantidad medida'),
      },
      {
        value: same('0'),
        unit: text('处', 'leaks', 'fugas'),
        says: text('首年泄漏', 'in the first year', 'en el primer año'),
      },
    ],
    quotation: {
      text: text(
        '“最省心的一次开车，没人手忙脚乱。”',
        "“The smoothest start-up we've had. Nobody had to run.”",
        '«El arranque más tranquilo que hemos tenido. Nadie tuvo que correr.»',
      ),
      by: text('生产经理', 'Plant manager', 'Gerente de planta'),
    },
    products: ['lbf-2', 'lcp-50-160', 'ltb-50', 'lbv-50'],
  },
  {
    slug: 'district-heating-pumps',
    title: text(
      '泵房电耗降低 27%，室温不变',
      'Pumping energy down 27%, same room temperature',
      '27 % menos energía de bombeo, la misma temperatura',
    ),
    summary: text(
      '三台泵按实测热量变频运行，轴承故障提前五周发现，供暖季没有一次停泵。',
      'Three pumps follow the actual heat demand. A failing bearing was detected five weeks ahead, and no pump stopped all winter.',
      'Tres bombas siguen el calor que de verdad se consume. Un rodamiento dañado se vio cinco semanas antes y ninguna bomba paró en todo el invierno.',
    ),
    client: text(
      '某区域供热公司（演示）',
      'District heating company (demonstration)',
      'Empresa de calefacción urbana (demostración)',
    ),
    industry: text('区域供热', 'District heating', 'Calefacción urbana'),
    region: text('华北', 'North China', 'Norte de China'),
    year: '2025',
    cover: 'case-district-heating.jpg',
    challenge: prose(
      [
        '换热站为 6200 户供热，三台泵整个冬天以工频运行，流量靠阀门节流。回水温度偏高，热量在管网里空转。',
        '前一个冬天，一台泵的轴承在零下十几度的夜里损坏，两栋楼停暖九小时。',
      ],
      [
        'The station heats 6,200 homes. Its three pumps ran at full speed all winter against half-closed valves, and heat went round the network unused, as a warm return showed.',
        'The winter before, a bearing had failed on a night of hard frost, and two buildings were cold for nine hours.',
      ],
      [
        'La estación calienta 6200 viviendas. Sus tres bombas giraban todo el invierno a plena velocidad contra válvulas a medio cerrar, y el calor daba vueltas por la red sin usarse, como mostraba un retorno demasiado caliente.',
        'El invierno anterior, un rodamiento falló en una noche de helada y dos edificios quedaron nueve horas sin calefacción.',
      ],
    ),
    solution: prose(
      [
        '三台旧泵换成 LCP 80-200，安装尺寸相同，基础和管道不动。LUS-80 在管外测量供回水温度和热量，LPT-500 测量末端压差，变频器据此调速，阀门全开。',
        'LG-200 监测每台泵四个振动测点，数据留存一个供暖季。全部改造在十月停暖期内完成。',
      ],
      [
        'Three LCP 80-200 took the place of the old pumps on the same bases and pipework. An LUS-80 reads temperatures and energy from outside the pipe, LPT-500 transmitters read the differential pressure at the far end, and the variable-speed drives follow them with every valve open.',
        'An LG-200 monitors four points on each pump and keeps the record of the season. All work was done in October, before the heating began.',
      ],
      [
        'Tres LCP 80-200 ocuparon el lugar de las bombas antiguas, sobre las mismas bases y tuberías. Un LUS-80 mide temperaturas y calor desde fuera, transmisores LPT-500 miden la presión diferencial en el extremo y los variadores de frecuencia los siguen con todas las válvulas abiertas.',
        'Un LG-200 monitorea cuatro puntos en cada bomba y guarda el registro de la temporada. Todo se hizo en octubre, antes de encender la calefacción.',
      ],
    ),
    outcome: prose(
      [
        '一个供暖季下来，泵房用电减少 27%，回水温度降低 6 K，住户室温记录没有变化。一月，网关提示二号泵驱动端轴承劣化，五周后趁一个暖日更换，无人察觉。',
      ],
      [
        'Over the season the pumps used 27 % less power and the return came back 6 K cooler, while room temperatures stayed as they were. In January the gateway pointed to a bearing of pump two. It was changed five weeks later on a mild day, and nobody noticed.',
      ],
      [
        'En la temporada, las bombas usaron un 27 % menos de energía y el retorno llegó 6 K más frío, con las mismas temperaturas en las viviendas. En enero, el gateway señaló un rodamiento de la bomba dos. Se cambió cinco semanas después, en un día templado, y nadie lo notó.',
      ],
    ),
    results: [
      {
        value: same('−27'),
        unit: same('%'),
        says: text('泵房用电', 'pumping power', 'de energía de bombeo'),
      },
      { value: same('−6'), unit: same('K'), says: text('回水温度', 'return temperature', 'en el retorno') },
      {
        value: same('5'),
        unit: text('周', 'weeks', 'semanas'),
        says: text('轴承故障提前预警', 'of warning before a bearing failed', 'de aviso antes de la falla'),
      },
      {
        value: same('2'),
        unit: text('个供暖季', 'winters', 'inviernos'),
        says: text('预计收回投资', 'expected until it pays', 'previstos para recuperar la inversión'),
      },
    ],
    quotation: null,
    products: ['lcp-80-200', 'lus-80', 'lpt-500', 'lg-200'],
  },
]
