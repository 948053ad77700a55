import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import { readBody } from './body'
import type { AppEnv } from './context'
import { annotate } from './describe'
import { AppError } from './errors'
import { invalid } from './validate'

const MAX_PARTS = 10

/**
 * Parses a multipart body; `c.req.valid('form')` has the result. The first of repeated fields counts.
 * @throws AppError WrongType for another content type, Malformed, Invalid
 */
export function formBody<Schema extends z.ZodType<object>>(schema: Schema) {
  const parse = createMiddleware<AppEnv, string, { out: { form: z.output<Schema> } }>(
    async function parseFormBody(c, next) {
      const type = c.req.header('content-type') ?? ''
      if (!/^multipart\/form-data\s*;/i.test(type)) throw new AppError('WrongType')
      const form = await parseForm(await readBody(c), type)
      const names = [...form.keys()]
      if (names.length > MAX_PARTS) throw new AppError('Invalid')
      const fields = Object.fromEntries(names.map((name) => [name, form.get(name)]))
      const result = schema.safeParse(fields)
      if (!result.success) throw invalid(result.error.issues)
      c.req.addValidatedData('form', result.data)
      await next()
    },
  )
  return annotate(parse, { form: schema })
}

async function parseForm(bytes: ArrayBuffer, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    throw new AppError('Malformed', { cause })
  }
}
