/** Elements of an XML document: a text, or its children by name, each as a list. */
export type Element = string | { [name: string]: Element[] }

/** Parses XML without its namespaces' prefixes; attributes are children. */
export async function readXml(xml: string): Promise<Element> {
  const { XMLParser } = await import('fast-xml-parser')
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    textNodeName: 'text',
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: true,
    isArray: () => true,
  })
  return parser.parse(xml) as Element
}

/** All elements at a path of names, in the order of the document. */
export function allAt(element: Element | undefined, path: string): Element[] {
  return path.split('/').reduce<Element[]>(
    (elements, name) =>
      elements.flatMap((each) => {
        const found = typeof each === 'string' ? undefined : each[name]
        return found === undefined ? [] : Array.isArray(found) ? found : [found]
      }),
    element === undefined ? [] : [element],
  )
}

/** The text of the first element at a path; empty if there is none. */
export function textAt(element: Element | undefined, path: string): string {
  const [found] = allAt(element, path)
  if (found === undefined) return ''
  return typeof found === 'string' ? found : textAt(found, 'text')
}
