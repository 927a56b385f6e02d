import { inLanguage } from '../../text/catalogue.ts'

const en = {
  title: 'Watch a game from a file',
  lead: 'A finished game that was saved as a file (JSON). It is played again here move by move, and shown if it fits exactly.',
  drop: 'Drop the file here',
  choose: 'Choose a file',
  checking: 'The game is being played again …',
  unfit: 'This file is not a game that could be shown here.',
  troubles: {
    'no-json': 'This file is not JSON.',
    'not-exact':
      'Played again, this game does not come out as the file says: it was changed, or damaged.',
    'not-over': 'The game in this file is not over.',
    'bad-version': 'This game was played by other rules than there are here.',
    'no-game': 'There is no such game here.',
    'too-large': 'This file is too large.',
    'too-many': 'Too much at once: wait a minute.',
    offline: 'The server cannot be reached right now.',
  },
}

const es: typeof en = {
  title: 'Ver una partida de un archivo',
  lead: 'Una partida terminada que se guardó como archivo (JSON). Aquí se vuelve a jugar jugada a jugada y se muestra si cuadra exactamente.',
  drop: 'Suelta aquí el archivo',
  choose: 'Elegir un archivo',
  checking: 'La partida se está volviendo a jugar …',
  unfit: 'Este archivo no es una partida que se pueda mostrar aquí.',
  troubles: {
    'no-json': 'Este archivo no es JSON.',
    'not-exact':
      'Al volver a jugarla, esta partida no acaba como dice el archivo: se cambió o se dañó.',
    'not-over': 'La partida de este archivo no ha terminado.',
    'bad-version': 'Esta partida se jugó con otras reglas que las de aquí.',
    'no-game': 'Aquí no hay ese juego.',
    'too-large': 'Este archivo es demasiado grande.',
    'too-many': 'Demasiado de golpe: espera un minuto.',
    offline: 'Ahora no se puede llegar al servidor.',
  },
}

/** Every sentence of the page that shows a game from a file. */
export const bringText = inLanguage({ en, es })
