import { writeFileSync } from 'node:fs'
import { currentSchema, SCHEMA_FILE } from './current-schema.ts'

/** `npm run schema`: writes the schema that results from all migrations. A test compares it. */
writeFileSync(SCHEMA_FILE, currentSchema())
console.log(`${SCHEMA_FILE} is up to date.`)
