type TextName<Name extends string> = Name extends `${infer Start}.${infer Rest}`
  ? `${Start}_${TextName<Rest>}`
  : Name

/** A name as the key of its text, where dots would separate levels: `trip.cancel` is `trip_cancel`. */
export function textName<Name extends string>(name: Name) {
  return name.replaceAll('.', '_') as TextName<Name>
}
