// What the manuals of the demo say beside the facts: how a device is installed, connected, put to work and kept.
import type { Text } from '#contract/languages/language.ts'
import { text } from '#server/storage/seed/demo-text.ts'

export type BookletPart = { title: Text; steps: readonly Text[] }

const SAFETY = text('安全', 'Safety', 'Seguridad')
const MOUNTING = text('安装', 'Installation', 'Instalación')
const WIRING = text('接线', 'Wiring', 'Conexión eléctrica')
const START = text('投运', 'Commissioning', 'Puesta en marcha')
const FAULTS = text('维护与故障', 'Maintenance and faults', 'Mantenimiento y fallas')

const RELIEVE = text(
  '只有经过培训的人员才能安装、接线和开盖。松开法兰之前，先泄压并排空管道。',
  'Only trained staff may install, connect and open the device. Relieve the pressure and drain the pipe before you loosen a flange.',
  'Solo personal capacitado puede instalar, conectar y abrir el equipo. Despresurice y vacíe la tubería antes de aflojar una brida.',
)
const CROSSWISE = text(
  '法兰螺栓分三步对角均匀拧紧。',
  'Tighten the flange bolts crosswise in three steps.',
  'Apriete los tornillos de las bridas en cruz y en tres pasos.',
)

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

export const pumpWords: BookletPart[] = [
  {
    title: SAFETY,
    steps: [
      RELIEVE,
      text(
        '未装联轴器护罩不得启动。维修前断开电源并防止重新合闸。',
        'Never start without the coupling guard. Before any work, switch off and lock the supply.',
        'No arranque nunca sin el protector del acople. Antes de cualquier trabajo, corte y bloquee la alimentación.',
      ),
    ],
  },
  {
    title: MOUNTING,
    steps: [
      text(
        '底座放平（每米 0.2 mm 以内），灌浆固化后再接管道；管道不得对泵施力。',
        'Level the baseplate within 0.2 mm per meter, grout it, and connect the pipes once that has set. Pipes must not load the pump.',
        'Nivele la base dentro de 0.2 mm por metro, rellénela con mortero y conecte las tuberías cuando haya fraguado. Las tuberías no deben cargar la bomba.',
      ),
      text(
        '灌浆后和运行热态下各找正一次联轴器，径向和角向偏差不超过 0.1 mm。',
        'Align the coupling after grouting and again when warm: within 0.1 mm, radial and angular.',
        'Alinee el acople después del mortero y otra vez en caliente: dentro de 0.1 mm, radial y angular.',
      ),
      text(
        '吸入管尽量短且直，向泵连续上升；吸入侧压力须使装置汽蚀余量比所需值高 0.5 m 以上。',
        'Keep the suction pipe short and straight, rising toward the pump; the NPSH available must exceed the required one by 0.5 m.',
        'La succión debe ser corta y recta, con pendiente hacia la bomba; el NPSH disponible debe superar al requerido en 0.5 m.',
      ),
    ],
  },
  {
    title: WIRING,
    steps: [
      text(
        '按铭牌接线（星形或三角形），装设电机保护开关，设定为额定电流。PTC 接入端子 10、11。',
        'Wire the motor as its nameplate says (star or delta), with a protection switch set to the rated current. Connect the PTC to terminals 10 and 11.',
        'Conecte el motor como indica su placa (estrella o triángulo), con un guardamotor ajustado a la corriente nominal. Conecte el PTC a los bornes 10 y 11.',
      ),
      text(
        '点动检查转向：从电机端看为顺时针。',
        'Check the direction of rotation with a short start: clockwise, seen from the motor.',
        'Compruebe el sentido de giro con un arranque breve: horario, visto desde el motor.',
      ),
    ],
  },
  {
    title: START,
    steps: [
      text(
        '灌泵并排气，全开吸入阀，出口阀几乎关闭后启动，达到转速后慢慢打开出口阀。',
        'Fill and vent the pump, open the suction valve fully, start with the discharge valve nearly closed, and open it slowly at full speed.',
        'Llene y purgue la bomba, abra del todo la succión, arranque con la descarga casi cerrada y ábrala despacio a plena velocidad.',
      ),
      text(
        '出口关闭时运行不得超过一分钟；检查电流、轴承温度（不超过 90 °C）和振动。',
        'Do not run against a closed valve for more than a minute. Check current, bearing temperature (at most 90 °C) and vibration.',
        'No la opere contra una válvula cerrada más de un minuto. Revise corriente, temperatura de rodamientos (90 °C como máximo) y vibración.',
      ),
    ],
  },
  {
    title: FAULTS,
    steps: [
      text(
        '流量不足：吸入侧进气、转向错误、口环磨损。噪声大：汽蚀，检查过滤器和吸入阀。',
        'Too little flow: air in the suction, wrong rotation, worn rings. Noise: cavitation, check strainer and suction valve.',
        'Poco caudal: aire en la succión, giro invertido, anillos gastados. Ruido: cavitación, revise el filtro y la válvula de succión.',
      ),
      text(
        '机械密封允许每小时数滴泄漏；持续泄漏时更换密封。',
        'A few drops an hour at the mechanical seal are normal; replace the seal when it runs.',
        'Unas gotas por hora en el sello mecánico son normales; cambie el sello si gotea sin parar.',
      ),
    ],
  },
]

export const transmitterWords: BookletPart[] = [
  { title: SAFETY, steps: [RELIEVE] },
  {
    title: MOUNTING,
    steps: [
      text(
        '安装时使透气孔保持干燥。测量蒸汽须使用充水虹吸管：超过 85 °C 电子部件会加速老化。',
        'Mount the transmitter so that its vent stays dry. For steam use a siphon filled with water: above 85 °C the electronics age quickly.',
        'Monte el transmisor de modo que su respiradero quede seco. Para vapor use un sifón lleno de agua: por encima de 85 °C la electrónica envejece rápido.',
      ),
      text(
        '只能夹住六角部位（27 mm）旋紧，扭矩不超过 30 N·m。',
        'Turn it by its hexagon only (27 mm), with at most 30 N·m.',
        'Gírelo solo por su hexágono (27 mm), con 30 N·m como máximo.',
      ),
      text(
        '液体取压口在管道侧面，气体在上方；导压管每米倾斜 8 cm。',
        'Take liquids from the side of the pipe and gas from the top; let impulse lines fall by 8 cm per meter.',
        'Tome líquidos del lado de la tubería y gas de arriba; dé a las líneas de impulso 8 cm de pendiente por metro.',
      ),
    ],
  },
  {
    title: WIRING,
    steps: [
      text(
        '二线制。屏蔽层接外壳接地端子，电缆密封套拧紧，未用入口用堵头封闭。',
        'Two wires. Connect the shield to the grounding terminal of the housing, tighten the cable gland, and plug the entry that is not used.',
        'Dos hilos. Conecte la malla al borne de tierra de la caja, apriete el prensaestopas y tape la entrada que no se usa.',
      ),
    ],
  },
  {
    title: START,
    steps: [
      text(
        '排气后，将磁棒贴在标记处五秒即可调零。',
        'Vent the line and hold the magnet to the mark for five seconds to set the zero.',
        'Purgue la línea y acerque el imán a la marca durante cinco segundos para ajustar el cero.',
      ),
      text(
        '经 HART 设定量程、阻尼和位号；写保护开关随后拨到 ON。',
        'Set range, damping and tag over HART, then turn the write protection on.',
        'Ajuste rango, amortiguación y etiqueta por HART y active después la protección contra escritura.',
      ),
    ],
  },
  {
    title: FAULTS,
    steps: [
      text(
        '输出 3.6 mA 或 21 mA：传感器或电子故障，用 HART 读取诊断。读数漂移：检查零点和导压管堵塞。',
        'Output 3.6 or 21 mA: sensor or electronics failed, read the diagnosis over HART. Drifting: check zero and blocked impulse lines.',
        'Salida de 3.6 o 21 mA: falla del sensor o de la electrónica, lea el diagnóstico por HART. Deriva: revise el cero y las líneas de impulso obstruidas.',
      ),
    ],
  },
]
