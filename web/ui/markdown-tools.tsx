import * as commands from '@uiw/react-md-editor/nohighlight'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  Minus,
  Quote,
  Strikethrough,
  Table,
} from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCjk } from '../../worker/contracts/markdown/cjk-marks'

/** The marks at the start of a line, which stay outside. */
const BLOCK_MARKS = /^(?:[ \t]*(?:[-*+]|\d{1,3}[.)]|>|#{1,6}|\[[ xX]\])(?=[ \t]))*[ \t]*/

const PUNCTUATION = /[\p{P}\p{S}]/u

const WORD = /[\p{L}\p{N}]/u

export type Command = commands.ICommand
export const ICON_SIZE = 18

const TOOLS = [
  ['bold', Bold, { ...commands.bold, execute: markWith('**') }],
  ['italic', Italic, { ...commands.italic, execute: markWith('*') }],
  ['strikethrough', Strikethrough, { ...commands.strikethrough, execute: markWith('~~') }],
  ['heading', Heading2, commands.heading2],
  ['subheading', Heading3, commands.heading3],
  ['link', Link2, commands.link],
  ['quote', Quote, commands.quote],
  ['list', List, commands.unorderedListCommand],
  ['numbered', ListOrdered, commands.orderedListCommand],
  ['code', Code, commands.codeBlock],
  ['table', Table, commands.table],
  ['line', Minus, commands.hr],
] as const
const MEMBERS_TOOLS = new Set<string>(['bold', 'italic', 'link', 'quote', 'list'])

/** The library's own marks around spaces and several lines are shown as text. */
function markWith(mark: string): NonNullable<Command['execute']> {
  return ({ text, selection }, api) => {
    const edit = toggleMark(text, selection, mark)
    api.setSelectionRange(edit)
    api.replaceSelection(edit.insert)
    api.setSelectionRange(edit.selection)
  }
}

/** The buttons of the toolbar: a member has a few. */
export function useMarkdownTools(isFull: boolean): Command[] {
  const { t } = useTranslation('editing')
  return useMemo(() => {
    const shown = TOOLS.filter(([name]) => isFull || MEMBERS_TOOLS.has(name))
    return shown.map(([name, Icon, command]): Command => ({
      ...command,
      buttonProps: { 'aria-label': t(`tool.${name}`), title: t(`tool.${name}`) },
      icon: <Icon aria-hidden size={ICON_SIZE} />,
    }))
  }, [t, isFull])
}

interface Range {
  start: number
  end: number
}

/** The replacement of a part of a text, and what is selected afterwards. */
export interface Edit extends Range {
  insert: string
  selection: Range
}

/**
 * Puts `**`, `*` or `~~` around a selection, or removes them if all of it has them. The marks stand where they are read as
 * marks: around each line, inside of spaces and of marks of lists, and outside of Korean and Chinese not between a letter
 * and punctuation.
 */
export function toggleMark(text: string, selected: Range, mark: string): Edit {
  const range = selected.start === selected.end ? wordAround(text, selected.start) : selected
  const spans = spansIn(text, range)
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return emptyMark(text, selected, mark)
  const isOn = spans.every((span) => marksOf(text, span, mark) !== null)
  const edits = spans.map((span) => (isOn ? unmarked(text, span, mark) : marked(text, span, mark)))
  const start = edits[0]?.start ?? first.start
  let [insert, at] = ['', start]
  for (const edit of edits) {
    insert += text.slice(at, edit.start) + edit.insert
    at = edit.end
  }
  const inside = edits.length === 1 && !isOn && edits[0]?.insert !== '' ? mark.length : 0
  const isChanged = insert !== text.slice(start, at)
  const selection = isChanged
    ? { start: start + inside, end: start + insert.length - inside }
    : range
  return { start, end: at, insert, selection }
}

/** Marks with the caret, or the selected spaces, between them. */
function emptyMark(text: string, { start, end }: Range, mark: string): Edit {
  const caret = start + mark.length
  return {
    start,
    end,
    insert: mark + mark + text.slice(start, end),
    selection: { start: caret, end: caret },
  }
}

function wordAround(text: string, at: number): Range {
  const before = /\S*$/.exec(text.slice(0, at))?.[0].length ?? 0
  const after = /^\S*/.exec(text.slice(at))?.[0].length ?? 0
  return { start: at - before, end: at + after }
}

/** The marked part of each line of a selection. */
function spansIn(text: string, { start, end }: Range): Range[] {
  const spans: Range[] = []
  let lineStart = text.lastIndexOf('\n', start - 1) + 1
  for (const line of text.slice(lineStart).split('\n')) {
    if (lineStart >= end) break
    const content = lineStart + (BLOCK_MARKS.exec(line)?.[0].length ?? 0)
    const span = trimmed(text, {
      start: Math.max(start, content),
      end: Math.min(end, lineStart + line.length),
    })
    if (span.start < span.end) spans.push(hasCjk(line) ? span : withoutOuterMarks(text, span))
    lineStart += line.length + 1
  }
  return spans
}

function trimmed(text: string, { start, end }: Range): Range {
  const part = text.slice(start, Math.max(start, end))
  const from = start + part.length - part.trimStart().length
  return { start: from, end: Math.max(from, start + part.trimEnd().length) }
}

/** A span without punctuation that touches a letter outside: marks beside it would be shown. */
function withoutOuterMarks(text: string, span: Range): Range {
  let { start, end } = span
  if (WORD.test(text.charAt(start - 1)))
    while (start < end && PUNCTUATION.test(text.charAt(start))) start += 1
  if (WORD.test(text.charAt(end)))
    while (start < end && PUNCTUATION.test(text.charAt(end - 1))) end -= 1
  return start < end ? { start, end } : span
}

/** Where a span's marks are: outside or inside of it; null without. */
function marksOf(text: string, { start, end }: Range, mark: string): 'outside' | 'inside' | null {
  const character = mark.charAt(0)
  const isMark = (count: number) =>
    mark.length === 1 ? count === 1 || count === 3 : count >= mark.length
  const runBefore = runOf(text, start - 1, -1, character)
  const runAfter = runOf(text, end, 1, character)
  if (isMark(Math.min(runBefore, runAfter))) return 'outside'
  const inner = Math.min(
    runOf(text.slice(0, end), start, 1, character),
    runOf(text, end - 1, -1, character),
  )
  return isMark(inner) && end - start > 2 * inner ? 'inside' : null
}

function runOf(text: string, from: number, step: 1 | -1, character: string): number {
  let at = from
  while (text.charAt(at) === character) at += step
  return Math.abs(at - from)
}

function marked(text: string, span: Range, mark: string) {
  const content = text.slice(span.start, span.end)
  const isOn = marksOf(text, span, mark) !== null
  return { ...span, insert: isOn ? content : mark + content + mark }
}

function unmarked(text: string, { start, end }: Range, mark: string) {
  const size = mark.length
  const content = text.slice(start, end)
  return marksOf(text, { start, end }, mark) === 'outside'
    ? { start: start - size, end: end + size, insert: content }
    : { start, end, insert: content.slice(size, -size) }
}
