import './lower-thread-priority.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

// The compiler blocks its thread, so it has one of its own.
const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/ibm-plex-sans-arabic/package.json'))
const compiler = NodeCompiler.create({
  fontArgs: [{ fontPaths: ['400Regular', '600SemiBold', '700Bold'].map((weight) => join(fonts, weight)) }],
})
const templates = new Map<string, string>()

parentPort?.on('message', (job: { id: number; template: string; format: 'pdf' | 'svg'; data: string }) => {
  try {
    let source = templates.get(job.template)
    if (source === undefined) {
      source = readFileSync(new URL(job.template), 'utf8')
      templates.set(job.template, source)
    }
    const wish = { mainFileContent: source, inputs: { data: job.data } }
    const made = job.format === 'pdf' ? compiler.pdf(wish) : Buffer.from(compiler.plainSvg(wish))
    compiler.evictCache(10)
    parentPort?.postMessage({ id: job.id, made })
  } catch (error) {
    parentPort?.postMessage({ id: job.id, error: (error as Error).message })
  }
})
