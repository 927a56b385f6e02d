import type { TableText } from './en.ts'

export const es: TableText = {
  loading: 'Se está poniendo la mesa …',
  trouble: 'Esta mesa no se puede mostrar. Volver a cargar la página puede ayudar.',
  waiting: 'Esperando a que todos se sienten.',
  yourTurn: game => `• Te toca – ${game}`,
  table: 'La mesa',
  sending: 'Enviándose …',
  kept: 'Tu jugada queda guardada hasta que vuelva la conexión.',
  lost: 'Conexión perdida: intentando volver',
  lostKept: 'Se perdió la conexión. Tu jugada queda guardada y se envía cuando vuelva.',
  folk: {
    title: 'En la mesa',
    toMove: 'le toca',
    away: 'no está ahora',
    holds: name => `Lo que tiene ${name}`,
  },
  log: {
    you: 'Tú',
    everybody: 'Todos',
    filter: 'De quién se muestran los turnos',
    title: 'Hasta ahora',
    open: 'Lo que ha pasado',
    empty: 'Nada todavía.',
    close: 'Cerrar',
    undone: (name, me) => (me ? 'Deshiciste eso' : `${name} deshizo eso`),
  },
  speech: {
    more: n => (n === 1 ? 'Una cosa más en el registro' : `${n} cosas más en el registro`),
    moved: names =>
      names.length === 1
        ? `${names[0]} ha jugado: lo cuenta el registro`
        : `${names.join(', ')} han jugado: lo cuenta el registro`,
  },
  undo: {
    label: 'Deshacer',
    none: 'Todavía no hay nada tuyo que deshacer.',
    flowed: 'Lo que hiciste ya lo saben los demás: no se puede deshacer.',
    notYours: 'Le toca a otra persona: no hay nada que deshacer.',
    over: 'La partida ha terminado.',
  },
  why: {
    rule: rule => `Regla ${rule}`,
    close: 'Cerrar',
  },
  refused: {
    stale: 'Mientras tanto pasó algo. Míralo y elige otra vez.',
    busy: 'Tu última jugada todavía está en camino.',
    'not-your-turn': 'Ahora no te toca.',
    'not-seated': 'Estás mirando: solo juega quien está sentado a la mesa.',
    over: 'La partida ha terminado.',
    revealed: 'Lo que hiciste ya lo saben los demás: no se puede deshacer.',
    elsewhere: 'Esta partida sigue en otra pestaña.',
    illegal: 'Eso no se puede ahora.',
    'stand-in': 'Un bot juega por ti. Recupera antes tu sitio.',
  },
  talk: {
    title: 'Charla',
    empty: 'Nadie ha dicho nada todavía.',
    unread: n => (n > 99 ? '99+' : `${n}`),
    sayTo: { players: 'Decir a quienes juegan', onlookers: 'Decir a quienes miran' },
    channels: { players: '(juegan)', onlookers: '(miran)' },
    send: 'Enviar',
    join: 'Charlar también, como invitado',
    somebody: 'Alguien',
    told: {
      sat: name => `${name} se ha sentado.`,
      begun: () => 'Empieza la partida.',
      over: () => 'La partida ha terminado.',
    },
    muted: 'Lo has silenciado.',
    mute: name => `Silenciar a ${name}`,
    unmute: name => `Volver a oír a ${name}`,
    report: 'Denunciar esta frase',
    reported: 'Denunciado a quienes llevan este servidor.',
    tooFast: 'Demasiado de golpe: espera unos segundos.',
    failed: 'No se pudo enviar. Vuelve a intentarlo en un momento.',
  },
  clock: {
    left: (time, why) => (why ? `Tiempo restante: ${time}; ${why}` : `Tiempo restante: ${time}`),
    warning: seconds => (seconds === 60 ? 'Te queda un minuto.' : `Te quedan ${seconds} segundos.`),
    still: {
      stop: 'los relojes están parados un momento',
      vacation: 'de vacaciones',
      quiet: 'horas de descanso',
    },
  },
  life: {
    story: {
      time: (name, me) =>
        me
          ? 'Se acabó tu tiempo: un bot juega por ti'
          : `Se acabó el tiempo de ${name}: sigue un bot`,
      rule: (name, me) =>
        me
          ? 'Se acabó tu tiempo: las reglas respondieron por ti'
          : `Se acabó el tiempo de ${name}: respondieron las reglas`,
      left: (name, me) =>
        me ? 'Te levantaste: un bot juega por ti' : `${name} se levantó: sigue un bot`,
      resigned: (name, me) => (me ? 'Te rendiste' : `${name} se rindió`),
      back: (name, me) => (me ? 'Recuperaste tu sitio' : `${name} ha vuelto`),
      end: (name, me) => (me ? 'Terminarías aquí' : `${name} terminaría aquí`),
      on: (name, me) => (me ? 'Seguirías jugando' : `${name} seguiría jugando`),
    },
    standIn: {
      time: 'Se acabó tu tiempo y un bot juega por ti. Vuelve cuando quieras.',
      left: 'Un bot juega por ti mientras no estás.',
      resigned: 'Te has rendido. Un bot sigue jugando para los demás.',
    },
    botPlays: 'Un bot juega por ti',
    back: 'Recuperar mi sitio',
    endAsked: 'Terminarías aquí. Se pregunta a los demás.',
    endAsks: names => `Terminaría aquí la partida, sin resultado: ${names}`,
    agree: 'De acuerdo',
    playOn: 'Seguir jugando',
    agreed: 'Terminada de común acuerdo, sin resultado',
    unplayed: 'Terminada antes de jugarse, sin resultado',
    calledOff: why =>
      `Quienes llevan este servidor la han terminado, sin resultado${why === '' ? '' : `: ${why}`}`,
    played: { time: 'un bot al final', left: 'un bot al final', resigned: 'se rindió' },
    ways: 'Dejar de jugar',
    acts: {
      leave: {
        label: 'Dejar mi sitio a un bot',
        means: 'Un bot sigue jugando por ti. Puedes volver cuando quieras.',
      },
      end: {
        label: 'Proponer terminar',
        means:
          'Si todas las personas de la mesa están de acuerdo, la partida termina aquí, sin resultado.',
      },
      resign: {
        label: 'Rendirse',
        means:
          'Abandonas del todo y quedas en último lugar. Si otros siguen, un bot continúa en tu sitio.',
      },
    },
    no: 'No, seguir jugando',
    next: 'A la siguiente mesa que me espera',
    noNext: 'Ninguna otra mesa te espera.',
    join: 'Unirse a la revancha',
  },
  menu: {
    label: 'Menú',
    rules: 'Reglas',
    moves: '¿Qué puedo hacer?',
    keys: 'Teclas',
    language: 'Idioma',
    colours: 'Colores',
    notices: 'Avisarme de mis turnos aquí',
    leave: 'Dejar la mesa',
  },
  moves: {
    title: 'Lo que puedes hacer',
    none: 'Ahora no te toca decidir nada.',
  },
  end: {
    again: 'Otra partida',
    replay: 'Verla de nuevo',
    leave: 'Volver al mercado',
    look: 'Mirar la mesa',
    result: 'Resultado',
    place: place => `${place}.º`,
  },
  replay: {
    title: 'Repetición',
    first: 'Al principio',
    previous: 'Un paso atrás',
    play: 'Reproducir',
    pause: 'Pausa',
    next: 'Un paso adelante',
    last: 'Al final',
    position: 'Momento',
    at: (at, of) => `${at} de ${of}`,
  },
  since: {
    title: 'Desde tu último turno',
    begun: 'Desde el comienzo',
    steps: n => (n === 1 ? '1 paso' : `${n} pasos`),
    show: 'Mostrar',
    dismiss: 'Ahora no',
    start: 'Como lo dejaste',
    at: (at, of) => `Mirando atrás: ${at} de ${of}`,
    now: 'Ahora',
    toNow: 'Volver a como está todo ahora',
    none: 'Esto no se puede mostrar ahora mismo.',
    nothing: 'Todavía no ha pasado nada.',
  },
  keys: {
    title: 'Teclas',
    list: [
      { key: 'Tab', does: 'al grupo siguiente: mercado, mano, botones' },
      { key: '← → ↑ ↓', does: 'dentro de un grupo' },
      { key: 'Enter', does: 'elegir; si algo no se puede: por qué no' },
      { key: 'M', does: '¿qué puedo hacer?' },
      { key: 'L', does: 'lo último que pasó' },
      { key: 'O', does: 'los demás en la mesa' },
      { key: 'W', does: 'la última ronda otra vez, paso a paso' },
      { key: 'U', does: 'deshacer' },
      { key: '?', does: 'esta lista' },
    ],
  },
}
