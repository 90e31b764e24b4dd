// What stands in the demo's manuals and certificates, in the languages that they are written in.
import type { DemoFile, DemoPart } from '#server/storage/seed/demo-shape.ts'

/** The manual of 2024: faults had no codes then. */
export const oldLemManual: DemoPart[] = [
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
]

const DEMO =
  'This is a document of a demonstration. It certifies nothing, and neither the company nor the body exists.'

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
