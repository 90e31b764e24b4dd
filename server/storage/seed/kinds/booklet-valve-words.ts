// What the manuals of ball and solenoid valves and of filters of the demo say: how they are installed, put to work and kept.
import { text } from '#server/storage/seed/demo-text.ts'
import {
  type BookletPart,
  CROSSWISE,
  FAULTS,
  MOUNTING,
  RELIEVE,
  SAFETY,
  START,
  WIRING,
} from './booklet-parts.ts'

export const ballValveWords: BookletPart[] = [
  { title: SAFETY, steps: [RELIEVE] },
  {
    title: MOUNTING,
    steps: [
      text(
        '焊接式：先取出中段，焊好端部并冷却后再装回；否则阀座会烧损。',
        'Weld ends: take the middle piece out, weld the ends, let them cool, and put it back; otherwise the seats burn.',
        'Extremos para soldar: retire la pieza central, suelde, deje enfriar y vuelva a montarla; si no, los asientos se queman.',
      ),
      text(
        '螺纹式：用扳手夹住靠近管道的一端，不要夹阀体中段。',
        'Threaded ends: hold the end that is screwed on with the wrench, never the middle piece.',
        'Extremos roscados: sujete con la llave el extremo que se enrosca, nunca la pieza central.',
      ),
    ],
  },
  {
    title: START,
    steps: [
      text(
        '冲洗管道时保持阀门全开；半开冲洗会划伤球体。',
        'Keep the valve fully open while you flush the pipe: half open, the ball is scratched.',
        'Mantenga la válvula totalmente abierta al lavar la tubería: a medias, la bola se raya.',
      ),
      text(
        '填料处渗漏：将填料螺母拧紧八分之一圈。',
        'The stem packing weeps: tighten its nut by an eighth of a turn.',
        'La empaquetadura del vástago gotea: apriete su tuerca un octavo de vuelta.',
      ),
    ],
  },
  {
    title: FAULTS,
    steps: [
      text(
        '每年至少操作一次。密封不严：拆下中段，更换两个阀座和密封，接管留在管道上。',
        'Work it once a year at least. It does not close tightly: take the middle piece out and replace both seats and seals; the ends stay on the pipe.',
        'Acciónela al menos una vez al año. No cierra bien: retire la pieza central y cambie ambos asientos y sellos; los extremos quedan en la tubería.',
      ),
    ],
  },
]

export const solenoidWords: BookletPart[] = [
  {
    title: SAFETY,
    steps: [
      RELIEVE,
      text(
        '线圈工作时表面可达 90 °C；不要在断开阀体时给线圈通电。',
        'The coil reaches 90 °C at work. Never energize it while it is off the valve.',
        'La bobina alcanza 90 °C en servicio. No la energice nunca separada de la válvula.',
      ),
    ],
  },
  {
    title: MOUNTING,
    steps: [
      text(
        '箭头为流向；线圈朝上，水平管道。上游装 100 µm 过滤器。',
        'The arrow shows the direction of flow; the coil stands up, on a horizontal pipe. Put a strainer of 100 µm upstream.',
        'La flecha indica el sentido del flujo; la bobina va hacia arriba, en tubería horizontal. Ponga aguas arriba un filtro de 100 µm.',
      ),
    ],
  },
  {
    title: WIRING,
    steps: [
      text(
        '电压须与线圈标牌一致，偏差 ±10% 以内；插头垫圈必须装上，否则达不到 IP65。',
        'The voltage must match the plate of the coil within ±10%. Fit the gasket of the plug: without it there is no IP65.',
        'La tensión debe coincidir con la placa de la bobina dentro de ±10 %. Ponga la junta del conector: sin ella no hay IP65.',
      ),
    ],
  },
  {
    title: FAULTS,
    steps: [
      text(
        '不开启：检查电压和压差。不关闭：清洗先导孔和膜片，磨损时更换膜片组。',
        'It does not open: check voltage and differential pressure. It does not close: clean pilot bore and diaphragm, and replace the diaphragm set when worn.',
        'No abre: revise la tensión y la presión diferencial. No cierra: limpie el orificio piloto y la membrana; si hay desgaste, cambie el juego de membrana.',
      ),
    ],
  },
]

export const filterWords: BookletPart[] = [
  {
    title: SAFETY,
    steps: [
      RELIEVE,
      text(
        '只有压力表指零、排气阀打开后，才能松开盖上的螺栓。',
        'Loosen the bolts of the lid only once the gauge reads zero and the vent is open.',
        'Afloje los pernos de la tapa solo cuando el manómetro marque cero y la purga esté abierta.',
      ),
    ],
  },
  {
    title: MOUNTING,
    steps: [
      text(
        '上方留出滤袋高度的净空，便于取出；两侧装截止阀，底部装排放阀。',
        'Leave the height of a bag free above it, put shut-off valves on both sides and a drain at the bottom.',
        'Deje libre encima la altura de una bolsa, ponga válvulas de cierre a ambos lados y un drenaje abajo.',
      ),
      CROSSWISE,
    ],
  },
  {
    title: START,
    steps: [
      text(
        '滤袋环压入座圈，合盖，缓慢充液并排气，然后全开入口阀。',
        'Press the ring of the bag into its seat, close the lid, fill and vent slowly, then open the inlet fully.',
        'Encaje el aro de la bolsa en su asiento, cierre la tapa, llene y purgue despacio y abra del todo la entrada.',
      ),
    ],
  },
  {
    title: FAULTS,
    steps: [
      text(
        '压差达到 0.8 bar 时更换滤袋，不要等到 1.5 bar：滤袋会破裂。每次换袋检查盖密封圈。',
        'Change the bag at a pressure drop of 0.8 bar and never beyond 1.5 bar, where it bursts. Look at the seal of the lid each time.',
        'Cambie la bolsa a 0.8 bar de caída de presión y nunca por encima de 1.5 bar, donde revienta. Revise cada vez el sello de la tapa.',
      ),
    ],
  },
]
