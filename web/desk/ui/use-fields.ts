import { useState } from 'react'

type NameOf<Fields, Value> = {
  [Name in keyof Fields]-?: Fields[Name] extends Value ? Name : never
}[keyof Fields]

/** The fields of a form as typed, with the props of their controls. */
export function useFields<Fields extends object>(first: Fields | (() => Fields)) {
  const [fields, setFields] = useState(first)
  const set = (part: Partial<Fields>) => setFields((before) => ({ ...before, ...part }))
  return { fields, set, ...controlsOf(fields, set) }
}

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
