// The rival of pages from memory: a body of the given size, from memory, with its type and length.
import { createServer } from 'node:http'

const bodies = new Map()
const bodyOf = (bytes) => {
  const body = bodies.get(bytes) ?? Buffer.alloc(bytes, 'x')
  bodies.set(bytes, body)
  return body
}

const server = createServer(({ url }, response) => {
  const body = bodyOf(Number(new URL(url, 'http://bare').searchParams.get('bytes')))
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length }).end(body)
})
server.listen(Number(process.env.PORT), () => console.log('Bare static is open'))
