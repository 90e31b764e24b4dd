// Demo products: bag filter housings.
import type { DemoProduct } from '#server/storage/seed/demo-shape.ts'
import { prose, text } from '#server/storage/seed/demo-text.ts'

export const filters: DemoProduct[] = [
  {
    slug: 'lbf-2',
    type: 'filter-housings',
    content: {
      productModel: 'LBF-2',
      productName: text(
        '2 号袋式过滤器',
        'Bag filter housing, size 2',
        'Portabolsas (filtro de bolsa), tamaño 2',
      ),
      summary: text(
        '单袋 316L 过滤器，处理水量 40 m³/h，活节螺栓徒手松开，三分钟换好滤袋。',
        'Single-bag housing in 316L for 40 m³/h of water. Swing bolts open it by hand, and a new bag is in place in three minutes.',
        'Carcasa de una bolsa en 316L para 40 m³/h de agua. Los pernos abatibles se abren a mano y la bolsa nueva queda lista en tres minutos.',
      ),
      description: prose(
        [
          '液体从侧面进入滤袋内部，杂质全部留在袋内，取出时不会回落到干净侧。压紧盖把滤袋上沿均匀压在支撑网篮上，没有旁漏。',
          '进口压力表随机安装，出口预留 G 1/4 测点，可加装压差开关，压差达到 0.8 bar 时提示换袋。支腿高度可调，底部排空口保证换袋前放净余液。',
        ],
        [
          'The liquid enters the bag from the side and leaves all dirt inside it, so nothing falls to the clean side when the bag is lifted out. A retaining ring presses the rim evenly into its basket, with no bypass.',
          'There is a gauge on the inlet and a G 1/4 port on the outlet: add a differential pressure switch and it calls for a new bag at 0.8 bar. The legs are adjustable, and the drain empties the housing before it is opened.',
        ],
        [
          'El líquido entra en la bolsa por el lado y deja dentro toda la suciedad: nada cae al lado limpio al extraerla. Un aro presiona el borde de manera uniforme contra la canastilla y no deja paso.',
          'Hay un manómetro en la entrada y una toma G 1/4 en la salida: con un interruptor diferencial, avisa del cambio a 0.8 bar. Las patas son ajustables y el drenaje vacía la carcasa antes de abrirla.',
        ],
      ),
      highlights: [
        text(
          '三分钟换袋，不用工具。',
          'New bag in three minutes, without tools.',
          'Bolsa nueva en tres minutos, sin herramientas.',
        ),
        text(
          '滤袋上沿全周压紧，无旁漏。',
          'Rim clamped all round: no bypass.',
          'Borde sellado en todo el contorno: sin bypass.',
        ),
        text(
          '通用 2 号滤袋，不绑定品牌。',
          'Takes any standard size 2 bag, any brand.',
          'Admite cualquier bolsa estándar tamaño 2, de cualquier marca.',
        ),
      ],
      gallery: ['product-filter-housing.jpg', 'case-chemical-skid.jpg'],
      hot: true,
    },
  },
  {
    slug: 'lbf-1',
    type: 'filter-housings',
    content: {
      productModel: 'LBF-1',
      productName: text(
        '1 号袋式过滤器',
        'Bag filter housing, size 1',
        'Portabolsas (filtro de bolsa), tamaño 1',
      ),
      summary: text(
        '食品级小流量过滤器，内外电解抛光，卡箍连接，可在线清洗。',
        'Hygienic housing for smaller flows: electropolished inside and out, clamp connections, cleaned in place.',
        'Carcasa higiénica para caudales menores: electropulida por dentro y por fuera, conexiones clamp, limpieza en sitio.',
      ),
      description: prose(
        [
          '糖浆、果汁和啤酒在灌装前需要最后一道保安过滤。LBF-1 内表面 Ra 0.4 µm，焊缝磨平，封头呈球面，没有积液的死角。',
          '支撑网篮可徒手取出，CIP 喷淋从盖顶接入。高度只有 LBF-2 的一半，可放在灌装机旁边。',
        ],
        [
          'Syrup, juice and beer pass one last filter before they are filled. The LBF-1 is polished to Ra 0.4 µm, its welds are ground flush and its ends are domed, so nothing stays in a corner.',
          'The basket lifts out by hand, and the cleaning line joins at the cover. At half the height of the LBF-2 it stands beside the filler.',
        ],
        [
          'El jarabe, el jugo y la cerveza pasan un último filtro antes del llenado. El LBF-1 está pulido a Ra 0.4 µm, con soldaduras rebajadas y fondos abombados: nada se queda en un rincón.',
          'La canastilla se saca a mano y la línea de limpieza se conecta en la tapa. Con la mitad de altura que el LBF-2, cabe junto a la llenadora.',
        ],
      ),
      highlights: [
        text(
          '内表面 Ra 0.4 µm，无死角。',
          'Ra 0.4 µm inside and no dead corner.',
          'Ra 0.4 µm en el interior y ningún rincón muerto.',
        ),
        text(
          '在线清洗至 95 °C，蒸汽灭菌至 121 °C。',
          'Cleaned in place at 95 °C, steamed at 121 °C.',
          'Limpieza en sitio a 95 °C y vapor a 121 °C.',
        ),
        text(
          '密封件符合食品接触要求。',
          'Seals approved for contact with food.',
          'Sellos aptos para contacto con alimentos.',
        ),
      ],
      gallery: ['product-hygienic-bag-filter.jpg', 'case-filling-line.jpg'],
      hot: false,
    },
  },
]
