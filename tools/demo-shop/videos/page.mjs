// Runs in the browser that draws the videos: each scene paints one moment, and the browser's own encoder makes frames of them.

const FRAMES_A_SECOND = 24
const KEY_EVERY = 24
const ease = (t) => (t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2)
const between = (t, from, to) => Math.min(1, Math.max(0, (t - from) / (to - from)))

const image = async (url) => {
  const loaded = new Image()
  loaded.src = url
  await loaded.decode()
  return loaded
}

/** A knife follows the cut line of a sticker, the remaining film is removed, and the sticker lifts. */
async function cutting({ artwork, cut, width, height }) {
  const drawing = await image(artwork)
  const outline = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  outline.setAttribute('d', cut.path)
  const length = outline.getTotalLength()
  const path = new Path2D(cut.path)
  const scale = (height * 0.74) / cut.height
  return (context, t) => {
    const cutTo = ease(between(t, 0.05, 0.6))
    const pulled = ease(between(t, 0.63, 0.8))
    const lifted = ease(between(t, 0.74, 0.9))
    context.fillStyle = '#efe8dc'
    context.fillRect(0, 0, width, height)
    context.strokeStyle = 'rgb(27 25 23 / 6%)'
    context.lineWidth = 1
    for (let x = 0.5; x < width; x += 24) context.strokeRect(x, -1, 0.01, height + 2)
    for (let y = 0.5; y < height; y += 24) context.strokeRect(-1, y, width + 2, 0.01)
    const sheet = { x: width * 0.22, y: height * 0.06, width: width * 0.56, height: height * 0.88 }
    // The backing stays.
    context.fillStyle = '#f8f4ea'
    context.fillRect(sheet.x - 10, sheet.y - 8, sheet.width + 20, sheet.height + 16)
    context.save()
    context.globalAlpha = 1 - pulled
    context.translate(-pulled * width * 0.35, pulled * 18)
    context.shadowColor = 'rgb(27 25 23 / 25%)'
    context.shadowBlur = 14
    context.shadowOffsetY = 5
    context.fillStyle = '#fff'
    context.fillRect(sheet.x, sheet.y, sheet.width, sheet.height)
    context.restore()
    context.save()
    context.translate(width / 2, height / 2 - lifted * 12)
    context.rotate(-0.07 * lifted)
    context.scale(scale * (1 + 0.06 * lifted), scale * (1 + 0.06 * lifted))
    context.translate(-cut.width / 2, -cut.height / 2)
    context.save()
    context.shadowColor = `rgb(27 25 23 / ${10 + 25 * lifted}%)`
    context.shadowBlur = 6 + 26 * lifted
    context.shadowOffsetY = 2 + 14 * lifted
    context.fillStyle = '#fff'
    if (pulled > 0) context.fill(path)
    context.restore()
    context.drawImage(drawing, cut.box.x, cut.box.y, cut.box.width, cut.box.height)
    context.lineWidth = 2.5 / scale
    context.strokeStyle = `rgb(214 0 108 / ${100 - 100 * pulled}%)`
    context.setLineDash([cutTo * length, length])
    if (cutTo > 0) context.stroke(path)
    context.setLineDash([])
    if (cutTo > 0 && pulled === 0) {
      const tip = outline.getPointAtLength(cutTo * length)
      context.translate(tip.x, tip.y)
      context.scale(1 / scale, 1 / scale)
      context.rotate(0.5)
      context.fillStyle = '#1b1917'
      context.fill(new Path2D('M0 0l9-22h14v-64h-30v64z'))
      context.fillStyle = '#d6006c'
      context.fillRect(-7, -60, 30, 8)
    }
    context.restore()
  }
}

/** Pictures in sequence, each slowly enlarged. */
async function showing({ pictures, width, height }) {
  const images = await Promise.all(pictures.map(image))
  const part = 1 / images.length
  return (context, t) => {
    for (const [at, picture] of images.entries()) {
      const shown = between(t, at * part - 0.05, at * part)
      if (at > 0 && shown === 0) continue
      context.globalAlpha = at === 0 ? 1 : shown
      const near = 1.04 + 0.1 * between(t, at * part - 0.05, (at + 1) * part)
      const side = width * near
      context.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side)
      context.globalAlpha = 1
    }
  }
}

const SCENES = { cutting, showing }

/** The frames of a scene, and its poster as WebP; bytes as base64. */
globalThis.record = async ({ scene, seconds, posterAt, width, height, ...about }) => {
  const paint = await SCENES[scene]({ ...about, width, height })
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  const frames = []
  const base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      const ms = Math.round(chunk.timestamp / 1000)
      frames.push({ ms, isKey: chunk.type === 'key', data: base64(bytes) })
    },
    error: (error) => console.error(error),
  })
  encoder.configure({ codec: 'vp8', width, height, bitrate: 500_000, framerate: FRAMES_A_SECOND })
  const count = seconds * FRAMES_A_SECOND
  for (let at = 0; at < count; at++) {
    paint(context, at / (count - 1))
    const frame = new VideoFrame(canvas, { timestamp: (at * 1_000_000) / FRAMES_A_SECOND })
    encoder.encode(frame, { keyFrame: at % KEY_EVERY === 0 })
    frame.close()
    if (encoder.encodeQueueSize > 8) await new Promise((go) => setTimeout(go, 20))
  }
  await encoder.flush()
  paint(context, posterAt)
  return { frames, poster: canvas.toDataURL('image/webp', 0.82).split(',')[1] }
}
