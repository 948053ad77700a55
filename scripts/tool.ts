import { run } from './tools.ts'

/** `node scripts/cli.js tool <name> …`: one of the project's tools, in the environment of the other commands. */
const [, , name = '', ...args] = process.argv
await run(name, args)
