import { marked, type Token, type Tokens } from 'marked'
import type { ComponentChildren } from 'preact'
import { pageText } from '../../text/index.ts'

/** The number of a rule at the end of what it says: "[GOL-16]", "[COV-ALC-3]". */
const RULE = /\s*\[([A-Z]{2,4}(?:-[A-Z]{2,4})?-R?\d+[a-z]?)\]/

export interface Chapter {
  readonly id: string
  readonly title: string
}

/** A rulebook taken apart: its chapters for the contents, and all that follows its title. */
export function readRules(source: string): {
  chapters: readonly Chapter[]
  tokens: readonly Token[]
} {
  const tokens = marked
    .lexer(source)
    .filter(token => !(token.type === 'heading' && token['depth'] === 1))
  const chapters = tokens.flatMap(token =>
    token.type === 'heading' && token['depth'] === 2
      ? [{ id: slug(token['text']), title: String(token['text']) }]
      : [],
  )
  return { chapters, tokens }
}

const slug = (title: unknown) =>
  String(title)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The rulebook as a page: every rule can be linked to by its number. */
export function RulesText({ tokens }: { tokens: readonly Token[] }) {
  return <>{tokens.map(block)}</>
}

function block(token: Token): ComponentChildren {
  switch (token.type) {
    case 'heading':
      return token['depth'] === 2 ? (
        <h2 id={slug(token['text'])}>{inline(token.tokens)}</h2>
      ) : (
        <h3>{inline(token.tokens)}</h3>
      )
    case 'paragraph':
      return <p>{inline(token.tokens)}</p>
    case 'text':
      return token.tokens ? inline(token.tokens) : ruled(token.raw)
    case 'list':
      return list(token as Tokens.List)
    case 'table':
      return table(token as Tokens.Table)
    case 'blockquote':
      return <blockquote>{token.tokens?.map(block)}</blockquote>
    case 'hr':
      return <hr />
    default:
      return null
  }
}

function list(token: Tokens.List) {
  const items = token.items.map(item => <li>{item.tokens.map(block)}</li>)
  return token.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
}

function table(token: Tokens.Table) {
  return (
    <section
      class="scroll"
      aria-label={token.header.map(cell => cell.text).join(', ')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- to scroll by keyboard
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {token.header.map(cell => (
              <th scope="col">{inline(cell.tokens)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map(row => (
            <tr>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th scope="row">{inline(cell.tokens)}</th>
                ) : (
                  <td>{inline(cell.tokens)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function inline(tokens: readonly Token[] | undefined): ComponentChildren {
  return tokens?.map(token => {
    switch (token.type) {
      case 'strong':
        return <strong>{inline(token.tokens)}</strong>
      case 'em':
        return <em>{inline(token.tokens)}</em>
      case 'codespan':
        return <code>{String(token['text'])}</code>
      case 'br':
        return <br />
      default:
        return ruled('text' in token ? String(token['text']) : token.raw)
    }
  })
}

/** Plain text, in which the numbers of rules become places to link to. */
function ruled(text: string): ComponentChildren {
  return text.split(new RegExp(RULE, 'g')).map((part, index) => {
    if (index % 2 === 0) return part
    return (
      <a class="rule" id={part} href={`#${part}`} aria-label={pageText().rules.linkTo(part)}>
        {part}
      </a>
    )
  })
}
