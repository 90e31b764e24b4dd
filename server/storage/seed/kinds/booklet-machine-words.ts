// What the manuals of pumps and transmitters of the demo say: how they are installed, connected, put to work and kept.
import { text } from '#server/storage/seed/demo-text.ts'
import { type BookletPart, FAULTS, MOUNTING, RELIEVE, SAFETY, START, WIRING } from './booklet-parts.ts'

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
