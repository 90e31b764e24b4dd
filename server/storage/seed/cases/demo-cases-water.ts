// Demo success cases: drinking water, food and beverage. Clients are invented.
import type { DemoCase } from '#server/storage/seed/demo-shape.ts'
import { prose, same, text } from '#server/storage/seed/demo-text.ts'

export const waterCases: DemoCase[] = [
  {
    slug: 'district-metering-highland-town',
    title: text(
      '14 万人口的城市，漏损率降低 61%（14.3% → 5.6%）',
      '61% less water lost in a city of 140,000',
      'Una ciudad de 140 000 habitantes reduce un 61 % sus pérdidas de agua',
    ),
    summary: text(
      '42 台电池供电流量计把管网分成每晚都能对账的计量分区，漏损率从 14.3% 降到 5.6%。',
      'Forty-two battery-powered meters divide the network into zones that balance every night; losses fell from 14.3 % to 5.6 %.',
      'Cuarenta y dos medidores a batería dividen la red en sectores que cuadran cada noche; las pérdidas bajaron del 14.3 % al 5.6 %.',
    ),
    client: text(
      '某高原城市供水公司（演示）',
      'Municipal water company of a highland city (demonstration)',
      'Empresa municipal de agua de una ciudad del altiplano (demostración)',
    ),
    industry: text('饮用水', 'Drinking water', 'Agua potable'),
    region: text('拉丁美洲', 'Latin America', 'América Latina'),
    year: '2026',
    cover: 'case-water-treatment.jpg',
    gallery: ['case-metering-chamber.jpg', 'detail-flow-meter-display.jpg'],
    challenge: prose(
      [
        '城市沿山坡而建，水厂与最高的街区相差 310 m。每七升水漏掉一升，而旧水表互相对不上，每次对账都以争论收场。',
        '水务公司需要从 0.1 m/s 开始计量，每处停水不超过四小时，而大多数阀门井里没有电。',
      ],
      [
        'The city climbs its valley: 310 m lie between the treatment plant and the highest street. One liter in seven was lost on the way, and the old meters disagreed, so every balance ended in an argument.',
        'The company had to measure from 0.1 m/s, could close no street for more than four hours, and had no power in most of its chambers.',
      ],
      [
        'La ciudad sube por el valle: 310 m separan la planta de la calle más alta. Uno de cada siete litros se perdía en el camino, y los medidores antiguos no coincidían, así que cada balance terminaba en discusión.',
        'La empresa debía medir desde 0.1 m/s, no podía cortar el servicio más de cuatro horas y en la mayoría de las cámaras no había electricidad.',
      ],
    ),
    solution: prose(
      [
        '我们与水务公司一起把管网划为 42 个分区，每个入口安装一台 LEM-500 和一台 LPT-350，三座加压泵站另装 LPA-160 蝶阀稳压。测点组件在工厂预装、试压，现场平均三个半小时完成一处。',
        '九台 LG-100 网关汇集数据，每天凌晨自动计算各分区的最小夜间流量。',
      ],
      [
        'Together with the company we drew 42 zones. Each inlet received one LEM-500 and one LPT-350, and at the three booster stations LPA-160 butterfly valves hold the pressure. The assemblies were built and tested in the factory; on site each took three and a half hours.',
        'Nine LG-100 gateways gather the values and work out the night minimum of every zone before dawn.',
      ],
      [
        'Junto con la empresa trazamos 42 sectores. Cada entrada recibió un LEM-500 y un LPT-350, y en las tres estaciones de rebombeo válvulas de mariposa LPA-160 sostienen la presión. Los conjuntos se armaron y probaron en fábrica; en sitio, cada uno tomó tres horas y media.',
        'Nueve gateways LG-100 reúnen los datos y calculan antes del amanecer el mínimo nocturno de cada sector.',
      ],
    ),
    outcome: prose(
      [
        '从第二个月起，每个分区的夜间进出水差额都在 0.5% 以内。新的漏点当晚就会显示出来，早于第一个报修电话；压力稳定后，每立方米水的泵送电耗也降低了 18%。',
      ],
      [
        'From the second month the nightly difference of each zone has stayed within 0.5 %. A new leak shows on the same night, before the first call comes in. With the pressure steady, each cubic meter also takes 18 % less energy to pump.',
      ],
      [
        'Desde el segundo mes, la diferencia nocturna de cada sector se mantiene dentro del 0.5 %. Una fuga nueva aparece esa misma noche, antes de la primera llamada. Con la presión estable, bombear cada metro cúbico cuesta además un 18 % menos de energía.',
      ],
    ),
    results: [
      { value: same('−61'), unit: same('%'), says: text('漏损率', 'water losses', 'en pérdidas de agua') },
      {
        value: same('−18'),
        unit: same('%'),
        says: text('每立方米泵送电耗', 'pumping energy per cubic meter', 'de energía por metro cúbico'),
      },
      {
        value: same('42'),
        unit: text('个分区', 'zones', 'sectores'),
        says: text('每晚自动对账', 'balanced every night', 'cuadrados cada noche'),
      },
      {
        value: same('11'),
        unit: text('个月', 'months', 'meses'),
        says: text('收回投资', 'until it paid', 'para recuperar la inversión'),
      },
    ],
    quotation: {
      text: text(
        '以前我们争论水表准不准，现在我们讨论先修哪根管子。',
        'We used to argue about meters. Now we talk about which pipe comes first.',
        'Antes discutíamos por los medidores. Ahora hablamos de qué tubería va primero.',
      ),
      by: text('运行部主任', 'Head of operations', 'Jefa de operación'),
    },
    products: ['lem-500', 'lpt-350', 'lpa-160', 'lg-100'],
  },
  {
    slug: 'beverage-batching',
    title: text(
      '同一配方，批次偏差小于 0.3%',
      'The same recipe, batch after batch, within 0.3 %',
      'La misma receta, lote tras lote, con menos de 0.3 % de desviación',
    ),
    summary: text(
      '五只调配罐的配料、清洗和出料改用同一套流量数据，每批补调由三次减为零。',
      'Five blending tanks now dose, clean and empty on one set of flow data, and corrections fell from three per batch to none.',
      'Cinco tanques de mezcla dosifican, limpian y descargan con los mismos datos de caudal, y las correcciones pasaron de tres por lote a ninguna.',
    ),
    client: text(
      '某饮料生产企业（演示）',
      'Beverage producer (demonstration)',
      'Productor de bebidas (demostración)',
    ),
    industry: text('食品饮料', 'Food and beverage', 'Alimentos y bebidas'),
    region: text('华东', 'East China', 'Este de China'),
    year: '2025',
    cover: 'case-food-beverage.jpg',
    gallery: ['case-filling-line.jpg'],
    challenge: prose(
      [
        '糖浆和水按时间加入调配罐。泵老化、液位变化都会改变流量，糖度偏差达到 1.4%，化验员每批要补调三次，一次耗时二十分钟。',
        '清洗同样按时间控制，为了稳妥总是多冲几分钟，夏季用水高峰时车间常常等水。',
      ],
      [
        'Syrup and water went into the tanks by the clock. Aging pumps and changing levels changed the flow, sugar was off by up to 1.4 %, and the laboratory corrected each batch three times at twenty minutes apiece.',
        'Cleaning ran by the clock as well, with a few minutes added for safety. In summer the hall waited for water.',
      ],
      [
        'El jarabe y el agua se agregaban por tiempo. El desgaste de las bombas y los niveles cambiantes alteraban el caudal, el azúcar se desviaba hasta un 1.4 % y el laboratorio corregía cada lote tres veces, veinte minutos cada una.',
        'La limpieza también iba por tiempo, con unos minutos de más por seguridad. En verano, la sala esperaba el agua.',
      ],
    ),
    solution: prose(
      [
        '每只罐的进料管装一台 LEM-300，按体积定量并在最后 2% 切换小流量；罐底装 LPT-500 校核总量。糖浆在进罐前经过 LBF-1 过滤，排放和旁路换成 LBV-50 球阀。',
        '清洗改为按实测流量和电导率结束，而不是按钟点。改造分五个周末完成，没有停产。',
      ],
      [
        'Each tank received an LEM-300 that doses by volume and slows down for the last 2 %; an LPT-500 at the bottom checks the total. Syrup passes an LBF-1 filter first, and LBV-50 ball valves replaced the drains and bypasses.',
        'Cleaning now ends when flow and conductivity say so. The work took five weekends and no production was lost.',
      ],
      [
        'Cada tanque recibió un LEM-300 que dosifica por volumen y reduce el paso en el último 2 %; un LPT-500 en el fondo verifica el total. El jarabe pasa antes por un filtro LBF-1, y válvulas de bola LBV-50 sustituyeron drenajes y bypass.',
        'La limpieza termina ahora cuando lo indican el caudal y la conductividad. La obra tomó cinco fines de semana, sin perder producción.',
      ],
    ),
    outcome: prose(
      [
        '连续 400 批的糖度偏差都在 0.3% 以内，不再补调。每批缩短 48 分钟，清洗用水减少 22%，同样五只罐每天多做一批半。',
      ],
      [
        'Over 400 batches in a row the sugar stayed within 0.3 % and nobody had to correct. A batch takes 48 minutes less, cleaning uses 22 % less water, and the same five tanks make one and a half batches more a day.',
      ],
      [
        'En 400 lotes seguidos el azúcar se mantuvo dentro del 0.3 % y nadie tuvo que corregir. Cada lote tarda 48 minutos menos, la limpieza usa un 22 % menos de agua y los mismos cinco tanques hacen un lote y medio más al día.',
      ],
    ),
    results: [
      {
        value: same('±0.3'),
        unit: same('%'),
        says: text('批次糖度偏差', 'sugar, batch to batch', 'de azúcar entre lotes'),
      },
      { value: same('−48'), unit: same('min'), says: text('每批生产时间', 'per batch', 'por lote') },
      {
        value: same('−22'),
        unit: same('%'),
        says: text('清洗用水', 'cleaning water', 'de agua de limpieza'),
      },
      {
        value: same('0'),
        unit: text('天', 'days', 'días'),
        says: text('改造期间停产', 'of production lost', 'de producción perdidos'),
      },
    ],
    quotation: null,
    products: ['lem-300', 'lpt-500', 'lbf-1', 'lbv-50'],
  },
]
