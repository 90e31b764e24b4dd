// What the manuals of turbine meters, clamp-on meters and radar of the demo say: how they are installed, connected, put to work and kept.
import { text } from '#server/storage/seed/demo-text.ts'
import {
  type BookletPart,
  CROSSWISE,
  FAULTS,
  MOUNTING,
  RELIEVE,
  SAFETY,
  SHIELD,
  START,
  WIRING,
} from './booklet-parts.ts'

export const turbineWords: BookletPart[] = [
  { title: SAFETY, steps: [RELIEVE] },
  {
    title: MOUNTING,
    steps: [
      text(
        '安装前先冲洗管道：焊渣会损坏转子。上游装 60 目过滤器。',
        'Flush the pipe before you mount the meter: welding beads destroy the rotor. Put a strainer of 60 mesh upstream.',
        'Lave la tubería antes de montar el medidor: las perlas de soldadura destruyen el rotor. Ponga aguas arriba un filtro de malla 60.',
      ),
      text(
        '前直管段 10 × DN，后直管段 5 × DN；壳体上的箭头为流向。',
        'Keep a straight run of 10 × DN before and 5 × DN behind it. The arrow on the body shows the direction of flow.',
        'Deje un tramo recto de 10 × DN antes y 5 × DN después. La flecha del cuerpo indica el sentido del flujo.',
      ),
    ],
  },
  {
    title: WIRING,
    steps: [
      text(
        '脉冲输出接计数器或流量计算机，电缆长度不超过 300 m。',
        'Connect the pulse output to a counter or a flow computer, over 300 m of cable at most.',
        'Conecte la salida de pulsos a un contador o computador de caudal, con 300 m de cable como máximo.',
      ),
      SHIELD,
    ],
  },
  {
    title: START,
    steps: [
      text(
        '先开下游阀门，再缓慢打开上游阀门：冲入的空气会使转子远超最高转速。',
        'Open the valve behind the meter first and then the one before it, slowly: a rush of air drives the rotor far beyond its highest speed.',
        'Abra primero la válvula posterior y luego, despacio, la anterior: un golpe de aire lleva el rotor muy por encima de su velocidad máxima.',
      ),
      text(
        '输入标定证书上的仪表系数（脉冲/升）。',
        'Enter the K factor of the calibration certificate (pulses per liter).',
        'Ingrese el factor K del certificado de calibración (pulsos por litro).',
      ),
    ],
  },
  {
    title: FAULTS,
    steps: [
      text(
        '每年检查一次轴承：吹气后不足 8 秒即停转，说明轴承已磨损。',
        'Check the bearings once a year. A rotor that stops in less than 8 seconds after a puff of air is worn.',
        'Revise los rodamientos una vez al año. Un rotor que se detiene en menos de 8 segundos tras un soplo de aire está gastado.',
      ),
    ],
  },
]

export const clampOnWords: BookletPart[] = [
  {
    title: SAFETY,
    steps: [
      text(
        '管道无需停流或开孔。热管道可能烫伤：戴防护手套安装。',
        'The pipe is neither shut down nor cut. Hot pipes burn: wear gloves.',
        'La tubería no se detiene ni se corta. Las tuberías calientes queman: use guantes.',
      ),
    ],
  },
  {
    title: MOUNTING,
    steps: [
      text(
        '前直管段 10 × DN，后直管段 5 × DN；水平管上把探头装在侧面，避开顶部的气体和底部的沉积物。',
        'Keep a straight run of 10 × DN before and 5 × DN behind it. On a horizontal pipe the probes sit at the sides, away from gas above and deposits below.',
        'Deje un tramo recto de 10 × DN antes y 5 × DN después. En tubería horizontal, las sondas van a los lados, lejos del gas de arriba y de los sedimentos de abajo.',
      ),
      text(
        '除去油漆和锈迹，涂上耦合剂，按转换器给出的间距固定两个探头，偏差不超过 1 mm。',
        'Remove paint and rust, apply couplant, and fix both probes at the distance that the transmitter shows, within 1 mm.',
        'Retire pintura y óxido, aplique acoplante y fije ambas sondas a la distancia que indica el transmisor, con 1 mm de tolerancia.',
      ),
    ],
  },
  { title: WIRING, steps: [SHIELD] },
  {
    title: START,
    steps: [
      text(
        '输入管道外径、壁厚、材质和介质；信号强度须高于 60。',
        'Enter outer diameter, wall, material and fluid; the signal must be stronger than 60.',
        'Ingrese diámetro exterior, espesor, material y fluido; la señal debe ser mayor que 60.',
      ),
      text(
        '关闭阀门，等待十分钟后调零。',
        'Close the valve, wait ten minutes and set the zero.',
        'Cierre la válvula, espere diez minutos y ajuste el cero.',
      ),
    ],
  },
  {
    title: FAULTS,
    steps: [
      text(
        '信号变弱：每两年更换一次耦合剂，检查探头是否移位。读数跳动：管内有气体，换一段管道测量。',
        'The signal grows weak: renew the couplant every two years, check that the probes have not moved. Readings jump: there is gas in the pipe, measure elsewhere.',
        'La señal se debilita: renueve el acoplante cada dos años y revise que las sondas no se hayan movido. La lectura salta: hay gas en la tubería, mida en otro punto.',
      ),
    ],
  },
]

export const radarWords: BookletPart[] = [
  { title: SAFETY, steps: [RELIEVE] },
  {
    title: MOUNTING,
    steps: [
      text(
        '装在距罐壁至少 0.3 m 处，不要对准进料口、爬梯和加热盘管；短管内侧须平滑。',
        'Mount it at least 0.3 m from the wall, away from the inlet, ladders and heating coils; the nozzle must be smooth inside.',
        'Móntelo a 0.3 m de la pared como mínimo, lejos de la entrada, escaleras y serpentines; la boquilla debe ser lisa por dentro.',
      ),
      text(
        '液体：天线垂直向下。固体：用万向节对准料堆的中心。',
        'Liquids: the antenna points straight down. Solids: aim it at the middle of the heap with the swivel.',
        'Líquidos: la antena apunta hacia abajo. Sólidos: oriéntela con la rótula al centro del material.',
      ),
      CROSSWISE,
    ],
  },
  { title: WIRING, steps: [SHIELD] },
  {
    title: START,
    steps: [
      text(
        '设定空罐距离和满罐距离；罐空时记录一次虚假回波。',
        'Set the distances of empty and full, and map the false echoes once while the tank is empty.',
        'Ajuste las distancias de vacío y lleno, y registre los ecos falsos una vez con el tanque vacío.',
      ),
    ],
  },
  {
    title: FAULTS,
    steps: [
      text(
        '回波丢失：清洁天线，检查结露和挂料；粉尘多的料仓使用吹扫接口。',
        'The echo is lost: clean the antenna, look for condensate and build-up; use the purge port in dusty silos.',
        'Se pierde el eco: limpie la antena, busque condensado y adherencias; en silos con polvo use la conexión de purga.',
      ),
    ],
  },
]
