import { inLanguage } from '../../text/catalogue.ts'

const en = {
  title: 'The lab',
  lead: 'Bots play each other, as many games as you like, on this device. See who wins, how long it takes, and what an option changes.',
  game: 'Game',
  players: 'Players',
  player: (n: number) => `Player ${n}`,
  side: (name: string) => `Setting ${name}`,
  compare: 'Compare with a second setting',
  games: 'Games of each setting',
  seed: 'Seed',
  seedHelp: 'The same seed deals the same cards: up to 64 digits, 0–9 and a–f.',
  rotate: 'Everybody plays every deal from every seat',
  clock:
    'The levels from easy to master think by the clock: a faster device plays them better. All others play the same games everywhere.',
  content: 'Printed values from a file',
  contentHelp: 'A content file for this game: it becomes a choice among the options.',
  contentAdded: (summary: string) => `Added: ${summary}`,
  contentBad: (why: string) => `It cannot be played with: ${why}`,
  unknownContent:
    'The printed values this link plays with are not known here. Choose their file, then play.',
  go: 'Play',
  stop: 'Stop',
  goOn: 'Go on',
  anew: 'Play anew',
  progress: (played: string, of: string) => `${played} of ${of} games`,
  stopped: (played: string) => `Stopped after ${played} games. What was played is below.`,
  done: (played: string) => `${played} games played.`,
  trouble: 'A game could not be played to its end.',
  results: 'Results',
  numbers: 'In numbers',
  export: 'Take along',
  link: 'Copy a link that plays these games again',
}

const es: typeof en = {
  title: 'El laboratorio',
  lead: 'Los bots juegan entre ellos, tantas partidas como quieras, en este dispositivo. Mira quién gana, cuánto dura y qué cambia una opción.',
  game: 'Juego',
  players: 'Jugadores',
  player: (n: number) => `Jugador ${n}`,
  side: (name: string) => `Ajuste ${name}`,
  compare: 'Comparar con un segundo ajuste',
  games: 'Partidas de cada ajuste',
  seed: 'Semilla',
  seedHelp: 'La misma semilla reparte las mismas cartas: hasta 64 cifras, 0–9 y a–f.',
  rotate: 'Todos juegan cada reparto desde cada asiento',
  clock:
    'De fácil a maestro piensan por reloj: un dispositivo más rápido los juega mejor. Los demás juegan las mismas partidas en todas partes.',
  content: 'Valores impresos de un archivo',
  contentHelp: 'Un archivo de contenido de este juego: pasa a ser una de las opciones.',
  contentAdded: (summary: string) => `Añadido: ${summary}`,
  contentBad: (why: string) => `No se puede jugar con él: ${why}`,
  unknownContent:
    'Aquí no se conocen los valores impresos con los que juega este enlace. Elige su archivo y luego juega.',
  go: 'Jugar',
  stop: 'Detener',
  goOn: 'Seguir',
  anew: 'Jugar de nuevo',
  progress: (played: string, of: string) => `${played} de ${of} partidas`,
  stopped: (played: string) => `Detenido tras ${played} partidas. Lo jugado está abajo.`,
  done: (played: string) => `${played} partidas jugadas.`,
  trouble: 'Una partida no pudo jugarse hasta el final.',
  results: 'Resultados',
  numbers: 'En números',
  export: 'Para llevar',
  link: 'Copiar un enlace que juega otra vez estas partidas',
}

/** Every sentence of the lab but its reports, which have their own (`bots/lab/words.ts`). */
export const labText = inLanguage({ en, es })
