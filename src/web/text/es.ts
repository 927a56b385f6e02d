import type { Text } from './en.ts'
import { formatsOf } from './formats.ts'

const { count, range, ago, moment } = formatsOf('es')

/** Every sentence of the pages round the tables, in Spanish. */
export const es: Text = {
  name: 'Tianguis',
  titled: page => `${page} – Tianguis`,
  skip: 'Saltar al contenido',
  home: 'Inicio',
  mainMenu: 'Menú principal',
  language: 'Idioma',
  theme: 'Colores',
  themes: { system: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
  about: 'Acerca de',
  privacy:
    'Sin anuncios ni rastreadores. De un invitado sabemos el nombre, y la cara si te haces una; tu correo, solo si lo das.',
  account: 'Yo',
  loading: 'Un momento …',
  close: 'Cerrar',
  again: 'Intentar otra vez',
  back: 'Volver al mercado',
  newVersion: 'Hay una versión nueva.',
  reload: 'Cargarla',
  later: 'Luego',
  you: 'Tú',
  nobody: 'Silla libre',
  somebody: 'Alguien',
  players: (from, to) => `${range(from, to)} jugadores`,
  minutes: (from, to) => `${range(from, to)} minutos`,
  age: years => `desde ${years} años`,
  by: author => `de ${author}`,
  ago,

  bots: {
    random: 'Bot al azar',
    greedy: 'Bot codicioso',
    easy: 'Bot fácil',
    medium: 'Bot medio',
    hard: 'Bot difícil',
    master: 'Bot maestro',
  },
  levels: {
    random: 'Al azar',
    greedy: 'Codicioso',
    easy: 'Fácil',
    medium: 'Medio',
    hard: 'Difícil',
    master: 'Maestro',
  },

  hero: {
    title: 'Ven al mercado',
    lead: 'Juegos de mesa de comprar, cambiar y regatear. Sin cuenta: siéntate y juega.',
  },
  stall: {
    play: 'Jugar ya',
    goOn: 'Seguir jugando',
    invite: 'Invitar amigos',
    more: 'Reglas y opciones',
    street: 'Los puestos',
  },
  lists: {
    mine: 'Mis mesas',
    open: 'Mesas abiertas',
    watch: 'En juego ahora',
    yourTurn: 'Te toca',
    theirTurn: 'Otros están pensando',
    waiting: 'Esperando jugadores',
    past: 'Ya jugadas',
    sit: 'Sentarse',
    look: 'Mirar',
    replay: 'Ver otra vez',
    bring: 'Ver una partida de un archivo',
    free: n => count(n, { one: '# silla libre', other: '# sillas libres' }),
    noOpen:
      'Nadie espera jugadores ahora mismo. Abre una mesa y anúnciala: alguien puede pasar por aquí.',
    offline: 'Ahora mismo no se llega a las mesas de los demás. Jugar contra bots funciona igual.',
    asking: 'Dando una vuelta por el mercado …',
    asked: 'Te invitan a jugar otra vez',
    next: n => count(n, { one: 'Una mesa te espera', other: '# mesas te esperan' }),
  },
  time: {
    title: 'Tiempo',
    kinds: { none: 'Sin reloj', live: 'En vivo', days: 'Por días' },
    help: {
      none: 'Cada cual se toma el tiempo que quiera.',
      live: 'Una reserva de tiempo para la partida y un poco más en cada turno. Cuando se acaba sigue un bot; puedes volver.',
      days: 'Tanto tiempo para cada respuesta. Tus horas de descanso y tus vacaciones no cuentan.',
    },
    howLong: 'Cuánto',
    rule: rule => {
      if (rule.kind === 'none') return 'Sin reloj'
      if (rule.kind === 'live') return `${rule.minutes} min + ${rule.seconds} s`
      if (rule.hours < 24)
        return count(rule.hours, { one: '# hora por turno', other: '# horas por turno' })
      return count(rule.hours / 24, { one: '# día por turno', other: '# días por turno' })
    },
  },
  ready: {
    check: 'Empezar solo cuando todos estén listos',
    me: 'Estoy listo',
    not: 'Todavía no',
    is: 'listo',
    waiting: 'Ya están todos. La partida empieza cuando todos estén listos.',
    keptFor: name => `Guardada para ${name}`,
  },

  game: {
    facts: 'De un vistazo',
    learn: 'Apréndelo en un minuto',
    rules: 'Las reglas completas',
    set: 'Poner la mesa',
    setHelp: 'Todo está listo. Cambia lo que quieras: se recuerda.',
    howMany: 'Jugadores',
    chairs: 'Quién se sienta dónde',
    chair: n => `Silla ${n}`,
    elo: 'Su fuerza: el bot codicioso tiene 1000',
    hasElo: elo => `Elo ${elo}`,
    me: 'Yo',
    openChair: 'Un amigo (por enlace)',
    hereChair: 'Alguien aquí',
    nameOf: n => `Nombre de quien ocupa la silla ${n}`,
    with: 'Con quién',
    company: { bots: 'Bots', open: 'Amigos, por enlace', here: 'En este dispositivo' },
    hereHelp: 'Se turnan con este dispositivo; un telón tapa cada mano. También sin conexión.',
    options: 'Opciones',
    changed: changed =>
      changed
        ? count(changed, { one: '# opción cambiada', other: '# opciones cambiadas' })
        : 'lo habitual',
    hints: 'Pistas',
    hintsOpen: 'Pistas, si los demás son todos bots',
    listed: 'Anunciar la mesa, para que cualquiera pueda sentarse',
    playBots: 'Jugar ya',
    playHelp: 'Contra bots, en este dispositivo. También sin conexión.',
    makeHelp: 'Crea una mesa y un enlace para cada silla libre.',
    makePlay: 'Crear la mesa',
    ours: 'Lo que aquí es nuestro',
    designers: author => `Un juego de ${author}`,
    readRules: 'Leer las reglas completas',
    needsServer: 'Para una mesa con amigos hace falta el servidor, y ahora mismo no responde.',
  },

  rules: {
    title: game => `Reglas de ${game}`,
    toGame: game => `A ${game}`,
    contents: 'En esta página',
    linkTo: rule => `Enlace a la regla ${rule}`,
    search: 'Buscar en las reglas',
    found: found =>
      found
        ? count(found, { one: '# regla encontrada', other: '# reglas encontradas' })
        : 'Ninguna regla dice eso.',
    wholePage: 'Como página',
  },

  lobby: {
    title: game => `Una mesa de ${game}`,
    lead: n =>
      count(n, {
        one: 'Queda una silla libre. La partida empieza sola cuando se ocupe.',
        other: 'Quedan # sillas libres. La partida empieza sola cuando se ocupen.',
      }),
    full: 'Ya están todos. Empieza la partida …',
    chairs: 'Sillas',
    host: 'Anfitrión',
    hereNow: 'está aquí',
    away: 'ahora no está',
    free: 'Silla libre',
    linkFor: n => `Enlace para la silla ${n}`,
    copy: 'Copiar enlace',
    copied: 'Copiado',
    copyFailed: 'Copia esto:',
    share: 'Compartir',
    shareText: game => `Juega conmigo a ${game}:`,
    seatBot: 'Sentar un bot',
    clear: 'Vaciar la silla',
    fill: 'Bots en todas las sillas libres',
    leave: 'Dejar mi silla',
    sit: 'Sentarme aquí',
    listedYes: 'Esta mesa está anunciada: cualquiera puede ocupar una silla libre.',
    listedNo: 'Solo quien tiene un enlace encuentra esta mesa.',
    yourName: 'Tu nombre',
    noName: 'Un nombre tiene caracteres visibles, y ninguno de estos: «:», «/», «.»',
    rename: 'Cambiar',
    save: 'Guardar',
    shuffle: 'Un barajado que nadie elige',
    shuffleWhy:
      'El servidor ha prometido un secreto; esta es la promesa (SHA-256). Cuando la mesa se llena, el navegador de cada persona presente añade su propio azar. Solo las dos cosas juntas hacen el barajado, así que nadie puede elegirlo. Al terminar, este navegador lo comprueba jugada a jugada.',
    calledOff: (count: number) => `Comienzos de esta partida que se anularon: ${count}`,
    options: 'Se juega con',
    watchOnly: 'Estás mirando. Todas las sillas están ocupadas o reservadas para otros.',
  },

  play: {
    title: game => `${game} en este dispositivo`,
    broken: 'La partida guardada en este dispositivo se jugó con otras reglas y no puede seguir.',
    fresh: 'Empezar otra partida',
    elsewhere: 'Esta partida sigue en otra pestaña.',
    here: 'Seguir aquí',
  },
  device: {
    person: n => `Persona ${n}`,
    turn: name => `Le toca a ${name}`,
    give: name => `Dale el dispositivo a ${name}. Nadie más mira.`,
    iAm: name => `Soy ${name}`,
    next: name => `Le toca a ${name}.`,
    handOver: 'Pasar el dispositivo',
  },
  replay: {
    title: game => `${game}, otra vez`,
    eyes: 'Visto por',
    all: 'Todas las manos',
    onlooker: 'Un mirón',
    share: 'Compartir este momento',
    linkCopied: 'Enlace copiado',
    save: 'Guardar la partida como archivo',
    none: 'Aquí no hay ninguna partida terminada que ver otra vez.',
  },
  link: {
    lost: 'Se ha perdido la conexión. Tus jugadas se guardan y se envían cuando vuelva.',
    back: 'La conexión ha vuelto.',
    gone: 'Ya no se llega a esta mesa.',
  },

  trouble: {
    title: 'Algo ha ido mal',
    offline: 'Ahora mismo no se llega al servidor.',
    banned: (until, reason) =>
      `No puedes entrar aquí${until === null ? '' : ` hasta el ${moment(until)}`}${reason === '' ? '.' : `: ${reason}`}`,
    notFound: 'Nadie conoce esta página',
    notFoundWhy: 'Quizá el puesto se ha mudado, o la dirección tiene una errata.',
    noTable: 'No existe esa mesa',
    noTableWhy: 'Puede que el enlace esté incompleto. Pide otro a quien te lo mandó.',
    noGame: 'Ese juego aún no está aquí.',
    taken: 'Esa silla ya está ocupada.',
    badInvite: 'Esta invitación ya no vale. Pide un enlace nuevo.',
    tooMany:
      'El servidor no admite más de esto por ahora: termina o deja una mesa, o espera un minuto.',
    botTables: 'Los bots ya juegan solos en varias de tus mesas. Espera a que termine una.',
    broken:
      'La página ha tropezado. Suele bastar con cargarla de nuevo; nada de lo jugado se pierde.',
  },
}
