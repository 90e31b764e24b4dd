// What the manuals of meters and valves of the demo say: how they are installed, connected, put to work and kept.
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

export const flowMeterWords: BookletPart[] = [
  {
    title: SAFETY,
    steps: [
      RELIEVE,
      text(
        '防爆场所须遵守证书 DEMO LB-EX-0300。通电时不得打开外壳。',
        'In hazardous areas the certificate DEMO LB-EX-0300 applies. Do not open the housing while it is energized.',
        'En áreas clasificadas se aplica el certificado DEMO LB-EX-0300. No abra la caja mientras esté energizada.',
      ),
    ],
  },
  {
    title: MOUNTING,
    steps: [
      text(
        '前直管段 5 × DN，后直管段 2 × DN；在调节阀或两个不同平面的弯头之后为 10 × DN。',
        'Keep a straight run of 5 × DN before and 2 × DN behind the meter; 10 × DN after a control valve or two bends in different planes.',
        'Deje un tramo recto de 5 × DN antes y 2 × DN después del medidor; 10 × DN después de una válvula de control o de dos codos en planos distintos.',
      ),
      text(
        '测量管必须始终满管：装在上升管段或水平管的最低处，电极轴保持水平。',
        'The bore must always be full: mount the meter in a rising pipe or in the lowest part of a horizontal one, with the electrode axis horizontal.',
        'El tubo debe estar siempre lleno: monte el medidor en un tramo ascendente o en la parte más baja de uno horizontal, con el eje de los electrodos en horizontal.',
      ),
      CROSSWISE,
      text(
        '不要使用石墨垫片，它会在衬里上留下导电层。',
        'Do not use graphite gaskets: they leave a conductive layer on the liner.',
        'No use juntas de grafito: dejan una capa conductora en el revestimiento.',
      ),
    ],
  },
  {
    title: WIRING,
    steps: [
      text(
        '用截面不小于 6 mm² 的铜线把仪表与两侧法兰连接；塑料管和有衬里的管道两侧都要装接地环。',
        'Connect the meter to both flanges with copper of at least 6 mm². Plastic and lined pipes need grounding rings on both sides.',
        'Una el medidor a ambas bridas con cobre de 6 mm² como mínimo. Las tuberías de plástico o revestidas necesitan anillos de tierra en ambos lados.',
      ),
      text(
        '端子 1、2：电源。3、4：4–20 mA、HART，最大 750 Ω。5、6：脉冲，最高 10 kHz。7（A）、8（B）：Modbus RTU，9600 波特，8N1。',
        'Terminals 1 and 2: supply. 3 and 4: 4–20 mA, HART, at most 750 Ω. 5 and 6: pulses, at most 10 kHz. 7 (A) and 8 (B): Modbus RTU, 9600 baud, 8N1.',
        'Bornes 1 y 2: alimentación. 3 y 4: 4–20 mA, HART, 750 Ω como máximo. 5 y 6: pulsos, 10 kHz como máximo. 7 (A) y 8 (B): Modbus RTU, 9600 baudios, 8N1.',
      ),
      text(
        '输出和 Modbus 使用屏蔽双绞线，屏蔽层只在一端接地。',
        'Use shielded twisted pairs for the outputs and Modbus, and ground the shield at one end only.',
        'Use pares trenzados con malla para las salidas y Modbus, y ponga la malla a tierra en un solo extremo.',
      ),
    ],
  },
  {
    title: START,
    steps: [
      text(
        '充满管道，关闭阀门，等待十分钟，然后在菜单中启动零点调整；结果须小于满量程的 0.3%。',
        'Fill the pipe, close the valve and wait ten minutes. Start the zero adjustment from the menu; the value must stay below 0.3% of full scale.',
        'Llene la tubería, cierre la válvula y espere diez minutos. Inicie el ajuste de cero desde el menú; el valor debe quedar por debajo de 0.3 % del fondo de escala.',
      ),
      text(
        '只有更换转换器后才需输入标定系数，见铭牌和标定证书。',
        'Enter the calibration factor only if the transmitter was replaced: it stands on the nameplate and on the certificate.',
        'Ingrese el factor de calibración solo si se cambió el transmisor: figura en la placa y en el certificado.',
      ),
    ],
  },
  {
    title: FAULTS,
    steps: [
      text(
        'E01 空管：管道未充满，或电导率低于 5 µS/cm。',
        'E01 Empty pipe: the pipe is not full, or the conductivity is below 5 µS/cm.',
        'E01 Tubería vacía: la tubería no está llena o la conductividad es menor que 5 µS/cm.',
      ),
      text(
        'E02 线圈：开路或短路，测量端子 X 与 Y 之间应为 40–90 Ω。',
        'E02 Coil: open or shorted; measure 40 to 90 Ω between terminals X and Y.',
        'E02 Bobina: abierta o en corto; mida de 40 a 90 Ω entre los bornes X e Y.',
      ),
      text(
        'E03 电极：电极结垢，清洗电极或开启清洗程序。',
        'E03 Electrode: electrodes coated; clean them, or switch on the cleaning cycle.',
        'E03 Electrodo: electrodos sucios; límpielos o active el ciclo de limpieza.',
      ),
    ],
  },
]

export const valveWords: BookletPart[] = [
  { title: SAFETY, steps: [RELIEVE] },
  {
    title: MOUNTING,
    steps: [
      text(
        '阀板稍开（约 10°）时放入两法兰之间，阀板边缘不超出阀体；确认全开时阀板不碰管壁。',
        'Set the valve between the flanges with the disc opened by about 10°, its edge inside the body. Make sure that the open disc does not touch the pipe.',
        'Coloque la válvula entre las bridas con el disco abierto unos 10° y su borde dentro del cuerpo. Compruebe que el disco abierto no toque la tubería.',
      ),
      text(
        '阀杆水平安装，使密封面保持清洁。不另加垫片：阀座本身即为密封。',
        'Mount the shaft horizontally, so that the seat stays clean. Add no gaskets: the seat is the seal.',
        'Monte el eje en horizontal para que el asiento quede limpio. No agregue juntas: el asiento es el sello.',
      ),
      CROSSWISE,
    ],
  },
  {
    title: text('气源与接线', 'Air and wiring', 'Aire y conexión eléctrica'),
    steps: [
      text(
        '气源为 5.5–8 bar 的干燥过滤空气（40 µm），管路内径不小于 6 mm。',
        'Supply dry, filtered air (40 µm) of 5.5–8 bar through a line of at least 6 mm inside.',
        'Suministre aire seco y filtrado (40 µm) de 5.5–8 bar por una línea de 6 mm interiores como mínimo.',
      ),
      text(
        '电磁先导阀按 NAMUR 接口安装，限位开关接入端子 1 至 4。',
        'Fit the pilot valve to the NAMUR face, and wire the limit switches to terminals 1 to 4.',
        'Monte la válvula piloto en la cara NAMUR y conecte los finales de carrera a los bornes 1 a 4.',
      ),
    ],
  },
  {
    title: START,
    steps: [
      text(
        '先无压开关三次，检查位置指示和限位，再升压检查密封。',
        'Open and close it three times without pressure, check indicator and switches, then raise the pressure and look for leaks.',
        'Ábrala y ciérrela tres veces sin presión, revise el indicador y los finales de carrera; luego suba la presión y busque fugas.',
      ),
      text(
        '用排气节流阀调整关闭时间，避免水锤：长管道应关得更慢。',
        'Set the closing time at the exhaust throttles to avoid water hammer: long pipes want slow closing.',
        'Ajuste el tiempo de cierre en los reguladores de escape para evitar el golpe de ariete: las tuberías largas piden un cierre lento.',
      ),
    ],
  },
  {
    title: FAULTS,
    steps: [
      text(
        '每年检查阀座和执行器密封。关闭不严：清理阀座，调整行程止挡，必要时更换阀座。',
        'Check seat and actuator seals once a year. It does not close tightly: clean the seat, set the stop, replace the seat if that does not help.',
        'Revise cada año el asiento y los sellos del actuador. No cierra bien: limpie el asiento, ajuste el tope y, si no basta, cambie el asiento.',
      ),
    ],
  },
]
