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

/** Reads such a file. Throws an Error with the line that cannot be read. */
export function fromPo(text: string): Po {
  const units: { [field: string]: string }[] = [{}]
  let field = ''
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, name, quoted] = /^\s*(?:(msgctxt|msgid|msgstr)\s+)?(".*")\s*$/.exec(line) ?? []
    if (quoted === undefined) {
      if (/^\s*(#.*)?$/.test(line)) continue
      throw new Error(`line ${index + 1} is not gettext: ${line}`)
    }
    const unit = units.at(-1) ?? {}
    const begins = name === 'msgctxt' || (name === 'msgid' && 'msgstr' in unit)
    const into = begins ? {} : unit
    if (begins) units.push(into)
    field = name ?? field
    into[field] = (into[field] ?? '') + String(JSON.parse(quoted))
  }
  const [head, ...rest] = units.filter(unit => 'msgstr' in unit)
  const language = /^Language: *(\S+)/m.exec(head?.msgstr ?? '')?.[1]
  if (!language) throw new Error('the header names no language')
  return {
    language,
    units: rest.map(({ msgctxt = '', msgid = '', msgstr = '' }) => ({
      context: msgctxt,
      english: msgid,
      translated: msgstr,
    })),
  }
}
