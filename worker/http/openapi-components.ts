import { z } from 'zod'

type JsonSchema = Record<string, unknown>

/** The document's named parts: schemas with an id (`.meta({ id })`) and shared responses. */
export class Components {
  readonly #known = {
    input: new Map<z.ZodType, JsonSchema>(),
    output: new Map<z.ZodType, JsonSchema>(),
  }
  readonly schemas: Record<string, JsonSchema> = {}
  readonly responses: Record<string, object> = {}

  /** @throws Error for two shapes of one name */
  schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const known = this.#known[io].get(schema)
    if (known) return known
    const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: listOfTuple })
    const { $schema: _dialect, $defs = {}, ...rest } = withReferences(made)

    for (const [name, shape] of Object.entries($defs)) {
      const first = (this.schemas[name] ??= shape)
      if (JSON.stringify(first) !== JSON.stringify(shape)) throw new Error(`Two shapes of ${name}`)
    }
    this.#known[io].set(schema, rest)
    return rest
  }

  /** A response of this name, made once. */
  responseOf(name: string, make: () => object): JsonSchema {
    this.responses[name] ??= make()
    return { $ref: `#/components/responses/${name}` }
  }
}

function withReferences(made: object) {
  return JSON.parse(
    JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as JsonSchema & { $defs?: Record<string, JsonSchema> }
}

/** Tools know lists of one type better than tuples. */
function listOfTuple({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const [first] = jsonSchema.prefixItems ?? []
  if (!first) return
  jsonSchema.items = first
  delete jsonSchema.prefixItems
}
