/** A message in a translator's file. */
export interface Unit {
  /** Where it belongs: "games/mercado/text:event.paid". */
  readonly context: string
  readonly english: string
  /** "" while it is not translated. */
  readonly translated: string
}

/** A translator's file: gettext PO, which Poedit, Weblate and Crowdin open. */
export interface Po {
  readonly language: string
  readonly units: readonly Unit[]
}

export function toPo({ language, units }: Po): string {
  const head = `Language: ${language}\nContent-Type: text/plain; charset=UTF-8\n`
  const first = `msgid ""\nmsgstr ${JSON.stringify(head)}\n`
  const entries = units.map(({ context, english, translated }) =>
    [
      '#, icu-message-format',
      `msgctxt ${JSON.stringify(context)}`,
      `msgid ${JSON.stringify(english)}`,
      `msgstr ${JSON.stringify(translated)}`,
      '',
    ].join('\n'),
  )
  return [first, ...entries].join('\n')
}

/** What is wrong with a translator's file. */
export class BadPo extends Error {}

/**
 * Reads such a file. Throws a `BadPo` with the line that cannot be read. What the translator's tool
 * has only guessed (`fuzzy`) is not translated yet.
 */
export function fromPo(text: string): Po {
  const units: { [field: string]: string }[] = [{}]
  const guessed = new Set<object>()
  let [field, guess] = ['', false]
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, name, quoted] = /^\s*(?:(msgctxt|msgid|msgstr)\s+)?(".*")\s*$/.exec(line) ?? []
    if (quoted === undefined) {
      guess ||= /^\s*#,.*\bfuzzy\b/.test(line)
      if (/^\s*(#.*)?$/.test(line)) continue
      throw new BadPo(`line ${index + 1} is not gettext: ${line}`)
    }
    const unit = units.at(-1) ?? {}
    const begins = name === 'msgctxt' || (name === 'msgid' && 'msgstr' in unit)
    const into = begins ? {} : unit
    if (begins) units.push(into)
    if (begins && guess) guessed.add(into)
    guess &&= !begins
    field = name ?? field
    into[field] = (into[field] ?? '') + unquoted(quoted, index + 1)
  }
  const [head, ...rest] = units.filter(unit => 'msgstr' in unit)
  const language = /^Language: *(\S+)/m.exec(head?.msgstr ?? '')?.[1]
  if (!language) throw new BadPo('the header names no language')
  return {
    language: languageNamed(language),
    units: rest.map(unit => ({
      context: unit.msgctxt ?? '',
      english: unit.msgid ?? '',
      translated: guessed.has(unit) ? '' : (unit.msgstr ?? ''),
    })),
  }
}

function unquoted(quoted: string, line: number): string {
  try {
    return String(JSON.parse(quoted))
  } catch {
    throw new BadPo(`line ${line} is not gettext: ${quoted}`)
  }
}

/** A language as its files are named: "pt-BR", which tools also write "pt_BR". */
export function languageNamed(name: string): string {
  const language = name.replace('_', '-')
  if (/^[a-z]{2,3}(-\w+)?$/.test(language)) return language
  throw new BadPo(`“${name}” is no code of a language, such as de or pt-BR`)
}
