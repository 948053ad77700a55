import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

// Files share one worker, whose modules take seconds to load; its stores are emptied before each file.
await reset()
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
