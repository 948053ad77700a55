import type { z } from 'zod'
import { AppError } from './errors'
import { invalid, readAtMost } from './validate'

const MAX_PARTS = 10

/**
 * Reads a multipart body of at most `maxBytes` with a schema of its fields. Of a field that comes twice the first counts.
 * @throws AppError WrongType for another content type, TooLarge, Malformed, Invalid
 */
export async function readMultipart<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes: number,
): Promise<z.output<Schema>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new AppError('WrongType')
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('TooLarge')
  const bytes = await readAtMost(request, maxBytes)
  const form = await parseForm(bytes, type)
  const names = [...form.keys()]
  if (names.length > MAX_PARTS) throw new AppError('Invalid')
  const result = schema.safeParse(Object.fromEntries(names.map((name) => [name, form.get(name)])))
  if (!result.success) throw invalid(result.error.issues)
  return result.data
}

async function parseForm(bytes: Uint8Array, type: string): Promise<FormData> {
  try {
    return await new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    throw new AppError('Malformed', { cause })
  }
}
