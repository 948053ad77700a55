import type { z } from 'zod'
import type { RequestScope } from './context'
import { readBody } from './body'
import { AppError } from './errors'
import { invalid } from './validate'

const MAX_PARTS = 10

/**
 * Parses a multipart body with a schema of its fields. The first of repeated fields counts.
 * @throws AppError WrongType for another content type, Malformed, Invalid
 */
export async function readMultipart<Schema extends z.ZodType>(
  c: Pick<RequestScope, 'req'>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new AppError('WrongType')
  const form = await parseForm(await readBody(c), type)
  const names = [...form.keys()]
  if (names.length > MAX_PARTS) throw new AppError('Invalid')
  const result = schema.safeParse(Object.fromEntries(names.map((name) => [name, form.get(name)])))
  if (!result.success) throw invalid(result.error.issues)
  return result.data
}

async function parseForm(bytes: ArrayBuffer, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    throw new AppError('Malformed', { cause })
  }
}
