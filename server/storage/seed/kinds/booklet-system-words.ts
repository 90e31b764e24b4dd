// What the manuals of gear pumps and gateways of the demo say: how they are installed, connected, put to work and kept.
import { text } from '#server/storage/seed/demo-text.ts'
import { type BookletPart, FAULTS, MOUNTING, RELIEVE, SAFETY, START, WIRING } from './booklet-parts.ts'

export const gearPumpWords: BookletPart[] = [
  {
    title: SAFETY,
    steps: [
      RELIEVE,
      text(
        '容积泵：出口关闭时压力会升到破坏为止。安全阀不得堵死。',
        'It is a positive-displacement pump: against a closed valve the pressure rises until something breaks. Never block the relief valve.',
        'Es una bomba de desplazamiento: contra una válvula cerrada la presión sube hasta romper algo. No anule nunca la válvula de alivio.',
      ),
    ],
  },
  {
    title: MOUNTING,
    steps: [
      text(
        '吸入管口径不小于泵口，装 100 µm 过滤器；黏度越高，管道越短越粗。',
        'The suction pipe is no narrower than the pump, with a strainer of 100 µm; the more viscous the fluid, the shorter and wider the pipe.',
        'La succión no debe ser más estrecha que la bomba, con filtro de 100 µm; cuanto más viscoso el fluido, más corta y ancha.',
      ),
      text(
        '联轴器找正：径向和角向偏差不超过 0.1 mm，热态再查一次。',
        'Align the coupling within 0.1 mm, radial and angular, and check it again when warm.',
        'Alinee el acople dentro de 0.1 mm, radial y angular, y revíselo otra vez en caliente.',
      ),
    ],
  },
  {
    title: START,
    steps: [
      text(
        '首次启动前用介质润湿齿轮，绝不干转。夹套型：先加热，介质熔化后再启动。',
        'Wet the gears with fluid before the first start; never run dry. With a jacket: heat first, start once the fluid has melted.',
        'Moje los engranajes con fluido antes del primer arranque; no la opere en seco. Con camisa: caliente primero y arranque cuando el fluido esté fundido.',
      ),
      text(
        '全开两侧阀门启动，再用转速调节流量，不用阀门节流。',
        'Start with both valves open and set the flow by the speed, never by throttling.',
        'Arranque con ambas válvulas abiertas y ajuste el caudal con la velocidad, nunca estrangulando.',
      ),
    ],
  },
  {
    title: FAULTS,
    steps: [
      text(
        '流量下降：侧板磨损或吸入侧进气。噪声：吸空，降低转速或加热介质。',
        'The flow falls: worn side plates, or air in the suction. Noise: it starves, slow it down or warm the fluid.',
        'Baja el caudal: placas laterales gastadas o aire en la succión. Ruido: le falta fluido, baje la velocidad o caliéntelo.',
      ),
    ],
  },
]

export const gatewayWords: BookletPart[] = [
  {
    title: SAFETY,
    steps: [
      text(
        '24 V DC 安全特低电压供电。断电后才能接线。',
        'Supply it with 24 V DC of safety extra-low voltage, and wire it while it is off.',
        'Aliméntelo con 24 V DC de muy baja tensión de seguridad y conéctelo sin energía.',
      ),
    ],
  },
  {
    title: MOUNTING,
    steps: [
      text(
        '卡装在 35 mm 导轨上，上下留 40 mm 通风；天线装在柜外。',
        'Snap it onto a 35 mm rail with 40 mm free above and below, and put the antenna outside of the cabinet.',
        'Encájelo en un riel de 35 mm con 40 mm libres arriba y abajo, y ponga la antena fuera del gabinete.',
      ),
    ],
  },
  {
    title: WIRING,
    steps: [
      text(
        'RS-485：每个网段最多 32 台，总线两端各接 120 Ω，地址不得重复。',
        'RS-485: 32 devices a segment at most, 120 Ω at both ends of the line, no address twice.',
        'RS-485: 32 equipos por segmento como máximo, 120 Ω en ambos extremos, ninguna dirección repetida.',
      ),
    ],
  },
  {
    title: START,
    steps: [
      text(
        '用浏览器打开 192.168.10.1，先更改出厂密码，再搜索总线上的设备。',
        'Open 192.168.10.1 in a browser, change the factory password first, then look for the devices on the line.',
        'Abra 192.168.10.1 en un navegador, cambie primero la contraseña de fábrica y busque los equipos en la línea.',
      ),
      text(
        '选定上传的测点与周期，导入平台的证书，核对第一批数据的时间戳。',
        'Choose what is sent and how often, load the certificate of your platform, and check the time stamps of the first data.',
        'Elija qué se envía y cada cuánto, cargue el certificado de su plataforma y compruebe las marcas de tiempo de los primeros datos.',
      ),
    ],
  },
  {
    title: FAULTS,
    steps: [
      text(
        '红灯：无网络，数据留在现场，恢复后按顺序补传。黄灯：某台设备无应答，检查地址和终端电阻。',
        'Red: no network; data stays on site and follows in order. Yellow: a device does not answer; check its address and the resistors at the ends.',
        'Rojo: sin red; los datos quedan en sitio y se envían después en orden. Amarillo: un equipo no responde; revise su dirección y las resistencias de los extremos.',
      ),
    ],
  },
]
