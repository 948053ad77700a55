import type { Lang } from '../../../../worker/contracts/languages'
import type { FieldSpec } from './document'

/** A value with one field; a point is set in its image. */
type Leaf = string | number | boolean | readonly unknown[] | { x: number; y: number }

/** The paths of a document's fields, such as `address.city`; `{lang}` means a part that every language has. */
type FieldPath<Value> =
  Value extends Record<Lang, infer Part>
    ? Join<'{lang}', Part>
    : { [Name in keyof Value & string]: Join<Name, NonNullable<Value[Name]>> }[keyof Value & string]

type Join<Name extends string, Part> = Part extends Leaf ? Name : `${Name}.${FieldPath<Part>}`

/** The fields of a document in the order of its form. One that is missing does not compile. */
export function specsOf<Value>(
  fields: Record<FieldPath<Value>, Omit<FieldSpec, 'path'>>,
): readonly FieldSpec[] {
  return Object.entries<Omit<FieldSpec, 'path'>>(fields).map(([path, field]) => ({
    path,
    ...field,
  }))
}
