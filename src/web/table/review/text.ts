import { inLanguage } from '../../text/catalogue.ts'

interface ReviewText {
  readonly title: string
  readonly make: string
  readonly open: string
  readonly about: string
  readonly working: string
  readonly stop: string
  readonly trouble: string
  readonly share: string
  readonly copied: string
  readonly fortunes: string
  readonly fortunesHelp: (places: boolean) => string
  readonly player: string
  readonly luck: string
  readonly play: string
  readonly together: string
  readonly mine: (own: string, others: string) => string
  readonly chances: string
  readonly chance: string
  readonly eyes: { readonly known: string; readonly real: string }
  readonly whenTurned: string
  readonly leap: string
  readonly turned: (name: string, me: boolean, from: string, to: string) => string
  readonly by: { readonly decision: string; readonly chance: string; readonly hidden: string }
  readonly decisions: string
  readonly whose: { readonly mine: string; readonly all: string }
  readonly none: string
  readonly move: (ply: number) => string
  readonly chose: (move: string) => string
  readonly better: (move: string) => string
  readonly cost: (size: string, places: boolean, sure: string) => string
  readonly fair: string
  readonly thumb: string
}

const en: ReviewText = {
  title: 'Review',
  make: 'Review the game',
  open: 'See the review',
  about: 'Luck and skill told apart, and the decisions that cost most.',
  working: 'Looking at every decision …',
  stop: 'Stop',
  trouble: 'This game cannot be reviewed.',
  share: 'Share the review',
  copied: 'The link is copied',
  fortunes: 'Luck and skill',
  fortunesHelp: places =>
    `${places ? 'In places' : 'In chances to win'}, beside an average result. Together they make the result.`,
  player: 'Player',
  luck: 'Luck',
  play: 'Play',
  together: 'Result',
  mine: (own, others) =>
    `Your own decisions: ${own}. What the decisions of the others did for you: ${others}.`,
  chances: 'Everybody’s chances',
  chance: 'Chance to win, %',
  eyes: { known: 'As each could know', real: 'As things were' },
  whenTurned: 'When the chances turned',
  leap: 'The biggest change of chances',
  turned: (name, me, from, to) =>
    me ? `Your chances went from ${from} to ${to}` : `${name}’s chances went from ${from} to ${to}`,
  by: { decision: 'by a decision', chance: 'by chance', hidden: 'by what nobody could know' },
  decisions: 'The decisions that cost most',
  whose: { mine: 'Mine', all: 'Everybody’s' },
  none: 'None that can be told for sure. Well played!',
  move: ply => `move ${ply}`,
  chose: move => `played “${move}”`,
  better: move => `Better: “${move}”`,
  cost: (size, places, sure) => `${size}${places ? ' places' : ''} lost, ${sure} sure`,
  fair: 'Every decision is judged by what its player could know then.',
  thumb: 'Judged by rules of thumb: nothing learned fits these rules.',
}

const es: ReviewText = {
  title: 'Análisis',
  make: 'Analizar la partida',
  open: 'Ver el análisis',
  about: 'La suerte y el juego por separado, y las decisiones más caras.',
  working: 'Mirando cada decisión …',
  stop: 'Parar',
  trouble: 'Esta partida no se puede analizar.',
  share: 'Compartir el análisis',
  copied: 'El enlace está copiado',
  fortunes: 'Suerte y juego',
  fortunesHelp: places =>
    `${places ? 'En puestos' : 'En probabilidad de ganar'}, frente a un resultado medio. Juntos dan el resultado.`,
  player: 'Jugador',
  luck: 'Suerte',
  play: 'Juego',
  together: 'Resultado',
  mine: (own, others) =>
    `Tus propias decisiones: ${own}. Lo que te dieron las de los demás: ${others}.`,
  chances: 'Las posibilidades de cada cual',
  chance: 'Probabilidad de ganar, %',
  eyes: { known: 'Según podía saber cada cual', real: 'Según eran las cosas' },
  whenTurned: 'Cuando cambiaron las posibilidades',
  leap: 'El mayor cambio de posibilidades',
  turned: (name, me, from, to) =>
    me
      ? `Tus posibilidades pasaron de ${from} a ${to}`
      : `Las posibilidades de ${name} pasaron de ${from} a ${to}`,
  by: { decision: 'por una decisión', chance: 'por azar', hidden: 'por lo que nadie podía saber' },
  decisions: 'Las decisiones más caras',
  whose: { mine: 'Las mías', all: 'Las de todos' },
  none: 'Ninguna que se pueda asegurar. ¡Bien jugado!',
  move: ply => `jugada ${ply}`,
  chose: move => `se jugó «${move}»`,
  better: move => `Mejor: «${move}»`,
  cost: (size, places, sure) => `${size}${places ? ' puestos' : ''} menos, ${sure} seguro`,
  fair: 'Cada decisión se juzga por lo que su jugador podía saber entonces.',
  thumb: 'Juzgado por reglas generales: nada de lo aprendido encaja con estas reglas.',
}

/** The sentences of a review, in the language the page speaks now. */
export const reviewText = inLanguage({ en, es })
