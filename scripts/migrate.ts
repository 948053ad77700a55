import { parseArgs } from 'node:util'
import { ensureLocalSecrets, migrate, requireWritable, STATE } from './local.ts'

/** `npm run migrate [-- --state <folder>]`: the schema without the demo, for a restore into a local site. */
const { values } = parseArgs({ options: { state: { type: 'string', default: STATE } } })
requireWritable()
ensureLocalSecrets()
await migrate(values.state)
console.log(`The database below ${values.state} has every migration.`)
