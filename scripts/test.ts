import { build } from './build.ts'
import { run } from './tools.ts'

/** `npm test`: what developers run before a push, and continuous integration on every push. */
await run('tsc', ['-b'])
await run('oxlint', ['--type-aware', '--deny-warnings'])
await run('oxfmt', ['--check', '.'])
// By default Vitest leaves one core free, which is half of two.
await run('vitest', ['run', '--project', 'node', '--project', 'worker', '--maxWorkers', '100%'])
await build()
// The long walks of members and admins take minutes each: `npm run test:e2e` runs them all.
await run('vitest', ['run', '--project', 'e2e', '--retry', '1', 'tests/e2e/visitor.e2e.ts'])
