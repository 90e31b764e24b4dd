import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../scripts/browser/chromium.mjs'
const b = await chromium.launch({ args: chromiumArguments(), executablePath: findChromium() })
const base = 'http://localhost:4100'
const list = await (await fetch(base+'/api/web/product/listAll?lang=en&limit=50')).json()
console.log(list.data.items.map((i:any)=>i.productModel+' '+i.address+' '+i.keySpecs.map((k:any)=>k.name+'='+k.value+k.unit).join('; ')).join('\n'))
const lem = list.data.items.find((i:any)=>i.productModel==='LEM-300')
for (const [n,u,w] of [['prod','/en'+lem.address,1440],['cat','/en/productModular/1',1440]] as const) {
  const p = await b.newPage({ viewport: { width: w, height: 900 } }); await p.goto(base+u); await p.waitForTimeout(800)
  await p.screenshot({ path: `/tmp/shots/${n}-${w}.png`, fullPage: true }); await p.close() }
const login = await (await fetch(base+'/api/web/login/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({username:'admin',password:'Lanbo-2026!'})})).json().catch(()=>null)
console.log(JSON.stringify(login).slice(0,200), lem.id)
await b.close()
