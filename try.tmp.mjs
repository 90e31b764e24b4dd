import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs'
const moto = spawn('moto_server', ['-H', '127.0.0.1', '-p', '5599'], { stdio: 'ignore' })
for (;;) { try { await fetch('http://127.0.0.1:5599/uploads', { method: 'PUT' }); break } catch { await new Promise(r => setTimeout(r, 200)) } }
const dir = mkdtempSync('/tmp/tw-')
const site = spawn('node', ['server/main.ts'], { env: { ...process.env, PORT: '5600', IMAGE_PORT: '0', DATA_DIR: dir, DEMO: 'on', S3_BUCKET: 'uploads', S3_ENDPOINT: 'http://127.0.0.1:5599', S3_KEY: 'k', S3_SECRET: 's', S3_PATH_STYLE: 'on', TWIN_BUCKET: 'on', LOG_LEVEL: 'warn' }, stdio: 'inherit' })
const t = Date.now()
for (;;) { const r = await fetch('http://127.0.0.1:5599/uploads/twin/manifest.txt').catch(() => null); if (r?.ok) break; if (Date.now() - t > 170000) { console.log('no manifest'); break } await new Promise(r => setTimeout(r, 1000)) }
console.log('manifest after', Date.now() - t)
site.kill(); await new Promise(r => site.on('exit', r))
let conf = readFileSync('deploy/nginx/twin-bucket.conf', 'utf8').replaceAll('https://bucket.example.com', 'http://127.0.0.1:5599').replaceAll('proxy_set_header Host bucket.example.com', 'proxy_set_header Host 127.0.0.1:5599').replace('listen 80', 'listen 5601')
conf = conf.replaceAll('/twin/site/', '/uploads/twin/site/').replace('rewrite ^ /media/', 'rewrite ^ /media/').replace('    internal;\n', '    internal;\n    rewrite ^ /uploads$uri break;\n')
writeFileSync('/tmp/ngx.conf', `events {}\npid /tmp/ngx.pid;\nerror_log /tmp/ngx.err;\nhttp { include /etc/nginx/mime.types; access_log off;\n${conf}\n}`)
const ng = spawn('nginx', ['-c', '/tmp/ngx.conf', '-g', 'daemon off;'], { stdio: 'inherit' })
await new Promise(r => setTimeout(r, 1500))
const get = async (p) => { const r = await fetch('http://127.0.0.1:5601' + p); const b = await r.text(); return [p, r.status, r.headers.get('content-type'), r.headers.get('cache-control'), b.length, /<title>([^<]*)/.exec(b)?.[1]] }
const list = await (await fetch('http://127.0.0.1:5599/uploads?list-type=2&prefix=twin/site/&max-keys=1000')).text()
const keys = [...list.matchAll(/<Key>([^<]*)/g)].map(m => m[1])
console.log(keys.length, keys.filter(k => k.includes('zh/product')).slice(0, 3))
for (const p of ['/', '/en/HomePage', '/zh/news', '/es/news?x=1', '/nothing', '/data/en/news']) console.log(await get(p))
const home = await (await fetch('http://127.0.0.1:5601/en/HomePage')).text()
const img = /(\/image\?filepath=[^"&\s]+)/.exec(home)?.[1]; console.log(img, img && await get(img))
const asset = /(\/assets\/[^"]+\.(?:js|css))/.exec(home)?.[1]; console.log(await get(asset))
const zh = keys.find(k => /[^\x00-\x7f]/.test(k)); if (zh) console.log(await get(encodeURI(zh.replace('twin/site', ''))))
ng.kill(); moto.kill(); process.exit(0)
