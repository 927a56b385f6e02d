/**
 * Words that ask for the same thing, in all languages, small and without accents: the search for
 * one that a rulebook does not have is a search for the first of its line that it has.
 */
export const ALIKE: readonly (readonly string[])[] = [
  ['money', 'cash', 'coin', 'gold', 'dinero', 'plata', 'moneda', 'oro'],
  ['swap', 'trade', 'exchange', 'barter', 'intercambio', 'trueque', 'cambio', 'canje'],
  ['buy', 'purchase', 'comprar', 'adquirir'],
  ['sell', 'vender'],
  ['cost', 'price', 'costo', 'coste', 'precio'],
  ['win', 'victory', 'winner', 'ganar', 'vencer', 'victoria'],
  ['score', 'points', 'puntuacion', 'puntaje', 'puntos'],
  ['tie', 'draw', 'empate'],
  ['round', 'turn', 'ronda', 'turno'],
  ['pawn', 'piece', 'meeple', 'peon', 'ficha', 'pieza'],
  ['deck', 'pile', 'stack', 'mazo', 'pila', 'baraja'],
  ['bag', 'purse', 'bolsa', 'saco', 'bolso'],
  ['track', 'path', 'camino', 'recorrido', 'pista'],
  ['hire', 'recruit', 'contratar', 'reclutar'],
]
