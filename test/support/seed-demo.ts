import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import './cheap-hashes.ts'
import { seedLayouts } from './layout-sites.ts'
import { seedTrips } from './seed-trips.ts'
import { makeTemplateDirectory } from './template-database.ts'

// Seeds what the embedded tests and the browser tests copy, in the directory that the argument names.
const [folder = ''] = process.argv.slice(2)
mkdirSync(join(folder, 'site'), { recursive: true })
await makeTemplateDirectory(join(folder, 'database'))
cpSync(join(folder, 'database'), join(folder, 'site', 'database'), { recursive: true })
await seedLayouts(join(folder, 'site'))
cpSync(join(folder, 'site'), join(folder, 'trips'), { recursive: true })
await seedTrips(join(folder, 'trips'))
