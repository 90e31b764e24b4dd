// Demo products: edge gateways.
import type { DemoProduct } from '#server/storage/seed/demo-shape.ts'
import { prose, text } from '#server/storage/seed/demo-text.ts'

export const gateways: DemoProduct[] = [
  {
    slug: 'lg-100',
    type: 'edge-gateways',
    content: {
      productModel: 'LG-100',
      productName: text('边缘网关', 'Edge gateway', 'Gateway de borde (edge)'),
      summary: text(
        '把现场最多 64 台 Modbus 仪表接入 MQTT，断网时本地保存 30 天数据。',
        'Connects up to 64 Modbus instruments to MQTT and buffers 30 days of data while the network is down.',
        'Conecta hasta 64 instrumentos Modbus a MQTT y guarda 30 días de datos si falla la red.',
      ),
      description: prose(
        [
          '蓝泊全部仪表的寄存器表已内置：扫描总线，勾选设备，数据就带着位号和单位上传。第三方 Modbus 设备可用表格导入。',
          '四个以太网口分成现场侧和上行侧两个网段，互不路由。上行连接全程 TLS 加密，固件带签名，升级失败自动回退到上一版本。',
          '屏幕和五个指示灯说明当前状态：电源、运行、网络、输入输出、报警。现场人员不带电脑也能判断问题在哪一侧。',
        ],
        [
          'The register maps of all Lanbo instruments are built in: scan the bus, tick the devices, and values go out with tag and unit. Other Modbus devices are imported from a table.',
          'Four Ethernet ports form two networks, plant and uplink, with no route between them. The uplink is encrypted with TLS, firmware is signed, and a failed update rolls back to the previous version.',
          'The display and five LEDs (power, run, network, inputs and outputs, alarm) show on which side a fault lies, without a computer.',
        ],
        [
          'Los mapas de registros de todos los instrumentos Lanbo vienen incluidos: se escanea el bus, se marcan los equipos y los datos salen con su etiqueta y unidad. Otros equipos Modbus se importan desde una tabla.',
          'Cuatro puertos Ethernet forman dos redes, planta y enlace, sin ruta entre ellas. El enlace va cifrado con TLS, el firmware está firmado y una actualización fallida vuelve a la versión anterior.',
          'La pantalla y cinco LED (alimentación, marcha, red, entradas y salidas, alarma) indican de qué lado está la falla, sin computadora.',
        ],
      ),
      highlights: [
        text(
          '内置全部蓝泊仪表的寄存器表，扫描即用。',
          'All Lanbo register maps built in: scan and go.',
          'Mapas de registros Lanbo incluidos: escanear y listo.',
        ),
        text(
          '断网缓存 30 天，恢复后按时间顺序补传。',
          'Offline buffer of 30 days: store and forward, in order.',
          'Memoria de 30 días sin red y reenvío en orden.',
        ),
        text(
          '现场网与上行网物理分口，互不路由。',
          'Plant and uplink on separate ports, with no route between.',
          'Planta y enlace en puertos separados, sin ruta entre ellos.',
        ),
        text(
          '签名固件，升级失败自动回退。',
          'Signed firmware that rolls back by itself.',
          'Firmware firmado que se revierte por sí solo.',
        ),
      ],
      gallery: ['product-gateway.jpg'],
      hot: true,
    },
  },
  {
    slug: 'lg-200',
    type: 'edge-gateways',
    content: {
      productModel: 'LG-200',
      productName: text('状态监测网关', 'Condition monitoring gateway', 'Gateway de monitoreo de condición'),
      summary: text(
        '同时监测 16 个振动测点，在现场完成频谱分析，轴承劣化提前数周报警。',
        'Monitors 16 vibration points, computes spectra on site and warns weeks before a bearing fails.',
        'Monitorea 16 puntos de vibración, calcula los espectros en sitio y avisa semanas antes de que falle un rodamiento.',
      ),
      description: prose(
        [
          '网关以 25.6 kHz 采集加速度，在本机计算频谱、包络和有效值，只上传结果。4G 流量每泵每月不到 30 MB。',
          '前四周自动学习每台泵在不同转速下的正常状态，之后按偏差分三级报警，并指出可能的原因：轴承、不平衡、对中或汽蚀。',
        ],
        [
          'The gateway samples acceleration at 25.6 kHz, computes spectra, envelopes and RMS values locally and sends only results: less than 30 MB per pump and month over 4G.',
          'For four weeks it learns what is normal for each pump at each speed. From then on it warns in three steps and names the likely cause: bearing, imbalance, alignment or cavitation.',
        ],
        [
          'El gateway muestrea la aceleración a 25.6 kHz, calcula espectros, envolventes y valores RMS en el propio equipo y envía solo resultados: menos de 30 MB por bomba y mes por 4G.',
          'Durante cuatro semanas aprende qué es normal en cada bomba y a cada velocidad. Después avisa en tres niveles y señala la causa probable: rodamiento, desequilibrio, alineación o cavitación.',
        ],
      ),
      highlights: [
        text(
          '16 个振动测点，同步采样。',
          '16 vibration points sampled together.',
          '16 puntos de vibración muestreados a la vez.',
        ),
        text(
          '自学习基线，区分转速与工况。',
          'Learns a baseline for every speed and load.',
          'Aprende una referencia para cada velocidad y carga.',
        ),
        text(
          '报警附可能原因，不只是红灯。',
          'Names a likely cause, not just a red LED.',
          'Señala una causa probable, no solo una luz roja.',
        ),
      ],
      gallery: ['product-condition-monitoring-gateway.jpg'],
      hot: false,
    },
  },
]
