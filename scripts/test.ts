import { build, run } from './local.ts'

/** `npm test`: what a developer runs before a push, and what continuous integration runs. */
await run('tsc', ['--noEmit'])
await run('oxlint', ['--type-aware', '--deny-warnings'])
await run('oxfmt', ['--check', '.'])
await run('vitest', ['run', '--project', 'node', '--project', 'worker'])
await build()
await run('vitest', ['run', '--project', 'e2e'])
