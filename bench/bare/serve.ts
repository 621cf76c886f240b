// Child process of bench/pages.ts: `serve.ts <port> <origin> <entry>`. GET /bare<path> renders the page's tree with
// renderToString; GET /static<path> returns the page as a constant string.
import { createServer } from 'node:http'

const [port = '', origin = '', entry = ''] = process.argv.slice(2)
const { barePage } = (await import(entry)) as { barePage: (origin: string, path: string) => Promise<() => string> }
const bare = new Map<string, () => string>()
const fixed = new Map<string, string>()

async function answer(url: string): Promise<string> {
  const [, kind, path = '/'] = /^\/(bare|static)(.*)$/.exec(url) ?? []
  if (kind === 'bare') {
    const render = bare.get(path) ?? (await barePage(origin, path))
    bare.set(path, render)
    return render()
  }
  const page = fixed.get(path) ?? (await (await fetch(origin + path)).text())
  fixed.set(path, page)
  return page
}

createServer((request, response) => {
  void answer(request.url ?? '').then((html) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(html) })
    response.end(html)
  })
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
