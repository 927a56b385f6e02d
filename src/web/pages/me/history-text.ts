import type { Company, Sums } from '../../../protocol/local-history.ts'
import { inLanguage } from '../../text/catalogue.ts'
import { formatsOf } from '../../text/formats.ts'

const MINUTE = 60_000

function inEnglish() {
  const { count } = formatsOf('en')
  const points = (n: number) => count(n, { one: '# point', other: '# points' })
  const times = (n: number) => count(n, { one: '# game', other: '# games' })
  return {
    title: 'Played on this device',
    none: 'No finished game on this device yet. Sit down at a stall: your games are counted here.',
    kept: 'Kept in this browser alone: the numbers for ever, the latest 60 games one by one. Once you keep your account, they come along to your other devices.',
    titleOfAll: 'Played on your devices',
    keptWithAccount:
      'Kept with your account, from all devices on which you are signed in: the numbers for ever, the latest 60 games one by one.',
    notSent: 'What was played on this device could not be sent to your account. It is kept here.',
    noAnswer: 'The server does not answer: these are the games of this device alone.',
    played: 'Played',
    won: 'Won',
    best: 'Best score',
    longest: 'Longest streak',
    time: 'Time',
    lasted: (ms: number) => {
      const minutes = Math.max(1, Math.round(ms / MINUTE))
      return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
    },
    kinds: 'By players and company',
    latest: 'The latest games',
    players: (n: number) => count(n, { one: '# player', other: '# players' }),
    company: {
      random: 'random bots',
      greedy: 'greedy bots',
      easy: 'easy bots',
      medium: 'medium bots',
      hard: 'hard bots',
      master: 'master bots',
      people: 'people here',
    } satisfies { [company in Company]: string },
    wonOf: (won: number, played: number) => `${won} of ${played} won`,
    result: (rank: number, score: number) =>
      rank === 1 ? `Won, ${points(score)}` : `Place ${rank}, ${points(score)}`,
    line: ({ played, won, best, longest }: Sums) =>
      `You here: ${times(played)}, ${won} won, best ${points(best)}, longest streak ${longest}.`,
  }
}

function inSpanish(): ReturnType<typeof inEnglish> {
  const { count } = formatsOf('es')
  const points = (n: number) => count(n, { one: '# punto', other: '# puntos' })
  const times = (n: number) => count(n, { one: '# partida', other: '# partidas' })
  return {
    title: 'Jugado en este dispositivo',
    none: 'Aún no hay partidas terminadas en este dispositivo. Siéntate en un puesto: aquí se cuentan.',
    kept: 'Se guarda solo en este navegador: los números para siempre, las últimas 60 partidas una a una. Cuando conserves tu cuenta, te acompañarán en tus otros dispositivos.',
    titleOfAll: 'Jugado en tus dispositivos',
    keptWithAccount:
      'Se guarda con tu cuenta, desde todos los dispositivos en los que has entrado: los números para siempre, las últimas 60 partidas una a una.',
    notSent: 'Lo jugado en este dispositivo no se pudo enviar a tu cuenta. Se guarda aquí.',
    noAnswer: 'El servidor no responde: estas son solo las partidas de este dispositivo.',
    played: 'Jugadas',
    won: 'Ganadas',
    best: 'Mejor puntuación',
    longest: 'Mejor racha',
    time: 'Tiempo',
    lasted: inEnglish().lasted,
    kinds: 'Por jugadores y compañía',
    latest: 'Las últimas partidas',
    players: n => count(n, { one: '# jugador', other: '# jugadores' }),
    company: {
      random: 'bots al azar',
      greedy: 'bots codiciosos',
      easy: 'bots fáciles',
      medium: 'bots medios',
      hard: 'bots difíciles',
      master: 'bots maestros',
      people: 'gente aquí',
    },
    wonOf: (won, played) => `${won} de ${played} ganadas`,
    result: (rank, score) =>
      rank === 1 ? `Victoria, ${points(score)}` : `Puesto ${rank}, ${points(score)}`,
    line: ({ played, won, best, longest }) =>
      `Tú aquí: ${times(played)}, ${won} ganadas, mejor ${points(best)}, mejor racha ${longest}.`,
  }
}

/** Every sentence about the games played on this device. */
export const historyText = inLanguage({ en: inEnglish(), es: inSpanish() })
