import { describe, expect, it } from 'vitest'
import { toggleMark } from '../../../web/ui/markdown-tools'
import { markdownToHtml } from '../../../worker/contracts/markdown/markdown-options'

/** A text whose selection is between `[` and `]`, before and after. */
function press(marked: string, mark: string): string {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  const text = marked.replace('[', '').replace(']', '')
  const edit = toggleMark(text, { start, end }, mark)
  const after = text.slice(0, edit.start) + edit.insert + text.slice(edit.end)
  const { selection } = edit
  return `${after.slice(0, selection.start)}[${after.slice(selection.start, selection.end)}]${after.slice(selection.end)}`
}

describe('a button of the toolbar', () => {
  it.each([
    ['[밴프] 여행', '**', '**[밴프]** 여행'],
    ['[밴프 ]여행', '**', '**[밴프]** 여행'],
    ['lake [ Louise ]now', '*', 'lake  *[Louise]* now'],
    ['[마크다운(Markdown)]의 문법', '**', '**[마크다운(Markdown)]**의 문법'],
    ['这是[《落基山》]一日游', '~~', '这是~~[《落基山》]~~一日游'],
    ['[Note:]text', '**', '**[Note]**:text'],
    ['foo[(bar)]baz', '**', 'foo(**[bar]**)baz'],
    ['a [(bar)] baz', '**', 'a **[(bar)]** baz'],
    ['[첫째\n둘째]', '**', '[**첫째**\n**둘째**]'],
    ['[첫째\n\n둘째\n]', '**', '[**첫째**\n\n**둘째**]\n'],
    ['[- 여권\n- 비자]', '**', '- [**여권**\n- **비자**]'],
    ['[1. 여권\n> 비자]', '~~', '1. [~~여권~~\n> ~~비자~~]'],
    ['[- 여권\n# 비자]', '*', '- [*여권*\n# *비자*]'],
    ['밴[]프 여행', '**', '**[밴프]** 여행'],
    ['[]', '**', '**[]**'],
    ['가 [] 나', '*', '가 *[]* 나'],
    // Pressed again.
    ['**[밴프]** 여행', '**', '[밴프] 여행'],
    ['[**밴프**] 여행', '**', '[밴프] 여행'],
    ['***[밴프]***', '*', '**[밴프]**'],
    ['***[밴프]***', '**', '*[밴프]*'],
    ['**[밴프]**', '*', '***[밴프]***'],
    ['[**첫째**\n**둘째**]', '**', '[첫째\n둘째]'],
    ['[**첫째**\n둘째]', '**', '[**첫째**\n**둘째**]'],
  ])('makes of %j with %s: %j', (before, mark, after) => {
    expect(press(before, mark)).toBe(after)
  })

  it('leaves the box of a task outside', () => {
    const text = '- [ ] 여권'
    const edit = toggleMark(text, { start: 0, end: text.length }, '**')
    expect([edit.start, edit.insert]).toEqual(['- [ ] '.length, '**여권**'])
  })

  it.each([
    ['마크다운(Markdown)의 문법', 0, 14],
    ['**“밴프”**에서', 2, 6],
    ['foo(bar)baz', 3, 8],
    ['Note:text', 0, 5],
    ['밴프 여행', 0, 3],
    ['첫째\n둘째', 0, 5],
  ])('makes marks that are rendered: %j', (text, start, end) => {
    for (const mark of ['**', '*', '~~']) {
      const edit = toggleMark(text, { start, end }, mark)
      const after = text.slice(0, edit.start) + edit.insert + text.slice(edit.end)
      expect(markdownToHtml(after)).not.toMatch(/[*~]/)
    }
  })
})
