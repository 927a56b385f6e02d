import { inLanguage } from '../../../text/catalogue.ts'

const en = {
  title: 'When it is my turn',
  lead: 'You are told once a turn, and never while you have the table open. Several turns within five minutes are one message; your quiet hours stay quiet.',
  push: 'On this device',
  pushWhat: (devices: number) =>
    `A message from the browser, also when the page is closed. Devices that agreed: ${devices}.`,
  pushNot: 'This browser, or this address, cannot do that. It needs https.',
  denied: 'The browser was told not to allow it.',
  mail: 'By e-mail',
  mailWhat: 'To the address you sign in by.',
  mailNot: 'Needs an e-mail address, above, and a server that sends mail.',
  hookFold: 'For programmers: a webhook',
  hook: 'To a program of mine',
  hookWhat:
    'The server calls this address (POST, JSON), signed with the secret. It must not be in a private network.',
  hookUrl: 'Address',
  secret: 'Secret',
  save: 'Save',
  on: 'Tell me',
  test: 'Send a test',
  sent: 'The test is on its way.',
  troubles: {
    'bad-url': 'There is nowhere to send it to yet.',
    'unknown-host': 'This address does not exist.',
    'closed-address': 'This address leads into a private network: it is not called.',
    'no-answer': 'Nobody answered there.',
    refused: 'The server there did not accept it.',
    denied: 'The browser was told not to allow it.',
  },
  failed: 'That did not work. Try again in a moment.',
}

const es: typeof en = {
  title: 'Cuando me toca',
  lead: 'Se te avisa una vez por turno, y nunca mientras tienes la mesa delante. Varios turnos en cinco minutos son un solo aviso; tus horas de silencio se respetan.',
  push: 'En este dispositivo',
  pushWhat: devices =>
    `Un aviso del navegador, también con la página cerrada. Dispositivos que aceptaron: ${devices}.`,
  pushNot: 'Este navegador, o esta dirección, no puede. Hace falta https.',
  denied: 'Se le dijo al navegador que no lo permita.',
  mail: 'Por correo',
  mailWhat: 'A la dirección con la que entras.',
  mailNot: 'Hace falta una dirección de correo, arriba, y un servidor que envíe correo.',
  hookFold: 'Para quienes programan: un webhook',
  hook: 'A un programa mío',
  hookWhat:
    'El servidor llama a esta dirección (POST, JSON), firmado con el secreto. No puede estar en una red privada.',
  hookUrl: 'Dirección',
  secret: 'Secreto',
  save: 'Guardar',
  on: 'Avísame',
  test: 'Enviar una prueba',
  sent: 'La prueba está en camino.',
  troubles: {
    'bad-url': 'Todavía no hay adónde enviarla.',
    'unknown-host': 'Esta dirección no existe.',
    'closed-address': 'Esta dirección lleva a una red privada: no se llama.',
    'no-answer': 'Allí no respondió nadie.',
    refused: 'Quien respondió allí no lo aceptó.',
    denied: 'Se le dijo al navegador que no lo permita.',
  },
  failed: 'No ha salido. Inténtalo otra vez en un momento.',
}

/** The sentences about notices, in the language the page speaks now. */
export const noticesText = inLanguage({ en, es })

/** What to say of something that went wrong. */
export function troubleText(why: string): string {
  const { troubles, failed } = noticesText()
  return Object.hasOwn(troubles, why) ? troubles[why as keyof typeof troubles] : failed
}
