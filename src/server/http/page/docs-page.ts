import { escape, type Schema, schemaHtml } from './docs-schema.ts'

interface Content {
  readonly [type: string]: { readonly schema?: Schema }
}
interface Operation {
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema?: Schema
  }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: {
    readonly [status: string]: { readonly description: string; readonly content?: Content }
  }
  readonly security?: readonly { readonly [scheme: string]: readonly string[] }[]
}
/** The parts of an OpenAPI document that the page shows. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
  readonly components: { readonly schemas: { readonly [name: string]: Schema } }
}
interface Route {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

/** The document as a page to read: no script, one style sheet of our own. */
export function docsPage(document: ApiDocument): string {
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Route => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
  const tags = [...new Set(routes.map(tagOf))].toSorted()
  const { info, components } = document
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(info.title)}: API</title>
<link rel="stylesheet" href="/api/docs/style.css">
<main>
<p><a href="/">To the home page</a></p>
<h1>${escape(info.title)} ${escape(info.version)}: API</h1>
<p>${escape(info.description ?? '').replaceAll(/`([^`]*)`/g, '<code>$1</code>')}</p>
<p><a href="/api/openapi.json">The same as an OpenAPI 3.1 document</a></p>
<p>Any operation may be refused (<b>4XX</b>) or fail (<b>5XX</b>) with a <a href="#Problem">Problem</a>;
where the answer to a refusal says more, it stands with the operation.</p>
<nav aria-label="Parts"><ul>${tags.map(tag => `<li><a href="#${idOf(tag)}">${escape(tag)}</a></li>`).join('')}
<li><a href="#schemas">Schemas</a></li></ul></nav>
${tags
  .map(tag =>
    section(
      tag,
      routes.filter(route => tagOf(route) === tag),
    ),
  )
  .join('\n')}
<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas).map(schemaSection).join('\n')}
</section>
</main>
</html>
`
}

function tagOf({ operation }: Route): string {
  return operation.tags?.[0] ?? 'Other'
}

function idOf(tag: string): string {
  return `part-${tag.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
}

function section(tag: string, routes: readonly Route[]): string {
  return `<section aria-labelledby="${idOf(tag)}"><h2 id="${idOf(tag)}">${escape(tag)}</h2>
${routes.map(article).join('\n')}
</section>`
}

function article({ method, path, operation }: Route): string {
  const parameters = (operation.parameters ?? []).map(
    each =>
      `<li>${each.in} <b>${escape(each.name)}</b>${each.required ? '' : '?'}: ${schemaHtml(each.schema ?? {})}</li>`,
  )
  const answers = Object.entries(operation.responses)
    .filter(([, { content }]) => !isUsualRefusal(content))
    .map(
      ([status, { description, content }]) =>
        `<li><b>${escape(status)}</b> ${escape(description)} ${bodies(content)}</li>`,
    )
  return `<article>
<h3><code>${method} ${escape(path)}</code></h3>
<p>${escape(operation.summary ?? '')}</p>
<p class="who">${whoMay(operation)}</p>
${parameters.length === 0 ? '' : `<h4>Parameters</h4><ul>${parameters.join('')}</ul>`}
${operation.requestBody === undefined ? '' : `<h4>Body</h4>${bodies(operation.requestBody.content)}`}
<h4>Answers</h4><ul>${answers.join('')}</ul>
</article>`
}

/** What the introduction says of all operations is not said again at each. */
function isUsualRefusal(content: Content | undefined): boolean {
  return Object.values(content ?? {}).some(({ schema }) => schema?.$ref?.endsWith('/Problem'))
}

function whoMay({ security = [] }: Operation): string {
  const scopes = security.flatMap(({ token }) => token ?? [])
  return [
    security.some(way => Object.keys(way).length === 0)
      ? 'Anyone may call this.'
      : 'Only for known users.',
    scopes.length === 0
      ? 'Not by token.'
      : `Scope of a token: <b>${escape(scopes.join(', '))}</b>.`,
  ].join(' ')
}

function bodies(content: Content | undefined): string {
  return Object.entries(content ?? {})
    .map(
      ([type, { schema }]) =>
        `<span class="type">${escape(type)}</span><pre>${schemaHtml(schema ?? {})}</pre>`,
    )
    .join('')
}

function schemaSection([name, schema]: readonly [string, Schema]): string {
  return `<article><h3 id="${escape(name)}">${escape(name)}</h3><pre>${schemaHtml(schema)}</pre></article>`
}

export const DOCS_STYLE = `:root { color-scheme: light dark }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: #fbf4e6; color: #2b2118 }
main { max-width: 52rem; margin: auto; padding: 1rem }
a { color: #8a1c3b }
article { margin: 1rem 0; padding: .5rem 1rem; border-left: .3rem solid #d98e04; background: #fff9ee }
h3 { margin: .2rem 0; overflow-wrap: anywhere }
h4 { margin: .5rem 0 0 }
pre { margin: .3rem 0; padding: .5rem; overflow-x: auto; background: #f3e8d2; white-space: pre-wrap; overflow-wrap: anywhere }
nav ul { display: flex; flex-wrap: wrap; gap: .3rem 1rem; padding: 0; list-style: none }
nav a { display: inline-block; min-height: 1.5rem }
@media (pointer: coarse) { p > a:only-child, nav a { display: inline-block; min-width: 2.75rem; line-height: 2.75rem } }
.who, .type { color: #5a4a3a }
@media (prefers-color-scheme: dark) {
  body { background: #1d1712; color: #f3e8d2 }
  a { color: #ff9bb4 }
  article { background: #2a211a }
  pre { background: #120e0b }
  .who, .type { color: #cbbba4 }
}
`
