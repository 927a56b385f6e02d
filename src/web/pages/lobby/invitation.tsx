import { useState } from 'preact/hooks'
import { Button } from '../../parts/controls/button.tsx'
import { CopyButton } from '../../parts/controls/copy.tsx'
import { shareSheet } from '../../parts/controls/share.tsx'
import { later } from '../../parts/later.tsx'
import { lobbyText } from './text/index.ts'

const QrDialog = later(async () => (await import('./qr-dialog.tsx')).QrDialog)

interface Props {
  link: string
  /** Which chair it leads to, from 0. */
  index: number
  /** The game's name. */
  title: string
}

/** Ways to hand on the link to a free chair: by the device's sheet, as text, as a code to be scanned. */
export function Invitation({ link, index, title }: Props) {
  const [scanning, setScanning] = useState(false)
  const which = lobbyText('lobby.linkFor', { n: index + 1 })
  const share = () =>
    void shareSheet({ title, text: lobbyText('lobby.shareText', { game: title }), url: link })
  const shares = 'share' in navigator
  return (
    <>
      {shares && (
        <Button icon="share" onClick={share} label={`${lobbyText('lobby.share')}: ${which}`}>
          {lobbyText('lobby.share')}
        </Button>
      )}
      <CopyButton text={link} kind={shares ? 'quiet' : 'main'} which={which} />
      {!leadsHereOnly(link) && (
        <Button
          kind="quiet"
          icon="qr"
          onClick={() => setScanning(true)}
          label={`${lobbyText('lobby.qr')}: ${which}`}
        >
          {lobbyText('lobby.qr')}
        </Button>
      )}
      {scanning && <QrDialog {...{ link, title }} onClose={() => setScanning(false)} />}
    </>
  )
}

/** Whether a link can be opened on this computer alone, as one of a server that was just tried out. */
export const leadsHereOnly = (link: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(link).hostname)
