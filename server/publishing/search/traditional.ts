// Characters of the trade in their traditional form, so that 電磁流量計 finds 电磁流量计.
const PAIRS =
  '電电計计閥阀壓压變变渦涡輪轮聲声熱热測测儀仪錶表傳传感感關关網网門门氣气動动鋼钢銹锈鏽锈過过濾滤離离齒齿輸输雷雷達达液液體体介介質质' +
  '溫温濕湿標标準准數数據据監监遠远無无線线電电纜缆設设備备產产業业機机馬马達达開开閉闭進进徑径長长寬宽範范圍围觸触廠厂號号碼码' +
  '價价詢询報报規规說说書书類类種种應应飲饮藥药醫医環环節节軟软筆笔導导檢检驗验證证維维護护換换補补調调節节減减總总級级積积' +
  '淨净樹树瀝沥脂脂漿浆鹼碱酸酸廢废處处鍋锅爐炉蒸蒸汽汽製制造造試试術术員员單单雙双頭头緩缓錘锤衝冲擊击彈弹復复複复緊紧斷断' +
  '實实時时壞坏頻频譜谱點点終终聯联選选擇择尋寻尺尺寸寸釐厘噸吨磅磅'
const SIMPLE = new Map(
  [...PAIRS].flatMap((sign, at, all): [string, string][] => {
    const other = all[at + 1]
    return at % 2 === 0 && other !== undefined && other !== sign ? [[sign, other]] : []
  }),
)

/** The text with simplified characters; each is in its place. */
export const simplified = (text: string): string =>
  /\p{Script=Han}/u.test(text) ? [...text].map((sign) => SIMPLE.get(sign) ?? sign).join('') : text
