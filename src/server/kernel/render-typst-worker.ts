import './lower-thread-priority.ts'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { loadOnce } from './load-once.ts'

// The compilers take the thread while they work, so they have one of their own. Each is loaded with the first document of its format: the
// native one draws SVG, which the portable one cannot; only the portable one is of a Typst that writes tagged PDF
// (docs/decisions/0032-pdf-text-layer.md).
const fonts = fileURLToPath(new URL('./document-fonts', import.meta.url))
const weights = ['Regular', 'SemiBold', 'Bold']

type Compile = (template: string, data: string) => Uint8Array | Promise<Uint8Array>

const compilers = {
  pdf: loadOnce<Compile>(async () => {
    const { default: init, TypstCompilerBuilder } = await import('@myriaddreamin/typst-ts-web-compiler')
    const wasm = fileURLToPath(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))
    await init({ module_or_path: readFileSync(wasm) })
    const builder = new TypstCompilerBuilder()
    builder.set_dummy_access_model()
    for (const weight of weights) await builder.add_raw_font(readFileSync(`${fonts}/rihla-sans-arabic-${weight}.ttf`))
    const compiler = await builder.build()
    return (template, data) => {
      compiler.reset()
      compiler.add_source('/main.typ', template)
      const made: { result?: Uint8Array; diagnostics?: string[] } = compiler.compile(
        '/main.typ',
        [['data', data]],
        'pdf',
        2,
      )
      if (!made.result) throw new Error(made.diagnostics?.join('; ') ?? 'no document')
      return made.result
    }
  }),
  svg: loadOnce<Compile>(async () => {
    const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
    const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: [fonts] }] })
    return (template, data) => {
      const made = Buffer.from(compiler.plainSvg({ mainFileContent: template, inputs: { data } }))
      compiler.evictCache(10)
      return made
    }
  }),
}
const templates = new Map<string, string>()

parentPort?.on('message', async (job: { id: number; template: string; format: 'pdf' | 'svg'; data: string }) => {
  try {
    let source = templates.get(job.template)
    if (source === undefined) {
      source = readFileSync(new URL(job.template), 'utf8')
      templates.set(job.template, source)
    }
    const compile = await compilers[job.format]()
    parentPort?.postMessage({ id: job.id, made: await compile(source, job.data) })
  } catch (error) {
    parentPort?.postMessage({ id: job.id, error: (error as Error).message })
  }
})
