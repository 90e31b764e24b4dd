// Demo products: centrifugal pumps.
import type { DemoProduct } from '#server/storage/seed/demo-shape.ts'
import { prose, text } from '#server/storage/seed/demo-text.ts'

export const centrifugalPumps: DemoProduct[] = [
  {
    slug: 'lcp-80-200',
    type: 'process-pumps',
    content: {
      productModel: 'LCP 80-200',
      productName: text('离心泵', 'Centrifugal pump', 'Bomba centrífuga'),
      summary: text(
        '15 kW 端吸离心泵，用于供水、循环和供热，最高效率 76%。',
        'End-suction pump of 15 kW for supply, circulation and heating, best efficiency 76%.',
        'Bomba de succión frontal de 15 kW para suministro, circulación y calefacción, con una eficiencia máxima del 76 %.',
      ),
      description: prose(
        [
          '泵体尺寸符合 EN 733，旧泵可原位替换，基础和管道不动。后拉式结构使转子部件连同电机整体抽出，泵体留在管线上。',
          '叶轮按单台工况切割，出厂前逐台测量流量、扬程和功率，性能曲线随泵交付。配 IE4 电机，可直接接变频器运行。',
          '机械密封为碳化硅对碳化硅，冲洗管路内置。振动和温度测点已预留，可直接接入 LG-200 状态监测网关。',
        ],
        [
          'Its dimensions follow EN 733, so it takes the place of an old pump without touching base or pipework. The rotating unit is pulled out backwards together with its motor; the casing stays in the line.',
          'The impeller is trimmed to your duty point. Each pump is measured for flow, head and power before it leaves, and its curve ships with it. The IE4 motor runs on a variable-speed drive (VSD) as it is.',
          'The mechanical seal is silicon carbide on silicon carbide with internal flush. Vibration and temperature points are prepared for the LG-200 gateway.',
        ],
        [
          'Sus medidas siguen la norma EN 733: reemplaza a una bomba antigua sin tocar la base ni las tuberías. El conjunto giratorio se extrae hacia atrás junto con el motor; la carcasa permanece en la línea.',
          'El impulsor se recorta a su punto de trabajo. Cada bomba se mide en caudal, altura y potencia antes de salir, y su curva viaja con ella. El motor IE4 funciona con variador de frecuencia tal como viene.',
          'El sello mecánico es de carburo de silicio contra carburo de silicio, con lavado interno. Los puntos para vibración y temperatura están preparados para el gateway LG-200.',
        ],
      ),
      highlights: [
        text(
          '后拉式结构，检修不拆管道。',
          'Pulls out backwards: service without opening the pipework.',
          'Extracción por detrás: mantenimiento sin abrir la tubería.',
        ),
        text(
          '每台附实测性能曲线。',
          'Every pump comes with its own measured curve.',
          'Cada bomba se entrega con su propia curva medida.',
        ),
        text(
          'IE4 电机，变频运行无需加装滤波器。',
          'IE4 motor, ready for a variable-speed drive without extra filters.',
          'Motor IE4, listo para variador de frecuencia sin filtros adicionales.',
        ),
        text(
          '预留振动与温度测点。',
          'Prepared for vibration and temperature sensors.',
          'Preparada para sensores de vibración y temperatura.',
        ),
      ],
      gallery: ['product-centrifugal-pump.jpg', 'case-district-heating.jpg'],
      hot: true,
    },
  },
  {
    slug: 'lcp-50-160',
    type: 'process-pumps',
    content: {
      productModel: 'LCP 50-160',
      productName: text('不锈钢离心泵', 'Stainless centrifugal pump', 'Bomba centrífuga inoxidable'),
      summary: text(
        '过流部件全部为 316L 的离心泵，用于化工撬装、清洗回路和纯水。',
        'Every wetted part in 316L: for chemical skids, cleaning circuits and pure water.',
        'Partes en contacto con el fluido en 316L: para skids químicos, circuitos de limpieza y agua pura.',
      ),
      description: prose(
        [
          '泵体和叶轮为 316L 精密铸造，流道抛光至 Ra 1.6 µm，残液少，清洗快。半开式叶轮允许少量软颗粒通过。',
          '安装尺寸紧凑，底座宽 360 mm，适合撬装框架。密封材料按介质选配，选型时请告知介质名称、浓度和温度。',
        ],
        [
          'Casing and impeller are investment cast in 316L and polished to Ra 1.6 µm, so little stays behind and rinsing is quick. The semi-open impeller lets soft particles through.',
          'With a base only 360 mm wide it fits the frame of a skid. Seals are selected for the fluid: tell us its name, concentration and temperature.',
        ],
        [
          'Carcasa e impulsor son de fundición de precisión en 316L, pulidos a Ra 1.6 µm: queda poco residuo y el enjuague es rápido. El impulsor semiabierto deja pasar partículas blandas.',
          'Con una base de solo 360 mm de ancho, cabe en el bastidor de un skid. Los sellos se eligen según el fluido: indíquenos nombre, concentración y temperatura.',
        ],
      ),
      highlights: [
        text(
          '过流部件 316L，表面 Ra 1.6 µm。',
          'Wetted parts in 316L with a finish of Ra 1.6 µm.',
          'Partes en contacto con el fluido en 316L, con acabado Ra 1.6 µm.',
        ),
        text(
          '底座宽 360 mm，适合撬装。',
          'Base 360 mm wide, made for skids.',
          'Base de 360 mm de ancho, pensada para skids.',
        ),
        text(
          '单、双机械密封可选，接口一致。',
          'Single or double mechanical seal in the same chamber.',
          'Sello mecánico simple o doble en el mismo alojamiento.',
        ),
      ],
      gallery: ['product-stainless-centrifugal-pump.jpg', 'case-filling-line.jpg', 'case-chemical-skid.jpg'],
      hot: false,
    },
  },
]
