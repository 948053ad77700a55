import { ensureLocalSecrets, migrate, seed, STATE } from './local.ts'

/** Before `vite dev`: local secrets, schema and demo. */
ensureLocalSecrets()
await migrate(STATE)
await seed(STATE)
