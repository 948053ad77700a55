import { z } from 'zod'

const rowKey = z.array(z.union([z.string(), z.number()])).min(1)

/** Parses a row's key, a JSON list, inside a schema. */
export function readKey(text: string, context: z.RefinementCtx): RowKey {
  const key = rowKey.safeParse(parseJson(text))
  if (key.success) return key.data
  context.addIssue({ code: 'custom', message: 'invalid' })
  return z.NEVER
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export type RowKey = z.infer<typeof rowKey>
