import { build } from './build.ts'
import { run } from './tools.ts'

/** `npm test`: what a developer runs before a push, and what continuous integration runs. */
await run('tsc', ['-b'])
await run('oxlint', ['--type-aware', '--deny-warnings'])
await run('oxfmt', ['--check', '.'])
// Vitest leaves a core to itself, and of two that is half.
await run('vitest', ['run', '--project', 'node', '--project', 'worker', '--maxWorkers', '100%'])
await build()
// The walks of members and staff take minutes each: `npm run test:e2e` has them all.
await run('vitest', ['run', '--project', 'e2e', '--retry', '1', 'tests/e2e/visitor.e2e.ts'])
