// What stands in the demo's manuals and certificates, in the languages that they are written in.
import type { DemoFile, DemoPart } from '#server/storage/seed/demo-shape.ts'

export const lemManual: Record<'en' | 'es', DemoPart[]> = {
  en: [
    {
      title: '1  Safety',
      text: [
        'Only trained staff may install, connect and open the meter. Relieve the pressure and drain the pipe before you loosen a flange.',
        'In hazardous areas the certificate DEMO 24 ATEX 0000 X applies. Do not open the housing while it is energized.',
      ],
    },
    {
      title: '2  Mounting',
      text: [
        'Keep a straight run of 5 x DN before and 2 x DN behind the meter. After a control valve or two bends in different planes keep 10 x DN.',
        'The bore must always be full: mount the meter in a rising pipe, or in the lowest part of a horizontal one. The electrode axis must be horizontal, so that bubbles do not cover an electrode.',
        'Tighten the flange bolts crosswise in three steps. Do not use graphite gaskets: they leave a conductive layer on the liner.',
      ],
    },
    {
      title: '3  Grounding and wiring',
      text: [
        'Connect the meter to both flanges with copper of at least 6 mm2. Plastic and lined pipes need grounding rings on both sides.',
        'Use shielded twisted pairs for the output and the Modbus line, and ground the shield at one end only.',
      ],
      rows: [
        ['Supply', '24 V DC or 85 to 260 V AC, terminals 1 and 2'],
        ['4-20 mA, HART', 'terminals 3 and 4, at most 750 ohm'],
        ['Pulse output', 'terminals 5 and 6, at most 10 kHz'],
        ['Modbus RTU', 'terminals 7 (A) and 8 (B), 9600 baud 8N1'],
      ],
    },
    {
      title: '4  Commissioning',
      text: [
        'Fill the pipe, close the valve and wait ten minutes. Start the zero adjustment from the menu; the value must stay below 0.3 % of full scale.',
        'Enter the calibration factor only if the transmitter was replaced: it stands on the nameplate and on the certificate.',
      ],
    },
    {
      title: '5  Faults',
      rows: [
        ['E01 Empty pipe', 'The pipe is not full, or the conductivity is below 5 µS/cm.'],
        ['E02 Coil', 'Coil open or shorted: measure 40 to 90 ohm between terminals X and Y.'],
        ['E03 Electrode', 'Electrodes coated: clean them, or switch on the cleaning cycle.'],
      ],
    },
  ],
  es: [
    {
      title: '1  Seguridad',
      text: [
        'Solo personal capacitado puede instalar, conectar y abrir el medidor. Despresurice y vacíe la tubería antes de aflojar una brida.',
        'En áreas clasificadas se aplica el certificado DEMO 24 ATEX 0000 X. No abra la caja mientras esté energizada.',
      ],
    },
    {
      title: '2  Montaje',
      text: [
        'Deje un tramo recto de 5 x DN antes y de 2 x DN después del medidor; 10 x DN después de una válvula de control o de dos codos en planos distintos.',
        'El tubo debe estar siempre lleno: monte el medidor en un tramo ascendente o en la parte más baja de uno horizontal, con el eje de los electrodos en horizontal.',
        'Apriete los tornillos de las bridas en cruz y en tres pasos. No use juntas de grafito: dejan una capa conductora en el revestimiento.',
      ],
    },
    {
      title: '3  Puesta a tierra y conexión',
      text: [
        'Una el medidor a ambas bridas con cobre de 6 mm2 como mínimo. Las tuberías de plástico o revestidas necesitan anillos de tierra en ambos lados.',
        'Use pares trenzados con malla para la salida y para Modbus, y ponga la malla a tierra en un solo extremo.',
      ],
      rows: [
        ['Alimentación', '24 V DC u 85 a 260 V AC, bornes 1 y 2'],
        ['4-20 mA, HART', 'bornes 3 y 4, 750 ohm como máximo'],
        ['Salida de pulsos', 'bornes 5 y 6, 10 kHz como máximo'],
        ['Modbus RTU', 'bornes 7 (A) y 8 (B), 9600 baudios 8N1'],
      ],
    },
    {
      title: '4  Puesta en marcha',
      text: [
        'Llene la tubería, cierre la válvula y espere diez minutos. Inicie el ajuste de cero desde el menú; el valor debe quedar por debajo de 0.3 % del fondo de escala.',
        'Ingrese el factor de calibración solo si se cambió el transmisor: figura en la placa y en el certificado.',
      ],
    },
    {
      title: '5  Fallas',
      rows: [
        ['E01 Tubería vacía', 'La tubería no está llena o la conductividad es menor que 5 µS/cm.'],
        ['E02 Bobina', 'Bobina abierta o en corto: mida de 40 a 90 ohm entre los bornes X e Y.'],
        ['E03 Electrodo', 'Electrodos sucios: límpielos o active el ciclo de limpieza.'],
      ],
    },
  ],
}

export const ltbManual: DemoPart[] = [
  {
    title: '1  Mounting',
    text: [
      'Flush the pipe before you mount the meter: welding beads destroy the rotor. Put a strainer of 60 mesh in front of it.',
      'Keep a straight run of 10 x DN before and 5 x DN behind it. The arrow on the body shows the direction of flow.',
    ],
  },
  {
    title: '2  Commissioning',
    text: [
      'Open the valve behind the meter first and then the one before it, slowly: a rush of air drives the rotor far beyond its highest speed.',
    ],
  },
  {
    title: '3  Maintenance',
    text: [
      'Check the bearings once a year. A rotor that stops in less than 8 seconds after a puff of air is worn.',
    ],
  },
]

export const lptManual: Record<'en' | 'es', DemoPart[]> = {
  en: [
    {
      title: '1  Mounting',
      text: [
        'Mount the transmitter so that its vent is dry. For steam use a siphon filled with water: above 85 °C the electronics age quickly.',
        'Turn it by its hexagon only (27 mm), with at most 30 Nm.',
      ],
    },
    {
      title: '2  Wiring and zero',
      text: [
        'Two wires, 12 to 36 V DC. Vent the line and hold the magnet to the mark for five seconds to set the zero.',
      ],
    },
  ],
  es: [
    {
      title: '1  Montaje',
      text: [
        'Monte el transmisor de modo que su respiradero quede seco. Para vapor use un sifón lleno de agua: por encima de 85 °C la electrónica envejece rápido.',
        'Gírelo solo por su hexágono (27 mm), con 30 Nm como máximo.',
      ],
    },
    {
      title: '2  Conexión y cero',
      text: [
        'Dos hilos, 12 a 36 V DC. Purgue la línea y acerque el imán a la marca durante cinco segundos para ajustar el cero.',
      ],
    },
  ],
}

const DEMO =
  'This is a document of a demonstration. It certifies nothing, and neither the company nor the body exists.'

export const atexCertificate: DemoPart[] = [
  {
    title: 'Type examination (demonstration)',
    text: [DEMO],
    rows: [
      ['Equipment', 'Flow meters LEM-300, LEM-500 and LUS-200'],
      ['Marking', 'II 2 G Ex db eb ib IIC T6...T4 Gb'],
      ['Ambient temperature', '-40 °C to +60 °C'],
      ['Special conditions (X)', 'The cable glands must be suitable for 80 °C.'],
      ['Valid until', '31 March 2029'],
    ],
  },
]

export const isoCertificate: DemoPart[] = [
  {
    title: 'Quality management (demonstration)',
    text: [DEMO],
    rows: [
      ['Scope', 'Design, manufacture and calibration of flow, pressure and level instruments'],
      ['Standard', 'ISO 9001:2015'],
      ['Valid until', '30 June 2028'],
    ],
  },
]

/** The Modbus registers of the gateways. */
export const gatewayRegisters: DemoFile = {
  as: 'table',
  titles: ['Register', 'Name', 'Type', 'Unit'],
  rows: [
    ['40001', 'Flow rate', 'float32', 'm³/h'],
    ['40003', 'Totalizer', 'uint32', 'm³'],
    ['40005', 'Temperature', 'float32', '°C'],
    ['40007', 'Supply', 'uint16', 'mV'],
    ['40008', 'Signal', 'int16', 'dBm'],
    ['40009', 'Firmware', 'uint16', ''],
  ],
}
