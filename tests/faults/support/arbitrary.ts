import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'

/** The part of JSON Schema that the API's description uses. */
export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema | false
  prefixItems?: Schema[]
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  pattern?: string
  maxLength?: number
  minLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  contentEncoding?: string
}

/** Texts that have broken programs before. */
const HOSTILE = [
  '',
  ' ',
  '\0',
  '\u202e',
  '\ud800',
  'ﷺ'.repeat(40),
  'e\u0301'.repeat(20),
  '%_\'";--',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'x'.repeat(5000),
  '[a](javascript:alert(1))',
  '1e999',
  'NaN',
  '__proto__',
]
/** Values that exist on the test site, so that some requests succeed. */
const KNOWN = [
  'ca',
  'kr',
  'rockies',
  'What should we pack for a day at the lake?',
  'A private tour',
  'fuzz@example.com',
  'correct!horse7',
  'https://moraine.example/img/1-a.jpg',
  '2999-01-01',
  'by_date_desc',
]

export const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
)
/** Existing and missing ids. */
export const anyId = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 4, arbitrary: fc.integer({ min: 100, max: 110 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0, -1, 987654321, Number.MAX_SAFE_INTEGER, 2 ** 60, 1.5),
  },
)
const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }) as Arbitrary<unknown>, anyText, anyId)

/** Values of a schema, with an occasional wrong value anywhere in them. */
export function valuesOf(schema: Schema, name = ''): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 24, arbitrary: fitting(schema, name) },
    { weight: 1, arbitrary: anything },
  )
}

function fitting(schema: Schema, name: string): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((each) => fitting(each, name)))
  const [type] = Array.isArray(schema.type) ? schema.type : [schema.type]
  switch (type) {
    case 'object':
      return objects(schema)
    case 'array':
      return schema.prefixItems
        ? fc.tuple(...schema.prefixItems.map((each) => valuesOf(each)))
        : fc.array(valuesOf(schema.items || {}, name), {
            minLength: schema.minItems ?? 0,
            maxLength: 4,
          })
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return /id/i.test(name) || name === '_id' ? anyId : numbers(schema)
    case 'null':
      return fc.constant(null)
    case 'string':
      return schema.pattern ? fc.oneof(matching(schema.pattern), anyText) : anyText
    default:
      return anything
  }
}

function objects({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
  const members = Object.fromEntries(
    Object.entries(properties).map(([key, each]) => [key, valuesOf(each, key)]),
  )
  const strange = fc.constantFrom('isSuperUser', '_id', '__proto__', 'verifiedAt', 'constructor')
  return fc
    .tuple(
      fc.record(members, { requiredKeys: required }),
      fc.option(fc.tuple(strange, anything), { freq: 12 }),
    )
    .map(([record, extra]) => (extra ? { ...record, [extra[0]]: extra[1] } : record))
}

function numbers({ type, minimum = -5, maximum = 5000 }: Schema): Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -1e6), Math.min(maximum, 1e6)].map(Math.round) as [
    number,
    number,
  ]
  return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
}

function matching(pattern: string): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: '-1' })
  } catch {
    return anyText
  }
}
