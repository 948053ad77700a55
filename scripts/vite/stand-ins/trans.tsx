import type { TFunction } from 'i18next'
import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react'

interface TransProps {
  t: TFunction
  i18nKey: string
  values?: object
  /** Elements by the name of their tag in the text. */
  components: Record<string, ReactElement>
}

/** `<terms>our terms</terms>`: a name and what is inside. */
const TAG = /<(\w+)>(.*?)<\/\1>/gs

/**
 * `Trans` of `react-i18next` for texts whose tags are named and not nested. The library brings a parser for HTML, and takes
 * markup of its own into the texts.
 */
export function Trans({ t, i18nKey, values = {}, components }: TransProps) {
  const text = (t as (key: string, values: object) => string)(i18nKey, values)
  const parts: ReactNode[] = []
  let end = 0
  for (const { index, 0: whole, 1: name = '', 2: inside } of text.matchAll(TAG)) {
    const element = components[name]
    parts.push(
      text.slice(end, index),
      element ? cloneElement(element, { key: index }, inside) : whole,
    )
    end = index + whole.length
  }
  return <Fragment>{[...parts, text.slice(end)]}</Fragment>
}

/** The library exports it from the same module; the site has no use for it. */
export const nodesToString = undefined
