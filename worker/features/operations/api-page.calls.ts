export interface ApiDocument {
  info: { title: string; version: string }
  paths: Record<string, Record<string, object>>
  components: object
}

interface DescribedCall {
  summary?: string
  description?: string
  tags?: string[]
  parameters?: unknown
  requestBody?: unknown
  responses?: unknown
}

export interface Call {
  path: string
  method: string
  call: DescribedCall
}

export function callsOf(paths: ApiDocument['paths']): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  )
}

export function tagOf({ call }: Call): string {
  return call.tags?.[0] ?? ''
}
