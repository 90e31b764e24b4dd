// The words that every chart has.

const zh = {
  table: '表格',
  tableOf: (name: string) => `${name}：数据表格`,
  time: '时间',
  noValue: '无数据',
  read: (name: string) => `${name}：用方向键查看各时刻的数值`,
}

type ChartTexts = typeof zh

const en: ChartTexts = {
  table: 'Table',
  tableOf: (name) => `${name}: table of values`,
  time: 'Time',
  noValue: 'no value',
  read: (name) => `${name}: arrow keys move through time`,
}

const es: ChartTexts = {
  table: 'Tabla',
  tableOf: (name) => `${name}: tabla de valores`,
  time: 'Hora',
  noValue: 'sin dato',
  read: (name) => `${name}: las flechas recorren el tiempo`,
}

export const CHART_TEXTS = { zh, en, es }
