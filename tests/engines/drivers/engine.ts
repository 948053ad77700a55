/** A browser engine on the machine. */
export interface Engine {
  /** With its version. */
  name: string
  /** A tab of a new visitor, 390 px wide. */
  open: () => Promise<Tab>
  close: () => Promise<void>
}

/** A tab and the acts of a person: presses of a point, and typing into the focus. */
export interface Tab {
  goto: (url: string) => Promise<void>
  /** Calls a function in the page, which sees nothing around it. Arguments and result are JSON. */
  run: <Args extends unknown[], Result>(
    body: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>
  /** Touches or clicks a point of the viewport, in CSS px. */
  press: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  key: (name: Key) => Promise<void>
  /** Chooses a file for the first element of the selector. */
  choose: (selector: string, file: string) => Promise<void>
  /** A PNG of the viewport. */
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'End'

export const PHONE = { width: 390, height: 844 }
