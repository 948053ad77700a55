type NameOf<Fields, Value> = {
  [Name in keyof Fields]-?: Fields[Name] extends Value ? Name : never
}[keyof Fields]

/** Values and change handlers for the controls of fields, by field name. */
export function controlsOf<Fields>(fields: Fields, set: (part: Partial<Fields>) => void) {
  const change = (part: object) => set(part)
  return {
    text: (name: NameOf<Fields, string | undefined>) => ({
      value: String(fields[name] ?? ''),
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    }),
    choice: <Name extends NameOf<Fields, string>>(name: Name) => ({
      value: fields[name] as Fields[Name] & string,
      onChoose: (chosen: Fields[Name]) => change({ [name]: chosen }),
    }),
  }
}
