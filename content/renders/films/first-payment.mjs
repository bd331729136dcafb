// Makes content/assets/1/first-payment_*.mp4 of the pictures beside it: twelve seconds, silent, drawn and encoded by Chromium.
// The site must be running, and the muxer lie beside this file: npm i --no-save mp4-muxer && SITE=http://localhost:8000 node first-payment.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const SITE = process.env.SITE ?? 'http://localhost:8000'
const { chromium } = require('@playwright/test')
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: 1280, height: 720 }, bypassCSP: true })
await p.route('**/film.html', (r) =>
  r.fulfill({
    contentType: 'text/html',
    body: '<!doctype html><style>@font-face{font-family:B;src:url(/fonts/bricolage-grotesque.woff2);font-weight:700 800}</style><p style="font:800 20px B">x</p>',
  }),
)
await p.goto(`${SITE}/film.html`)
await p.addScriptTag({ content: readFileSync(require.resolve('mp4-muxer').replace(/\.mjs$/, '.js'), 'utf8') })
const film = await p.evaluate(async () => {
  await document.fonts.load('800 90px B')
  const load = async (path) => createImageBitmap(await (await fetch('/f/1/1600x1600/' + path)).blob())
  const SCENES = [
    {
      at: 0,
      ground: '#d9e6ff',
      ink: '#222222',
      words: ['Type the', 'amount.'],
      picture: await load('bd0bb72a9e/khumo.webp'),
      size: 820,
    },
    {
      at: 3.6,
      ground: '#ffce3d',
      ink: '#222222',
      words: ['Tap the', 'card.'],
      picture: await load('85711b3873/khumo-in-use.webp'),
      size: 760,
    },
    {
      at: 7.2,
      ground: '#0a7d4f',
      ink: '#ffffff',
      words: ['Approved.', 'Slip printed.'],
      picture: await load('7804dd3c09/khumo-print.webp'),
      size: 760,
    },
    { at: 10.4, ground: '#222222', ink: '#ffffff', words: ['That is all.'], picture: null, size: 0 },
  ]
  const [W, H, FPS, LENGTH] = [1280, 720, 25, 12]
  const canvas = new OffscreenCanvas(W, H),
    c = canvas.getContext('2d')
  const ease = (t) => 1 - Math.pow(1 - Math.min(1, Math.max(0, t)), 4)
  const scene = (s, t) => {
    c.fillStyle = s.ground
    c.fillRect(0, 0, W, H)
    const rise = ease((t - 0.15) / 0.9)
    if (s.picture) {
      const { size } = s
      c.globalAlpha = Math.min(1, rise * 1.4)
      c.drawImage(s.picture, 930 - size / 2, H / 2 - size / 2 + 10 + (1 - rise) * 160, size, size)
      c.globalAlpha = 1
    }
    c.fillStyle = s.ink
    c.font = '800 92px B'
    c.letterSpacing = '-2.3px'
    const x = s.picture ? 84 : 0
    s.words.forEach((w, i) => {
      const r = ease((t - 0.1 - i * 0.12) / 0.7)
      c.globalAlpha = r
      const y = H / 2 + 28 + (i - (s.words.length - 1) / 2) * 98 + (1 - r) * 40
      if (s.picture) c.fillText(w, x, y)
      else {
        c.textAlign = 'center'
        c.fillText(w, W / 2, y)
        c.textAlign = 'start'
      }
      c.globalAlpha = 1
    })
  }
  const draw = (time) => {
    const at = SCENES.findLastIndex((s) => s.at <= time),
      s = SCENES[at],
      t = time - s.at
    const wipe = at > 0 ? ease(t / 0.5) : 1
    if (wipe < 1) {
      scene(SCENES[at - 1], time - SCENES[at - 1].at)
      c.save()
      c.beginPath()
      c.rect(W * (1 - wipe), 0, W, H)
      c.clip()
      scene(s, t)
      c.restore()
    } else scene(s, t)
  }
  const target = new Mp4Muxer.ArrayBufferTarget()
  const muxer = new Mp4Muxer.Muxer({
    target,
    video: { codec: 'avc', width: W, height: H, frameRate: FPS },
    fastStart: 'in-memory',
  })
  const encoder = new VideoEncoder({
    output: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
    error: (e) => {
      throw e
    },
  })
  encoder.configure({
    codec: 'avc1.42001f',
    width: W,
    height: H,
    bitrate: 300_000,
    framerate: FPS,
    latencyMode: 'quality',
  })
  for (let f = 0; f < LENGTH * FPS; f++) {
    draw(f / FPS)
    const frame = new VideoFrame(canvas, { timestamp: (f * 1e6) / FPS, duration: 1e6 / FPS })
    encoder.encode(frame, { keyFrame: f % 75 === 0 })
    frame.close()
    if (f % 20 === 0) await new Promise((r) => setTimeout(r))
  }
  await encoder.flush()
  muxer.finalize()
  const u = new Uint8Array(target.buffer)
  let s = ''
  for (let i = 0; i < u.length; i += 8192) s += String.fromCharCode(...u.subarray(i, i + 8192))
  return btoa(s)
})
writeFileSync('first-payment.mp4', Buffer.from(film, 'base64'))
await b.close()
