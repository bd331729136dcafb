import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] })
for (const path of ['/za/','/za/shop/card-machines/khumo/','/za/shop/','/za/blog/choosing-a-card-machine/','/za/checkout/']) {
const c = await b.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, reducedMotion: 'reduce' }); const p = await c.newPage()
const s = await c.newCDPSession(p); const k = new Map(), u = new Map(), by = {}; const js=[]
s.on('Network.responseReceived', ({ requestId, type, response }) => { k.set(requestId, type); u.set(requestId, response.url) })
s.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => { const t = k.get(requestId); by[t] = (by[t] ?? 0) + encodedDataLength; if (t==='Script') js.push([encodedDataLength, u.get(requestId).split('/').pop()]) })
await s.send('Network.enable')
await p.goto('http://localhost:9100'+path, { waitUntil: 'networkidle' })
console.log(path, Object.fromEntries(Object.entries(by).map(([a, v]) => [a, Math.round(v/102.4)/10])))
console.log(js.sort((a,b)=>b[0]-a[0]).slice(0,18).map(x=>x.join(' ')).join('\n'))
await c.close() }
await b.close()
