import { parseArgs } from 'node:util'
import { build, BUILT_CONFIG } from './build.ts'
import { currentBranch, currentCommit } from './deploy/commit.ts'
import { readNames } from './deploy/names.ts'
import { uploadPreview } from './deploy/preview.ts'

/** `npm run preview [-- --env staging]`: shows the working tree at an address of its own, on the stores of staging. */
const { values } = parseArgs({ options: { env: { type: 'string', default: 'staging' } } })

await build(values.env)
const lines = await uploadPreview({
  config: BUILT_CONFIG,
  names: readNames(BUILT_CONFIG),
  branch: currentBranch() ?? 'preview',
  commit: currentCommit(),
})
for (const line of lines) console.log(`  ${line}`)
