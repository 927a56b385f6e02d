import { capital, COLOUR, does, good, list, noun } from '../merchants/speech-en.ts'
import type { MerchantText } from '../merchants/index.ts'
import { faceOf, isCoal, metalOf } from '../../engine/merchants/blacksmith/dice.ts'
import { heatOf } from '../../engine/merchants/blacksmith/furnaces.ts'
import type { BlacksmithShop, BlacksmithWords } from '../../engine/merchants/blacksmith/words.ts'

const GOODS = [noun('Weapon'), noun('Armour', 'Armour')] as const

const metal = (die: number) => (isCoal(die) ? 'coal' : COLOUR[metalOf(die)])
/** "red 4", "coal 2". */
const dieText = (die: number) => `${metal(die)} ${faceOf(die)}`
const dice = (all: readonly number[]) => list(all.map(dieText))
const furnaceText = (index: number) => `furnace ${index + 1}`
const where = (furnace: number | null) =>
  furnace === null ? 'in the tray' : `in ${furnaceText(furnace)}`
const heat = (shop: BlacksmithShop, furnace: number, more: number) =>
  heatOf(shop.furnaces[furnace] ?? []) + more

export const text: MerchantText<BlacksmithWords> = {
  name: 'Blacksmith',
  blurb:
    'Roll the dice of your tray and put them into the furnaces: one alloy die, which gives the colour, and coal, until the heat is right. Heat 6 to 9 forges a Weapon, 10 to 12 Armour. Alloy goes back to the ore cart, unless a Corruption card keeps it.',
  goods: GOODS,
  spaces: {
    'bla.smelt': {
      name: 'Smelt',
      does: 'Take 1 or 2 alloy dice from the ore cart and roll them into the tray.',
      closed: 'The ore cart is empty.',
    },
    'bla.fire': {
      name: 'Fire up',
      does: 'Rake out any furnaces, roll all dice of the tray, then place up to 3 of them.',
      closed: 'There is no die in the tray or in the furnaces.',
    },
    'bla.bellows': {
      name: 'Bellows',
      does: 'Turn dice in furnaces by 1 up or down, twice at most, then place up to 3 dice of the tray as they lie.',
      closed: 'There is no die in the furnaces to turn, and none in the tray to place.',
    },
    'bla.contraband': {
      name: 'Contraband ore',
      does: 'Put an alloy die of the ore cart into a furnace, with any face.',
      closed: 'The ore cart is empty, or no furnace can take alloy.',
    },
    'bla.forge': {
      name: 'Forge',
      does: 'Forge any ready furnaces. Each alloy die goes to the ore cart, or for a Corruption card to the tray.',
      closed: 'No furnace is ready for a Good that you still have in supply.',
    },
  },
  staff: [
    { name: 'Journeyman', does: 'Turn one die in the tray or in a furnace to any face.' },
    { name: 'Stoker', does: 'Roll all dice of the tray again, then place up to 1.' },
    {
      name: 'Hauler',
      does: 'Take an alloy die from the ore cart and roll it; put it into a furnace or leave it in the tray.',
    },
    {
      name: 'Striker',
      does: 'Forge 1 ready furnace; its alloy die goes to the tray without a Corruption card.',
    },
  ],
  shields: 'Armour forged at heat 11 or 12, a masterwork, activates the shield of its colour.',
  prompt(question) {
    switch (question.at) {
      case 'bla.smelt.pick':
        return question.begun
          ? { title: 'Smelt another alloy die?', hint: 'it is rolled into the tray' }
          : {
              title: 'Smelt: choose an alloy die',
              hint: `up to ${question.left}; each is rolled into the tray`,
            }
      case 'bla.rake':
        return {
          title: 'Rake out furnaces, or roll',
          hint: 'their dice go to the tray and are rolled with it',
        }
      case 'bla.place':
        return question.must
          ? { title: 'Place a die', hint: `up to ${question.left}, from the tray into furnaces` }
          : {
              title: 'Place a die?',
              hint: `up to ${question.left} more, from the tray into furnaces`,
            }
      case 'bla.furnace':
        return { title: `Place ${dieText(question.die)}`, hint: 'into which furnace?' }
      case 'bla.adjust':
        return {
          title: 'Bellows: turn a die by 1?',
          hint: `up to ${question.left} more; then you place dice`,
        }
      case 'bla.contraband':
        return { title: 'Contraband: which alloy?', hint: 'then its face and its furnace' }
      case 'bla.contraband.place':
        return {
          title: `Set the ${COLOUR[question.colour]} die and place it`,
          hint: 'any face, as far as the heat allows',
        }
      case 'bla.forge.next':
        return question.begun
          ? { title: 'Forge another furnace?', hint: '' }
          : { title: 'Choose a furnace to forge', hint: 'heat 6 to 9 a Weapon, 10 to 12 Armour' }
      case 'bla.keep':
        return {
          title: 'Keep the alloy die?',
          hint: 'it costs a Corruption card; else it goes to the ore cart',
        }
      case 'bla.journeyman':
        return { title: 'Journeyman: choose a die to turn', hint: 'in the tray or in a furnace' }
      case 'bla.face':
        return {
          title: `Turn ${dieText(question.die)} ${where(question.furnace)}`,
          hint: 'to which face?',
        }
      case 'bla.haul.pick':
        return { title: 'Hauler: choose an alloy die', hint: 'it is rolled, then you may place it' }
      case 'bla.haul.place':
        return {
          title: `Hauled ${dieText(question.die)}: into a furnace?`,
          hint: 'or leave it in the tray',
        }
      case 'bla.strike':
        return {
          title: 'Striker: choose a furnace to forge',
          hint: 'its alloy die goes to the tray',
        }
    }
  },
  doing(question) {
    switch (question.at) {
      case 'bla.smelt.pick':
      case 'bla.haul.pick':
      case 'bla.contraband':
        return 'fetches alloy'
      case 'bla.rake':
        return 'rakes out furnaces'
      case 'bla.place':
      case 'bla.furnace':
      case 'bla.haul.place':
      case 'bla.contraband.place':
        return 'fills the furnaces'
      case 'bla.adjust':
        return 'works the bellows'
      case 'bla.forge.next':
      case 'bla.keep':
      case 'bla.strike':
        return 'forges'
      case 'bla.journeyman':
      case 'bla.face':
        return 'turns a die'
    }
  },
  move(move, shop) {
    switch (move.type) {
      case 'bla.smelt.pick':
      case 'bla.haul.pick':
      case 'bla.contraband':
        return `Take ${COLOUR[move.colour]} alloy`
      case 'bla.rake':
        return `Rake out ${furnaceText(move.furnace)}`
      case 'bla.place':
        return `Place ${dieText(move.die)}`
      case 'bla.adjust':
        return `${capital(dieText(move.die))} ${where(move.furnace)} to ${faceOf(move.die) + move.by}: heat ${heat(shop, move.furnace, move.by)}`
      case 'bla.contraband.place':
        return `${move.face} into ${furnaceText(move.furnace)}: heat ${heat(shop, move.furnace, move.face)}`
      case 'bla.forge.next':
      case 'bla.strike':
        return `Forge ${furnaceText(move.furnace)}: ${dice(shop.furnaces[move.furnace] ?? [])}`
      case 'bla.keep':
        return move.keep ? 'Keep it for a Corruption card' : 'Back to the ore cart'
      case 'bla.journeyman':
        return `Turn ${dieText(move.die)} ${where(move.furnace)}`
      case 'bla.face':
        return `To ${move.face}`
      case 'bla.furnace':
      case 'bla.haul.place':
        return `Into ${furnaceText(move.furnace)}, at heat ${heat(shop, move.furnace, 0)}`
    }
  },
  stop(question) {
    switch (question.at) {
      case 'bla.rake':
        return 'Roll the tray'
      case 'bla.adjust':
        return 'On to placing'
      case 'bla.haul.place':
        return 'Leave it in the tray'
      default:
        return 'Enough'
    }
  },
  event(event, who) {
    switch (event.type) {
      case 'bla.smelted':
        return `${does(event.seat, who, 'took')} ${metal(event.die)} alloy and rolled ${faceOf(event.die)}`
      case 'bla.raked':
        return `${does(event.seat, who, 'raked')} out ${furnaceText(event.furnace)}: ${dice(event.dice)}`
      case 'bla.rolled':
        return `${does(event.seat, who, 'rolled')} ${dice(event.dice)}`
      case 'bla.placed':
        return `${does(event.seat, who, 'put')} ${event.ore ? 'contraband ' : ''}${dieText(event.die)} into ${furnaceText(event.furnace)}: heat ${event.heat}`
      case 'bla.turned':
        return `${does(event.seat, who, 'turned')} ${dieText(event.die)} ${where(event.furnace)} to ${faceOf(event.into)}`
      case 'bla.forged':
        return `${does(event.seat, who, 'forged')} ${event.good > 4 ? '' : 'a '}${good(GOODS, event.good)} at heat ${event.heat}`
      case 'bla.cleared':
        return `${does(event.seat, who, event.kept ? 'kept' : 'returned')} the ${metal(event.die)} alloy${event.kept ? '' : ' to the ore cart'}`
    }
  },
  refusals: {
    'bla-full-alloy': n => `There is alloy ${where(n.furnace)} already.`,
    'bla-full-coal': n => `There is no room for more coal ${where(n.furnace)}.`,
    'bla-furnace-empty': n => `There is no die ${where(n.furnace)}.`,
    'bla-no-alloy': n => `There is no alloy ${where(n.furnace)}.`,
    'bla-no-furnace': n => `No furnace can take ${dieText(n.die)}.`,
    'bla-not-in-cart': n => `There is no ${COLOUR[n.colour]} alloy in the ore cart.`,
    'bla-not-in-furnace': n => `There is no ${dieText(n.die)} ${where(n.furnace)}.`,
    'bla-not-in-supply': n => `You have no ${good(GOODS, n.good)} left in supply.`,
    'bla-not-in-tray': n => `There is no ${dieText(n.die)} in the tray.`,
    'bla-not-ready': n =>
      `Heat ${n.heat} is too low ${where(n.furnace)}: a Weapon takes ${n.bound}.`,
    'bla-same-face': () => 'The die shows this face already.',
    'bla-too-hot': n => `The heat would be ${n.heat}, and ${n.bound} is the limit.`,
  },
}
