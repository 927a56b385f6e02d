import { inLanguage } from '../../text/catalogue.ts'

const en = {
  title: 'About Tianguis',
  what: 'A tianguis is an open-air market; the word comes from Nahuatl, tiyānquiztli. This one has board games on its stalls.',
  names:
    'The games are by their designers, and names belong to their owners. What the rulebooks show only in pictures is designed here and marked as such on each game’s page.',
  art: 'Pictures and type',
  icons: 'Some glyphs are from game-icons.net, by Lorc, Delapouite and others, under CC BY 3.0.',
  lucide: 'Control icons are from Lucide, under the ISC licence.',
  fonts: 'Fraunces and Atkinson Hyperlegible Next are set here under the SIL Open Font License.',
  own: 'Everything else was drawn for this market.',
  fair: 'Fair play',
  bots: 'Bots see exactly what a person on their chair would see, nothing more. A harder bot thinks longer; it never peeks.',
  shuffles: 'Every shuffle is fixed before the first move and can be checked after the last.',
  lab: 'The lab: let bots play each other, and see what wins',
  games: 'The games',
}

const es: typeof en = {
  title: 'Acerca de Tianguis',
  what: 'Un tianguis es un mercado al aire libre; la palabra viene del náhuatl tiyānquiztli. Este tiene juegos de mesa en sus puestos.',
  names:
    'Los juegos son de sus autores y los nombres pertenecen a sus dueños. Lo que los reglamentos solo muestran en imágenes se ha diseñado aquí y se indica en la página de cada juego.',
  art: 'Dibujos y letras',
  icons:
    'Algunos dibujos son de game-icons.net, de Lorc, Delapouite y otros, con licencia CC BY 3.0.',
  lucide: 'Los iconos de los controles son de Lucide, con licencia ISC.',
  fonts: 'Fraunces y Atkinson Hyperlegible Next se usan con la licencia SIL Open Font.',
  own: 'Todo lo demás se dibujó para este mercado.',
  fair: 'Juego limpio',
  bots: 'Los bots ven exactamente lo que vería una persona en su silla, nada más. Un bot más difícil piensa más tiempo; nunca espía.',
  shuffles:
    'Cada baraja queda fijada antes de la primera jugada y puede comprobarse después de la última.',
  lab: 'El laboratorio: deja que los bots jueguen entre ellos y mira qué gana',
  games: 'Los juegos',
}

/** Every sentence of the page about this market. */
export const aboutText = inLanguage({ en, es })
