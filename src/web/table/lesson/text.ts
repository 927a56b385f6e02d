import { inLanguage } from '../../text/catalogue.ts'

const en = {
  label: 'Lesson',
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  goOn: 'Go on',
  show: 'Show me',
  skip: 'Skip',
  skipLesson: 'Skip the lesson',
  otherwise: 'That is possible too, but not in this lesson. Touch what has the ring.',
  readFirst: 'Read this first, then touch “Go on”.',
  others: 'The others play …',
  done: 'Lesson done',
  learned: 'What you can do now',
  left: 'What we left out',
  play: 'Play a game',
  next: 'Next lesson',
  again: 'Once more',
  leave: 'Back to the game’s page',
}

const es: typeof en = {
  label: 'Lección',
  step: (at: number, of: number) => `Paso ${at} de ${of}`,
  goOn: 'Seguir',
  show: 'Muéstrame',
  skip: 'Saltar',
  skipLesson: 'Saltar la lección',
  otherwise: 'También se puede, pero no en esta lección. Toca lo que tiene el anillo.',
  readFirst: 'Lee esto primero y luego toca «Seguir».',
  others: 'Juegan los demás …',
  done: 'Lección terminada',
  learned: 'Lo que ya sabes',
  left: 'Lo que dejamos fuera',
  play: 'Jugar una partida',
  next: 'Siguiente lección',
  again: 'Otra vez',
  leave: 'A la página del juego',
}

/** Every sentence of a lesson that belongs to no single game. */
export const lessonText = inLanguage({ en, es })
