import { marked, type Token, type Tokens } from 'marked'
import type { ComponentChildren } from 'preact'
import { RULE, slug } from '../../kit/rulebook/find.ts'
import { pageText } from '../text/index.ts'
import { pictureOf } from './pictures.ts'
import './rules-text.css'

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
      ? [{ id: slug(String(token['text'])), title: String(token['text']) }]
      : [],
  )
  return { chapters, tokens }
}

/**
 * The rulebook as a page: every rule can be linked to by its number, and a picture that it names by
 * `![what it shows](picture:name)` is one of the game's own.
 */
export function RulesText({ game, tokens }: { game: string; tokens: readonly Token[] }) {
  return (
    <article class="rules-text">
      {tokens.map(token => picture(game, token) ?? block(token))}
    </article>
  )
}

/** A picture that stands alone in its paragraph; null for all else. */
function picture(game: string, token: Token): ComponentChildren {
  const only = token.type === 'paragraph' && token.tokens?.length === 1 ? token.tokens[0] : null
  if (only?.type !== 'image') return null
  const file = pictureOf(game, String(only['href']).replace('picture:', ''))
  const says = String(only['text'])
  return file === undefined ? null : (
    <figure>
      <img src={file} alt="" loading="lazy" />
      <figcaption>{says}</figcaption>
    </figure>
  )
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
      aria-label={token.header.flatMap(({ text }) => text || []).join(', ')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- to scroll by keyboard
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {token.header.map(cell =>
              cell.text === '' ? (
                <td>{inline(cell.tokens)}</td>
              ) : (
                <th scope="col">{inline(cell.tokens)}</th>
              ),
            )}
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
      <a
        class="rule"
        id={part}
        href={`#${part}`}
        aria-label={pageText('rules.linkTo', { rule: part })}
      >
        {part}
      </a>
    )
  })
}
