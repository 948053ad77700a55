import { parseArgs } from 'node:util'
import { build, BUILT_CONFIG } from './build.ts'
import { readNames } from './deploy/names.ts'
import { rollBack } from './deploy/rollback.ts'

/** `npm run rollback [-- --env staging] [-- <version>]`: routes all requests to the previous release or a named one. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { env: { type: 'string', default: '' } },
})

await build(values.env)
const { worker } = readNames(BUILT_CONFIG)
console.log(`  ${await rollBack({ config: BUILT_CONFIG, worker, version: positionals[0] })}`)
