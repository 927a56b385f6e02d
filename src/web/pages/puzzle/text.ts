import { inLanguage } from '../../text/catalogue.ts'

const en = {
  whatIf: (game: string) => `${game}: what if`,
  none: 'There is no moment here to play on from.',
  from: 'From here',
  playOn: 'Play on from here',
  playOnHelp: 'A new game against bots, from this moment. The match itself stays as it is.',
  ask: 'Ask: find the move',
  askHelp: 'A link with what the player to move sees, and no more. Others look for the best move.',
  copied: 'The link is copied',
  cannot: 'That is not possible from this moment.',
  title: (game: string) => `${game}: find the move`,
  find: 'Find the best move, by what you can see.',
  judging: 'Let me think …',
  trouble: 'That move could not be judged.',
  best: 'Nothing better was found.',
  close: (move: string) => `Hardly worse than the best found: ${move}.`,
  worse: (move: string, much: string) => `Better: ${move}, by ${much}.`,
  places: (n: string) => `${n} places`,
  chance: (n: string) => `${n} to win`,
  again: 'Try again',
  broken: 'This link is damaged, or for other rules.',
}

const es: typeof en = {
  whatIf: game => `${game}: ¿y si…?`,
  none: 'Aquí no hay ningún momento desde el que seguir.',
  from: 'Desde aquí',
  playOn: 'Seguir jugando desde aquí',
  playOnHelp: 'Una partida nueva contra bots, desde este momento. La partida original no cambia.',
  ask: 'Preguntar: encuentra la jugada',
  askHelp: 'Un enlace con lo que ve quien juega, y nada más. Otros buscan la mejor jugada.',
  copied: 'Enlace copiado',
  cannot: 'Desde este momento no es posible.',
  title: game => `${game}: encuentra la jugada`,
  find: 'Encuentra la mejor jugada con lo que puedes ver.',
  judging: 'Déjame pensar…',
  trouble: 'No se pudo juzgar esa jugada.',
  best: 'No se encontró nada mejor.',
  close: move => `Apenas peor que lo mejor encontrado: ${move}.`,
  worse: (move, much) => `Mejor: ${move}, por ${much}.`,
  places: n => `${n} puestos`,
  chance: n => `${n} de ganar`,
  again: 'Otra vez',
  broken: 'Este enlace está dañado o es de otras reglas.',
}

/** Every sentence of moments that are played on from or asked about. */
export const positionText = inLanguage({ en, es })
