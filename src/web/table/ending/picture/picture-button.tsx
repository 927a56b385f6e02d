import { useState } from 'preact/hooks'
import { gameTitle } from '../../../game-title.ts'
import { findGame } from '../../../../games/index.ts'
import { initialOf } from '../../../../kit/words/initial.ts'
import type { Who } from '../../../../kit/words/text.ts'
import type { TableInfo } from '../../../../protocol/table.ts'
import { me } from '../../../api.ts'
import { Portrait } from '../../../characters/portrait.tsx'
import { Button } from '../../../parts/controls/button.tsx'
import { say } from '../../../parts/live.tsx'
import { Emblem } from '../../../parts/pictures/emblem.tsx'
import { save } from '../../../parts/save.ts'
import { formats } from '../../../text/formats.ts'
import { pageText } from '../../../text/index.ts'
import { inOrder, placeAt } from '../ranks.tsx'
import { endingText } from '../text/index.ts'
import { coloursOf, imageOf, pictureOf } from './picture.tsx'
import type { Shown } from './draw.ts'

/** Pixels of the drawings, before they are laid on the picture. */
const [FACE, EMBLEM] = [144, 800]

interface Props {
  table: TableInfo
  who: Who
  /** What the game says of a seat's result: "5 points", or "". */
  result: (seat: number) => string
}

/** Makes a picture of the places: shared where the device shares files, else kept as a file. */
export function PictureButton(props: Props) {
  const [making, setMaking] = useState(false)
  const [failed, setFailed] = useState(false)
  const shares = 'canShare' in navigator && navigator.canShare({ files: [asFile(new Blob())] })
  const make = async () => {
    setMaking(true)
    try {
      const file = asFile(await pictureOf(await shownOf(props)))
      if (shares) await navigator.share({ files: [file] }).catch(() => {})
      else save(file.name, file)
    } catch {
      setFailed(true)
      say(endingText('ending.noPicture'))
    }
    setMaking(false)
  }
  if (failed) return <p class="tb-aside">{endingText('ending.noPicture')}</p>
  return (
    <Button
      kind="bare"
      icon={shares ? 'share' : 'download'}
      disabled={making}
      onClick={() => void make()}
    >
      {endingText(shares ? 'ending.share' : 'ending.save')}
    </Button>
  )
}

const asFile = (picture: Blob): File =>
  new File([picture], `tianguis-${new Date().toISOString().slice(0, 10)}.png`, {
    type: 'image/png',
  })

async function shownOf({ table, who, result }: Props): Promise<Shown> {
  const colours = coloursOf(findGame(table.game)?.meta.accent)
  const placed = inOrder(table).map(async seat => {
    // Whoever sees the picture is not me: I stand there by my name, not as "you".
    const mine = seat === who.me
    const nameless = mine && table.seats[seat]?.name === ''
    const name = nameless ? (me.value?.name ?? pageText('people.player')) : who.name(seat)
    const portrait = <Portrait {...{ table, seat, name, mine }} />
    return {
      place: placeAt(table, seat),
      name,
      result: result(seat),
      face: await imageOf(portrait, FACE, colours.onAccent),
      initial: initialOf(name),
    }
  })
  return {
    game: gameTitle(table.game),
    foot: `Tianguis · ${formats().moment(table.updatedAt)} · ${location.host}`,
    emblem: await imageOf(<Emblem game={table.game} />, EMBLEM, colours.ink),
    colours,
    placed: await Promise.all(placed),
  }
}
